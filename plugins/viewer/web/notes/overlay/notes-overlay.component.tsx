import { type SelectedWords, type Surfaces, useTexts } from "@estante/sdk";
import { VisuallyHidden } from "@mantine/core";
import { type RefObject, useImperativeHandle, useState } from "react";
import type { Marking } from "../marking/use-marking-tool";
import type { Highlight, NotePlace } from "../note";
import type { NewNote, Notes } from "../store/use-notes";
import { Marks } from "./marks.component";
import { SelectionBar } from "./selection-bar.component";
import { useSelectedWords } from "./use-selected-words";

export interface SelectionHandle {
  /** Marks the selected words; false when there are none. */
  highlight(): boolean;
}

interface Props {
  readonly notes: Notes;
  readonly surfaces: Surfaces;
  readonly stage: HTMLElement;
  readonly marking: Marking;
  readonly focused: string | null;
  readonly handle: RefObject<SelectionHandle | null>;
  placeOf(at: number): NotePlace | null;
  onShow(guid: string): void;
  /** Words were marked to write a note on them. */
  onNote(guid: string): void;
}

/** What lies over the content for notes: their marks, and what can be done with selected words. */
export function NotesOverlay(props: Props) {
  const { notes, surfaces, stage, marking, placeOf } = props;
  const t = useTexts("viewer");
  const isMarkedAtOnce = marking.tool === "highlight";
  const mark = (words: readonly SelectedWords[], color: Highlight) => {
    marking.setHighlight(color);
    window.getSelection()?.removeAllRanges();
    const made = words.map(
      ({ at, exact, prefix, suffix, boxes }): NewNote => ({
        parent: notes.course,
        place: placeOf(at),
        color,
        drawn: { kind: "highlight", boxes },
        quote: { exact, prefix, suffix },
      }),
    );
    const added = notes.add(made);
    setSaid(t("marking.highlighted"));
    return added;
  };
  const [said, setSaid] = useState("");
  const selected = useSelectedWords(surfaces, (words) => {
    if (isMarkedAtOnce) mark(words, marking.highlight);
  });
  useImperativeHandle(props.handle, () => ({
    highlight() {
      const words = surfaces.selected?.() ?? [];
      if (words.length > 0) mark(words, marking.highlight);
      return words.length > 0;
    },
  }));
  return (
    <>
      <Marks
        notes={notes}
        surfaces={surfaces}
        stage={stage}
        isPointed={marking.tool === null}
        focused={props.focused}
        onShow={props.onShow}
      />
      {!isMarkedAtOnce && (
        <SelectionBar
          stage={stage}
          selected={selected}
          onHighlight={(color) => mark(selected.words, color)}
          onNote={() => {
            const first = mark(selected.words, marking.highlight)[0];
            if (first) props.onNote(first.guid);
          }}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
