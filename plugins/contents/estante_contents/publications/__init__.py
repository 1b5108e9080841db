"""Publications: titles that an organization brings out, made of contents."""
