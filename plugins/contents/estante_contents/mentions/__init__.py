"""Where contents say what is searched: what is kept for it, and what is answered."""
