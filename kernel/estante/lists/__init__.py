"""Lists: one `ListSpec` says what a list can be asked, and everything of the list comes from it."""
