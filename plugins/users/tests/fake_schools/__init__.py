"""A plugin that puts people into schools and groups, in memory."""
