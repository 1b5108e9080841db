"""Kanban tasks: how their boards begin, who opens which, and the cards on them."""
