"""A plugin that brings a service of feature flags, which can be away."""
