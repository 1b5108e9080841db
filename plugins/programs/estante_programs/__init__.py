"""Programs of a tenant."""
