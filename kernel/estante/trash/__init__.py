"""The trash: what people deleted in any plugin, in one list, for 30 days."""
