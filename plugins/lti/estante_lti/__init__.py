"""LTI 1.3: schools that launch Estante from their LMS."""
