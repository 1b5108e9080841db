"""Second factors of staff: authenticators, passkeys and recovery codes (decision 0040)."""
