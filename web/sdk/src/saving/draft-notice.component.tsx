import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { formatList, formatRelative } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./draft-notice.module.css";
import type { OfferedDraft } from "./use-draft";

/** Offers what was typed at another time and never saved: what it was, since when, and to take it or leave it. */
export function DraftNotice({ draft }: { readonly draft: OfferedDraft | null }) {
  const t = useOwnTexts();
  if (!draft) return null;
  const { changes, at } = draft;
  return (
    <section className={classes.notice} aria-label={t("draft.label")}>
      <IconHistory size={18} stroke={1.6} aria-hidden="true" />
      <p className={classes.text} role="status">
        {t("draft.text", { count: changes.length, changes: formatList(changes), when: formatRelative(at) })}
      </p>
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={draft.discard}>
          {t("draft.discard")}
        </Button>
        <Button size="xs" onClick={draft.restore}>
          {t("draft.restore")}
        </Button>
      </div>
    </section>
  );
}
