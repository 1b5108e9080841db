"""What lies outside of Estante, played by us: a mail server, an identity provider."""
