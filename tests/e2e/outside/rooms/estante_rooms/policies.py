"""Who may do what with rooms and bookings."""

from estante.api.access import ADMIN, Section, grant

ACTIONS = ("readList", "readDetail", "create", "update", "delete", "deleteOwner", "export")
Rooms = Section("rooms", *ACTIONS)
Bookings = Section("bookings", *ACTIONS)
ALL = [*grant(ADMIN, Rooms.all), *grant(ADMIN, Bookings.all)]
