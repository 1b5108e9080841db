import { useTexts } from "@estante/sdk";
import { useState } from "react";
import type { PagesRead } from "../stage/pages-read";
import type { PdfStage } from "../stage/pdf-stage";
import type { PdfView } from "../stage/stage-options";
import type { FlatEntry } from "./outline";
import { OutlinePanel } from "./outline-panel.component";
import { TabbedPanel } from "./tabbed-panel.component";
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
    <TabbedPanel
      label={t("pdf.contents")}
      closeLabel={t("pdf.closeContents")}
      tabs={{ outline: t("pdf.outline"), thumbnails: t("pdf.thumbnails") }}
      tab={tab}
      onTab={setTab}
      onClose={onClose}
    >
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
    </TabbedPanel>
  );
}
