#!/usr/bin/env bash
# A bot that plays anything it may, with nothing but curl:
#     examples/random_bot.sh INVITATION [NAME]
# It reads JSON by eye, as a line of a known shape; a grown-up bot would rather parse it.
set -euo pipefail

invitation=$1
name=${2:-Shell bot}
house=${invitation%/join/*}
IFS=/ read -r table invite <<<"${invitation##*/join/}"
token=$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=')

api() { curl --silent --fail --header "Authorization: Bearer $token" "$@"; }
wish() { api "$house/api/table/$table/$1" --data "$2" >/dev/null || true; } # too late is no harm
inside() { sed -n "s/.*\"$1\":\[\([^]]*\)\].*/\1/p" <<<"$state"; }           # of a list

api "$house/api/table/$table/join" --data "{\"invite\": \"$invite\", \"name\": \"${name//\"/}\"}" \
    >/dev/null

while read -r state; do
    [[ $state == '{"type":"state"'* ]] || continue
    for chair in $(inside speak | tr ',' ' '); do
        wish words "{\"chair\": $chair, \"words\": \"$RANDOM$RANDOM\"}"
    done
    if [[ $state == *'"outcome":{'* ]]; then
        sed 's/.*"status":"\(.*\)"}/\1/' <<<"$state"
        break
    elif [[ $state =~ \"offer\":\{\"number\":([0-9]+),\"by\":([0-9]+) &&
        ${BASH_REMATCH[2]} != "$(inside you)" ]]; then
        wish decline "{\"offer\": ${BASH_REMATCH[1]}}"
    elif [[ $state == *'"is_yours":true'* && $state == *'"actions":['* ]]; then
        mapfile -t actions < <(inside actions | sed 's/","/"\n"/g')
        [[ $state =~ \"after\":([0-9]+) ]]
        wish act "{\"action\": ${actions[RANDOM % ${#actions[@]}]}, \"after\": ${BASH_REMATCH[1]}}"
    fi
done < <(api --no-buffer "$house/api/table/$table/stream")
