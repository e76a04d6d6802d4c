"""The JSON API for programs, and the OpenAPI document that describes it."""
