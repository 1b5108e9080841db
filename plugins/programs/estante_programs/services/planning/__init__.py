"""Planning programs: programmings, their sessions and the guides of those."""
