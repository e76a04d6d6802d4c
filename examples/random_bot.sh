#!/usr/bin/env bash
# A bot that plays random actions, with nothing but curl:
#     examples/random_bot.sh INVITATION [NAME]
# It cuts the values out of each JSON line with sed; a serious bot would use a JSON parser.
set -euo pipefail

invitation=$1
name=${2:-Shell bot}
server=${invitation%/join/*}
IFS=/ read -r table invite <<<"${invitation##*/join/}"
token=$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=')

api() { curl --silent --fail --header "Authorization: Bearer $token" "$@"; }
post() { api "$server/api/table/$table/$1" --data "$2" >/dev/null || true; } # may be too late
list() { sed -n "s/.*\"$1\":\[\([^]]*\)\].*/\1/p" <<<"$state"; }                 # its elements

api "$server/api/table/$table/join" --data "{\"invite\": \"$invite\", \"name\": \"${name//\"/}\"}" \
    >/dev/null

while read -r state; do
    [[ $state == '{"type":"state"'* ]] || continue
    for chair in $(list speak | tr ',' ' '); do
        post words "{\"chair\": $chair, \"words\": \"$RANDOM$RANDOM\"}"
    done
    if [[ $state == *'"outcome":{'* ]]; then
        sed 's/.*"status":"\(\([^"\\]\|\\.\)*\)".*/\1/' <<<"$state"
        break
    elif [[ $state =~ \"offer\":\{\"number\":([0-9]+),\"by\":([0-9]+) &&
        ${BASH_REMATCH[2]} != "$(list you)" ]]; then
        post decline "{\"offer\": ${BASH_REMATCH[1]}}"
    elif [[ $state == *'"is_yours":true'* && $state == *'"actions":['* ]]; then
        mapfile -t actions < <(list actions | sed 's/","/"\n"/g' | grep -v '^"resign')
        [[ $state =~ \"after\":([0-9]+) ]]
        after=${BASH_REMATCH[1]}
        post act "{\"action\": ${actions[RANDOM % ${#actions[@]}]}, \"after\": $after}"
    fi
done < <(api --no-buffer "$server/api/table/$table/stream")
