"""Questions and tests: written in the editor, played in the viewer, scored here."""
