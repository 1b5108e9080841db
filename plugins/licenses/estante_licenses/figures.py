"""How many licences there are, for plugins that show figures."""

from estante_licenses.contracts import LicenseFigures

LICENSE_FIGURES = LicenseFigures(
    """
SELECT l.role_guid, l.country_guid, l.batch_guid, b.name AS batch_name,
  count(*) FILTER (WHERE l.created_at >= $1::timestamptz AND l.created_at < $2::timestamptz) AS created,
  coalesce(sum(r.redeemed), 0)::bigint AS redeemed,
  count(*) FILTER (WHERE l.consumed = 0 AND (l.ends_at IS NULL OR l.ends_at > now())) AS unused,
  count(*) FILTER (WHERE l.ends_at > now() AND l.ends_at <= now() + interval '30 days') AS expiring,
  count(*) FILTER (WHERE l.ends_at <= now()) AS expired
FROM licenses l
LEFT JOIN license_batches b ON b.tenant_id = l.tenant_id AND b.guid = l.batch_guid
LEFT JOIN (
  SELECT license_guid, count(*) AS redeemed FROM license_redemptions
  WHERE linked_at >= $1::timestamptz AND linked_at < $2::timestamptz
    AND ($6::uuid[] IS NULL OR person_guid = ANY($6::uuid[]))
  GROUP BY 1
) AS r ON r.license_guid = l.guid
WHERE l.deleted_at IS NULL
  AND ($3::uuid[] IS NULL OR l.country_guid = ANY($3::uuid[]))
  AND ($4::text[] IS NULL OR l.role_guid = ANY($4::text[]))
  AND ($5::uuid[] IS NULL OR EXISTS (
    SELECT FROM license_publications p
    WHERE p.tenant_id = l.tenant_id AND p.license_guid = l.guid AND p.publication_guid = ANY($5::uuid[])
  ) OR EXISTS (
    SELECT FROM license_batch_publications p
    WHERE p.tenant_id = l.tenant_id AND p.batch_guid = l.batch_guid AND p.publication_guid = ANY($5::uuid[])
  ))
GROUP BY 1, 2, 3, 4
"""
)
