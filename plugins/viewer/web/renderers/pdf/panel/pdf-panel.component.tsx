import { useTexts } from "@estante/sdk";
import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { PagesRead } from "../stage/pages-read";
import type { PdfStage, PdfView } from "../stage/pdf-stage";
import type { FlatEntry } from "./outline";
import { OutlinePanel } from "./outline-panel.component";
import classes from "./panel.module.css";
import { Thumbnails } from "./thumbnails-panel.component";

interface Props {
  stage: PdfStage;
  view: PdfView;
  entries: readonly FlatEntry[];
  read: PagesRead;
  onGo(page: number): void;
  onClose(): void;
}

type Tab = "outline" | "thumbnails";

export function PdfPanel({ stage, view, entries, read, onGo, onClose }: Props) {
  const t = useTexts("viewer");
  const [tab, setTab] = useState<Tab>(entries.length > 0 ? "outline" : "thumbnails");
  const all = Array.from({ length: view.pages }, (_, index) => index + 1);
  return (
    <aside className={classes.panel} aria-label={t("pdf.contents")}>
      <div className={classes.head}>
        <SegmentedControl
          fullWidth
          value={tab}
          aria-label={t("pdf.contents")}
          onChange={(value) => setTab(value as Tab)}
          data={[
            { value: "outline", label: t("pdf.outline") },
            { value: "thumbnails", label: t("pdf.thumbnails") },
          ]}
        />
        <ActionIcon
          className={classes.close}
          variant="subtle"
          aria-label={t("pdf.closeContents")}
          onClick={onClose}
        >
          <IconX size={20} />
        </ActionIcon>
      </div>
      {tab === "outline" ? (
        <OutlinePanel
          stage={stage}
          entries={entries}
          page={view.page}
          pages={view.pages}
          read={read}
          onGo={onGo}
        />
      ) : (
        <Thumbnails stage={stage} numbers={all} page={view.page} onGo={onGo} />
      )}
    </aside>
  );
}
