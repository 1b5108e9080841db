"""Demo data: licences of a newcomer's organization, some of them redeemed."""
