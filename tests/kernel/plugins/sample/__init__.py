"""A third party's plugin, as small as can be, for what the kernel promises to any plugin."""
