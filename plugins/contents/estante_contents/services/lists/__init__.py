"""Finding contents by their words: what else than the list's own SQL that needs."""
