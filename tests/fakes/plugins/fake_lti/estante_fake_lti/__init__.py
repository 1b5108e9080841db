"""A plugin with two LTI tools, and the type of content that is of one."""
