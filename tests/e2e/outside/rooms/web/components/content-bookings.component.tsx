import { AsideSection, formatDate, formatTime, Link, LoadingRows, useTexts } from "@estante/sdk";
import { useApiQuery } from "../api/bookings";

/** Where a content is going to be shown: a block beside it. */
export function ContentBookings({ record }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("rooms");
  const { data, isError } = useApiQuery("/bookings", { query: { content: [record.guid] } });
  const rows = data?.data ?? [];
  return (
    <AsideSection title={t("bookings.list.title")}>
      {isError && <p role="alert">{t("bookings.list.error")}</p>}
      {!data && !isError && <LoadingRows rows={1} />}
      {data && rows.length === 0 && <p>{t("bookings.list.empty.title")}</p>}
      {rows.map(({ guid, name, room, starts_at }) => (
        <p key={guid}>
          <Link to={`/bookings/${guid}`}>{name}</Link> {room}, {formatDate(starts_at)} {formatTime(starts_at)}
        </p>
      ))}
    </AsideSection>
  );
}
