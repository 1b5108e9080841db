"""The SCORM player's page, served from the host of the package that it plays.

A package finds its API object by walking up its frames, so the page that holds it must be of the package's own
origin. The page loads one script of ours, holds the API, frames the SCO, and talks to the viewer through a
MessagePort. It trusts only the tenant's application, whose origins stand in the page.
"""

import json
from html import escape
from importlib.resources import files
from pathlib import Path

from estante.errors import NotFound
from estante.files.store import FileStore
from estante.tenancy.tenant import Tenant
from litestar import Response, get
from litestar.response import File

SCRIPT = "player/scorm.js"
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>SCORM</title>
<link rel="icon" href="data:,">
<script type="module" src="/_player/scorm.js"></script>
</head>
<body data-app-origins="{origins}"></body>
</html>
"""
POLICY = (
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors {ancestors}"
)
