"""Analytics: what is used in an organization, by day, role and school."""
