"""A plugin that puts people into courses, in memory."""
