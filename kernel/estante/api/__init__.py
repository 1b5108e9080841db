"""The kernel as plugins see it: what stands in these modules, and in `estante.testing`, and nothing else.

`kernel/API.md` lists every name. `"api_version": "1.0"` in a manifest says which version a plugin was made
for: one for another major version, or for a later minor one, is set aside.
"""

API_VERSION = "1.0"
