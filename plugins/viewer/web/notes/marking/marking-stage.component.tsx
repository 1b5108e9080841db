import { type SurfacePoint, type Surfaces, useShortcuts } from "@estante/sdk";
import { useState } from "react";
import { createPortal } from "react-dom";
import type { Drawn, NotePlace } from "../note";
import { useLayers } from "../overlay/use-layers";
import type { Notes } from "../store/use-notes";
import { pointOn } from "../surface-point";
import { DrawingLayer } from "./drawing-layer.component";
import { MarkingStrip } from "./marking-strip.component";
import { outlineAround } from "./outlines";
import { TextWriting } from "./text-writing.component";
import type { Marking } from "./use-marking-tool";

interface Props {
  readonly stage: HTMLElement;
  readonly surfaces: Surfaces;
  readonly marking: Marking;
  readonly notes: Notes;
  /** Where a note of a surface stands. */
  placeOf(at: number): NotePlace | null;
  /** The surface that the person looks at. */
  here(): number;
  /** By keyboard something was put down: it gets the focus, to be moved. */
  onPut(guid: string): void;
}

/** What there is while a marking tool is chosen; fetched with the first one. */
export function MarkingStage(props: Props) {
  const { stage, surfaces, marking, notes, placeOf } = props;
  const layers = useLayers(surfaces);
  const [writing, setWriting] = useState<{ surface: number; at: SurfacePoint } | null>(null);
  const { tool, ink } = marking;
  const put = (surface: number, drawn: Drawn, words = "") =>
    notes.add([{ parent: notes.course, place: placeOf(surface), color: ink, drawn, words }])[0]?.guid;
  useShortcuts([
    {
      keys: "Enter",
      off: tool !== "text" && tool !== "shape",
      run: () => {
        const surface = props.here();
        const layer = surfaces.layer(surface);
        if (!layer) return;
        const at = middleOf(layer, stage);
        if (tool === "text") return setWriting({ surface, at });
        const guid = put(surface, outlineAround(marking.outline, at));
        if (guid) props.onPut(guid);
      },
    },
  ]);
  const write = (words: string) => {
    if (writing && words) put(writing.surface, { kind: "text", at: writing.at }, words);
    setWriting(null);
  };
  const isDrawing = tool !== null && tool !== "highlight";
  const writtenOn = writing && surfaces.layer(writing.surface);
  return (
    <>
      <MarkingStrip stage={stage} marking={marking} notes={notes} hasWords={Boolean(surfaces.selected)} />
      {isDrawing &&
        layers.map(([at, layer]) =>
          createPortal(
            <DrawingLayer
              layer={layer}
              marking={marking}
              notes={notes}
              onDrawn={(drawn) => put(at, drawn)}
              // A press beside the field ends the writing first.
              onWrite={(point) => (writing ? blurField() : setWriting({ surface: at, at: point }))}
            />,
            layer,
            `drawing ${at}`,
          ),
        )}
      {writing &&
        writtenOn &&
        createPortal(
          <TextWriting
            key={`${writing.surface} ${writing.at.x} ${writing.at.y}`}
            layer={writtenOn}
            at={writing.at}
            color={ink}
            onDone={write}
          />,
          writtenOn,
        )}
    </>
  );
}

function blurField(): void {
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
}

/** The middle of what is seen of a surface. */
function middleOf(layer: HTMLElement, stage: HTMLElement): SurfacePoint {
  const [box, seen] = [layer.getBoundingClientRect(), stage.getBoundingClientRect()];
  const middle = (from: number, to: number) => (from + to) / 2;
  return pointOn(
    layer,
    middle(Math.max(box.left, seen.left), Math.min(box.right, seen.right)),
    middle(Math.max(box.top, seen.top), Math.min(box.bottom, seen.bottom)),
  );
}
