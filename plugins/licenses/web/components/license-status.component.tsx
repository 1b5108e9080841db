import { formatDate, StatusMark, type Translator, useTexts } from "@estante/sdk";
import type { LicenseRow, Status } from "../api/licenses";

export const STATUS_KINDS = { active: "active", inactive: "inactive", expired: "failed" } as const;

export function LicenseStatus({ status, pill }: { readonly status: Status; readonly pill?: boolean }) {
  const t = useTexts("licenses");
  return <StatusMark kind={STATUS_KINDS[status]} label={t(`status.${status}`)} {...(pill && { pill })} />;
}

/** The last day of somebody's licence, which ends with its first moment after: `expires_at`. */
export const lastDay = (expires_at: string) => formatDate(new Date(Date.parse(expires_at) - 1).toISOString());

/** When a licence ends: on a day, or so long after somebody redeems it. */
export const endOf = (
  { expired_at, expires_after }: Pick<LicenseRow, "expired_at" | "expires_after">,
  t: Translator,
) =>
  expires_after
    ? t(`lasts.${expires_after.unit}`, { count: expires_after.number })
    : expired_at
      ? formatDate(expired_at)
      : "–";
