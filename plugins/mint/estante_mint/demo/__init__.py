"""Demo data: a lesson of a newcomer's organization."""
