"""What a new organization does with people first."""

from estante.api.people import AdminUsers, Users, has_colleagues, has_users
from estante.api.plugins import FirstStep

FIRST_STEPS = (
    FirstStep(
        name="users.colleagues",
        text_key="users.first_steps.colleagues",
        page="/user/create-admin",
        action=AdminUsers.create,
        order=40,
        is_done=has_colleagues,
    ),
    FirstStep(
        name="users.users",
        text_key="users.first_steps.users",
        page="/imports/new/users.users",
        action=Users.create,
        order=50,
        is_done=has_users,
    ),
)
