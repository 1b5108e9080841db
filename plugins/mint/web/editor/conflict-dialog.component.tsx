import { Dialog, formatRelative, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { DocumentView } from "../reader/document-view.component";
import classes from "./editor.module.css";
import { useLesson } from "./lesson-context";
import type { Conflict } from "./use-pages";

interface Props {
  readonly conflict: Conflict;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else saved the page meanwhile: both are shown, and one of them stays. */
export function PageConflictDialog({ conflict, onTakeTheirs, onKeepMine }: Props) {
  const t = useTexts("mint");
  const { images } = useLesson();
  const { mine, theirs } = conflict;
  const values = {
    name: theirs.changed_by ?? t("conflict.somebody"),
    when: formatRelative(theirs.updated_at),
  };
  const sides = [
    { id: "mine", draft: mine },
    { id: "theirs", draft: theirs },
  ] as const;
  return (
    <Dialog
      opened
      onClose={onTakeTheirs}
      size="xl"
      title={t("conflict.title")}
      subtitle={t("conflict.text", values)}
      cancel={null}
      aside={
        <Button variant="default" onClick={onTakeTheirs}>
          {t("conflict.take")}
        </Button>
      }
      confirm={{ label: t("conflict.keep"), run: onKeepMine }}
      withClose={false}
      isGuarded
    >
      <div className={classes.conflict}>
        {sides.map(({ id, draft }) => (
          <section key={id} aria-label={t(`conflict.${id}`)} className={classes.version}>
            <h3 className={classes.whose}>{t(`conflict.${id}`)}</h3>
            <p className={classes.versionTitle}>{draft.title}</p>
            <DocumentView document={draft.document} images={images} media={{}} />
            {draft.beside && <DocumentView document={draft.beside} images={images} media={{}} />}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
