import { Link, useTexts } from "@estante/sdk";
import type { ContentRow } from "../api/contents";
import classes from "./mention-place.module.css";
import { type Mention, useMentions } from "./mentions";

export interface MentionProps {
  readonly row: Pick<ContentRow, "guid" | "name" | "status">;
}

/** Where the viewer opens at a place, and how its address says which. */
const OPENED_AT = new Set<Mention["place"]>([
  "page",
  "chapter",
  "subtitle",
  "transcript",
  "audiodescription",
  "chapters",
]);

/** The name with the words that were searched, where it has them. */
export function MarkedName({ row }: MentionProps) {
  const mention = useMentions(row.guid).find(({ place }) => place === "name");
  return mention ? <Marked snippet={mention.snippet} /> : row.name;
}

/** «Página 12: … el agua sube …», which opens the content there; nothing where only the name has the words. */
export function MentionPlace({ row }: MentionProps) {
  const mention = useBesideName(row.guid);
  if (!mention) return null;
  return (
    <span className={classes.mention}>
      <PlaceLink row={row} mention={mention} />
      {mention.snippet.length > 0 && (
        <q className={classes.line}>
          <Marked snippet={mention.snippet} />
        </q>
      )}
    </span>
  );
}

/** The same as a word alone, where what is around it is a link already. */
export function MentionWords({ row }: MentionProps) {
  const mention = useBesideName(row.guid);
  return mention && <span className={classes.words}>{mention.label}</span>;
}

/** All places, each with what stands there. */
export function MentionQuotes({ row }: MentionProps) {
  const t = useTexts("contents");
  const mentions = useMentions(row.guid);
  if (mentions.length === 0) return null;
  return (
    <section className={classes.quotes} aria-label={t("mentions.said")}>
      <h4 className={classes.title}>{t("mentions.said")}</h4>
      <ul>
        {mentions.map((mention) => (
          <li key={mention.place}>
            <PlaceLink row={row} mention={mention} />
            {mention.snippet.length > 0 && (
              <q className={classes.quote}>
                <Marked snippet={mention.snippet} />
              </q>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the places the first that the row does not show anyway. */
function useBesideName(guid: string): Mention | null {
  return useMentions(guid).find(({ place }) => place !== "name") ?? null;
}

function PlaceLink({ row, mention }: MentionProps & { readonly mention: Mention }) {
  const t = useTexts("contents");
  const { place, at, label } = mention;
  // Nobody is shown an inactive content in the viewer.
  if (at === null || row.status === "inactive" || !OPENED_AT.has(place))
    return <span className={classes.plain}>{label}</span>;
  return (
    <Link
      to={`/viewer/${row.guid}?show_at=${Math.floor(at)}`}
      className={classes.place ?? ""}
      aria-label={t("mentions.open", { place: label, name: row.name })}
    >
      {label}
    </Link>
  );
}

function Marked({ snippet }: Pick<Mention, "snippet">) {
  return snippet.map(({ text, is_found }, at) =>
    is_found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a text have no other key
      <mark key={at} className={classes.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
