"""What people and staff do with accounts: profile, picture, recovery, impersonation."""
