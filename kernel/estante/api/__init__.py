"""The kernel as plugins see it: what stands in these modules, and in `estante.testing`, and nothing else.

`kernel/API.md` lists every name. A manifest's `"api": "1.0"` says which version a plugin was made for: a
plugin made for another major version, or for a later minor one, is set aside.
"""

API_VERSION = "1.0"
