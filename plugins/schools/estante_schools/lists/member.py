"""The lists of the people of a school and of a group."""

from estante.api.people import people_within

SCHOOL_MEMBERS = people_within("""
    EXISTS (SELECT 1 FROM school_members m
            WHERE m.tenant_id = p.tenant_id AND m.person_guid = p.guid AND m.school_guid = :school)
""")
GROUP_MEMBERS = people_within("""
    EXISTS (SELECT 1 FROM school_group_members m
            WHERE m.tenant_id = p.tenant_id AND m.person_guid = p.guid AND m.group_guid = :group)
""")
