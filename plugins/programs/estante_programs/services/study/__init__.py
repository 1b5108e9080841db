"""What people who follow programs are shown, and how far they are."""
