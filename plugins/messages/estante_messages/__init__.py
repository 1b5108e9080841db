"""The plugin `messages`: what an organization tells its people, by role, country and group."""
