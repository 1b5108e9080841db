"""Acts on many records, by guid or by a list's filter, with a verdict for each; they can be undone."""
