"""A plugin with pages that are written in an editor of its own."""
