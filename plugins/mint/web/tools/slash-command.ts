import { type Editor, Extension, type Range } from "@tiptap/core";
import Suggestion, { type SuggestionProps } from "@tiptap/suggestion";

/** What is written behind a slash, where the menu stands, and what takes the slash away again. */
export interface Slash {
  readonly query: string;
  readonly place: DOMRect | null;
  readonly editor: Editor;
  readonly range: Range;
}

/** Who shows the menu: it is told what is written, and takes its keys. */
export interface SlashListener {
  readonly show: (slash: Slash | null) => void;
  /** Whether the menu took the key. */
  readonly press: (event: KeyboardEvent) => boolean;
}

const slashOf = ({ query, clientRect, editor, range }: SuggestionProps): Slash => ({
  query,
  place: clientRect?.() ?? null,
  editor,
  range,
});

/** A slash at the beginning of a word opens the menu of blocks. */
export const slashCommand = (listener: SlashListener) =>
  Extension.create({
    name: "slashCommand",
    addProseMirrorPlugins() {
      return [
        Suggestion({
          editor: this.editor,
          char: "/",
          items: () => [],
          render: () => ({
            onStart: (props) => listener.show(slashOf(props)),
            onUpdate: (props) => listener.show(slashOf(props)),
            onKeyDown: ({ event }) => {
              if (event.key !== "Escape") return listener.press(event);
              listener.show(null);
              return true;
            },
            onExit: () => listener.show(null),
          }),
        }),
      ];
    },
  });
