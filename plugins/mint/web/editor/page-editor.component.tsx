import { useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import type { Draft } from "../api/lessons";
import { DocumentEditor } from "./document-editor.component";
import classes from "./editor.module.css";
import { useLesson } from "./lesson-context";

interface Props {
  readonly draft: Draft;
  readonly onChange: (fields: Partial<Draft>) => void;
}

/** A page: its title and its blocks, on two sides where it is a dual page. */
export function PageEditor({ draft, onChange }: Props) {
  const t = useTexts("mint");
  const { isReadOnly } = useLesson();
  const { title, document, beside } = draft;
  return (
    <section className={classes.page} aria-label={title}>
      <TextInput
        label={t("editor.pageTitle")}
        value={title}
        maxLength={250}
        readOnly={isReadOnly}
        error={title.trim() ? undefined : t("editor.pageTitleMissing")}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <div className={classes.sides} data-dual={beside !== null || undefined}>
        <DocumentEditor
          label={t(beside ? "editor.leftSide" : "editor.blocksOf", { title })}
          document={document}
          onChange={(changed) => onChange({ document: changed })}
        />
        {beside && (
          <DocumentEditor
            label={t("editor.rightSide", { title })}
            document={beside}
            onChange={(changed) => onChange({ beside: changed })}
          />
        )}
      </div>
    </section>
  );
}
