"""Projects: a statement with its materials, and what each person delivers until it is due."""
