"""The JSON Schema of a manifest, for editors: `$schema` in a manifest names its file in the SDK's package.

`estante plugins schema > web/sdk/manifest.schema.json` writes it.
"""

import json

import msgspec

from estante.plugins.manifest import Manifest


def manifest_schema() -> str:
    """The schema as its file has it."""
    schema = msgspec.json.schema(Manifest)
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
