import { useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "pdfjs-dist/web/pdf_viewer.css";
import type { RendererProps } from "@estante/sdk";
import { useMemo, useRef, useState } from "react";
import { flatten, type OutlineEntry } from "./outline";
import { OutlinePanel } from "./outline-panel.component";
import { PagePill } from "./page-pill.component";
import classes from "./pdf.module.css";
import { PdfTools } from "./pdf-tools.component";
import { SearchBar } from "./search-bar.component";
import { ThumbnailsPanel } from "./thumbnails-panel.component";
import { usePdfKeys } from "./use-pdf-keys";
import { usePdfStage } from "./use-pdf-stage";

export interface PdfPayload {
  url: string;
  pages: number | null;
  outline: readonly OutlineEntry[];
}

type Panel = "outline" | "thumbnails";

export function PdfRenderer({ content, payload, session, onError }: RendererProps<PdfPayload>) {
  const t = useTexts("viewer");
  const narrow = useMediaQuery("(max-width: 1023px)", window.innerWidth < 1024);
  const container = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => flatten(payload.outline), [payload.outline]);
  const [panel, setPanel] = useState<Panel>(entries.length > 0 ? "outline" : "thumbnails");
  const [open, setOpen] = useState(!narrow);
  const [searching, setSearching] = useState(false);
  const [hand, setHand] = useState(false);
  const { stage, view, hits } = usePdfStage(container, {
    guid: content.guid,
    url: payload.url,
    startPage: startPage(content.customTags, session.last),
    session,
    onError,
  });
  usePdfKeys({
    stage,
    toggleContents: () => setOpen((now) => !now),
    search: () => setSearching(true),
    setHand,
  });
  const go = (page: number) => {
    stage?.goTo(page);
    if (narrow) setOpen(false);
  };

  return (
    <div className={classes.layout} data-panel={open || undefined}>
      {stage && view && (
        <PdfTools
          stage={stage}
          view={view}
          hand={hand}
          open={open}
          searching={searching}
          onHand={setHand}
          onContents={() => setOpen(!open)}
          onSearch={() => setSearching(!searching)}
        />
      )}
      {open && stage && view && (
        <aside className={classes.panel} aria-label={t("pdf.contents")}>
          <SegmentedControl
            fullWidth
            value={panel}
            onChange={(value) => setPanel(value as Panel)}
            data={[
              { value: "outline", label: t("pdf.outline") },
              { value: "thumbnails", label: t("pdf.thumbnails") },
            ]}
          />
          {panel === "outline" ? (
            <OutlinePanel entries={entries} page={view.page} onGo={go} />
          ) : (
            <ThumbnailsPanel stage={stage} pages={view.pages} page={view.page} onGo={go} />
          )}
        </aside>
      )}
      <div className={classes.stage}>
        {searching && stage && <SearchBar stage={stage} hits={hits} onClose={() => setSearching(false)} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is reached by keyboard */}
        <div ref={container} className={classes.scroll} data-hand={hand || undefined} tabIndex={0}>
          <div className="pdfViewer" />
        </div>
        {stage && view && <PagePill view={view} onGo={go} onStep={(pages) => stage.step(pages)} />}
      </div>
    </div>
  );
}

/** Where the person left wins; else the tag START_PAGE; else page 1. */
function startPage(tags: RendererProps<PdfPayload>["content"]["customTags"], last: number): number {
  if (last >= 1) return Math.ceil(last);
  const tag = tags.find(({ type }) => type === "START_PAGE");
  return Math.max(1, Number.parseInt(tag?.name ?? "", 10) || 1);
}
