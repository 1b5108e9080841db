import { Skeleton, useTexts } from "@estante/sdk";
import { type PointerEvent, useRef, useState } from "react";
import { boxOf } from "../renderers/pdf/hotspots/hotspot";
import { AreaBox } from "./area-box.component";
import { drawn, type Point, pointOn } from "./boxes";
import type { Area, Box } from "./layout.api";
import classes from "./layout.module.css";
import { useOpenedDocument, usePagePicture } from "./use-page-picture";

interface Props {
  readonly source: { readonly url: string; readonly size: number };
  readonly page: number;
  readonly areas: readonly Area[];
  readonly chosen: string | null;
  readonly isReadOnly: boolean;
  renew(): Promise<string>;
  onDraw(box: Box): void;
  onChange(guid: string, box: Box): void;
  onChoose(guid: string | null): void;
  onRemove(guid: string): void;
}

/** One page with its hotspots: others are drawn by dragging, and each is moved and stretched. */
export function PageStage(props: Props) {
  const { source, page, areas, chosen, isReadOnly } = props;
  const t = useTexts("viewer");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { document, isFailed } = useOpenedDocument(source, props.renew);
  const isDrawn = usePagePicture(canvas, document, page);
  const frame = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<readonly [Point, Point] | null>(null);
  const at = (event: PointerEvent) =>
    pointOn((frame.current as HTMLDivElement).getBoundingClientRect(), event);
  const outline = corners && drawn(...corners);
  if (isFailed) return <p role="alert">{t("layout.unread")}</p>;
  return (
    <div
      ref={frame}
      className={classes.page}
      data-drawing={!isReadOnly || undefined}
      onPointerDown={(event) => {
        // A finger scrolls; it drags what is there, and adds by the button.
        if (isReadOnly || event.button !== 0 || event.pointerType === "touch" || !isDrawn) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        props.onChoose(null);
        setCorners([at(event), at(event)]);
      }}
      onPointerMove={(event) => corners && setCorners([corners[0], at(event)])}
      onPointerCancel={() => setCorners(null)}
      onPointerUp={() => {
        setCorners(null);
        if (outline) props.onDraw(outline);
      }}
    >
      <canvas ref={canvas} className={classes.picture} aria-label={t("pdf.pageNamed", { page })} role="img" />
      {!isDrawn && <Skeleton width="100%" height={480} />}
      {isDrawn &&
        areas.map((area, place) => (
          <AreaBox
            key={area.guid}
            area={area}
            place={place + 1}
            frame={frame}
            isChosen={area.guid === chosen}
            isReadOnly={isReadOnly}
            onChange={(box) => props.onChange(area.guid, box)}
            onChoose={() => props.onChoose(area.guid)}
            onRemove={() => props.onRemove(area.guid)}
          />
        ))}
      {outline && <span className={classes.outline} style={boxOf(outline)} aria-hidden="true" />}
    </div>
  );
}
