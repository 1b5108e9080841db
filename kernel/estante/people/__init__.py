"""People as staff keep them: what is offered to the plugin that has their pages, lists and calls (0038)."""
