"""What launches let people open."""

from estante_contents.contracts import EntitlementReason
from estante_schools.contracts import LTI_SCHOOLS

QUERY = f"""
SELECT x.content_guid AS guid FROM lti_placements x
WHERE x.person_guid = $1::uuid AND x.school_guid IN ({LTI_SCHOOLS})
"""  # noqa: S608 - code of plugins
LAUNCHED = EntitlementReason("lti", "lti.reasons.launch", QUERY)
