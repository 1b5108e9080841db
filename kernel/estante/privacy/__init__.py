"""What is kept about a person: declared by the kernel and every plugin, exported, and erased.

`declarations.py` holds what the hook `register_personal_data` returns. `tables.py` runs a declaration,
`export.py` and `erasure.py` run all of them, and `undeclared.py` finds columns that nobody answers for.
"""
