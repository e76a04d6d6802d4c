"""The page of the HTTP API, from its OpenAPI document."""

from collections.abc import Iterator
from typing import Any

from gamecase.web.api.openapi import document

_REFERENCE = "#/components/schemas/"


def http_api_page() -> str:
    """The text of the page."""
    described = document()
    lines = [
        "# HTTP API",
        "",
        "Every server describes this at `/api/openapi.json`. [The guide](api.md) explains",
        "how tables, tokens and streams work together, and has a client for Python.",
        "",
        "## Operations",
        "",
    ]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            lines += _operation(method.upper(), path, operation)
    lines += ["## Types", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += _type(name, schema)
    return "\n".join(lines)


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"(operation-{operation['operationId']})="
    yield f"### {method} `{path}`"
    yield ""
    yield operation["summary"]
    yield ""
    for parameter in operation["parameters"]:
        about = parameter.get("description", "")
        kind = "in the path" if parameter["in"] == "path" else "query"
        yield f"* `{parameter['name']}` ({kind}, {_kind(parameter['schema'])}) {about}".rstrip()
    if "requestBody" in operation:
        yield f"* body: {_content(operation['requestBody'])}"
    for status, response in operation["responses"].items():
        answer = _content(response) if int(status) < 400 else ""
        yield f"* **{status}** {response['description']} {answer}".rstrip()
    yield ""


def _content(held: dict[str, Any]) -> str:
    ((media, body),) = held["content"].items()
    return f"{_kind(body['schema'])} as `{media}`"


def _type(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"(type-{name.lower()})="
    yield f"### {name}"
    yield ""
    yield schema.get("description", "").replace("\n", " ")
    yield ""
    properties = schema.get("properties", {})
    if properties:
        required = schema.get("required", [])
        yield "| field | type | default |"
        yield "|---|---|---|"
        for field, kind in properties.items():
            default = "required" if field in required else f"`{kind.get('default', '')!r}`"
            yield f"| `{field}` | {_kind(kind)} | {default} |"
    elif "enum" in schema:
        yield f"One of {_kind(schema)}."
    yield ""


def _kind(schema: dict[str, Any]) -> str:
    """A type in words, with links to the types of the page."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REFERENCE)
        return f"[{name}](#type-{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "any value")
    if kind == "array":
        if fixed := schema.get("prefixItems"):
            return f"list of {', '.join(map(_kind, fixed))}"
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return str(kind)
