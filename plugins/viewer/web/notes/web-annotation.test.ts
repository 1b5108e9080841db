// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Drawn, Note } from "./note";
import { fileOfNotes, notesOfFile } from "./notes-file";
import { drawnOf, svgOf } from "./svg-selector";
import { annotationOf, noteOf } from "./web-annotation";

const CONTENT = "0192a0c0-0000-7000-8000-000000000001";
const GUID = "0192a0c0-0000-7000-8000-00000000000a";
const NOTE: Note = {
  guid: GUID,
  parent: null,
  place: { unit: "page", at: 3 },
  color: "green",
  drawn: { kind: "highlight", boxes: [{ x: 10, y: 20.5, width: 300, height: 18 }] },
  quote: { exact: "La lluvia <cae>", prefix: "Dice: ", suffix: "." },
  words: "Repasar & «decir»",
  created: "2026-11-25T10:00:00.000Z",
};
const DRAWN: readonly Drawn[] = [
  NOTE.drawn as Drawn,
  {
    kind: "ink",
    points: [
      { x: 1, y: 2 },
      { x: 3.5, y: -4 },
    ],
  },
  { kind: "text", at: { x: 5, y: 6 } },
  { kind: "rectangle", box: { x: 1, y: 2, width: 3, height: 4 } },
  { kind: "ellipse", box: { x: 1, y: 2, width: 3, height: 4 } },
  { kind: "line", from: { x: 1, y: 2 }, to: { x: 3, y: 4 } },
  { kind: "arrow", from: { x: 1, y: 2 }, to: { x: 3, y: 4 } },
];

describe("a Web Annotation", () => {
  it("says what the note says, and is read again as the same", () => {
    const written = JSON.parse(JSON.stringify(annotationOf(NOTE, CONTENT, false)));
    expect(written).toMatchObject({ type: "Annotation", motivation: "highlighting", id: `urn:uuid:${GUID}` });
    const { guid: _, parent: __, ...rest } = NOTE;
    expect(noteOf(written)).toEqual(rest);
  });

  it.each(DRAWN)("keeps what is drawn: $kind", (drawn) => {
    expect(drawnOf(svgOf(drawn))).toEqual(drawn);
  });

  it.each([
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg'><rect x='a' y='1' width='1' height='1'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg'><polyline points='none'/></svg>",
    "not svg",
    "",
  ])("draws nothing of what is no drawing: %s", (svg) => {
    expect(drawnOf(svg)).toBeNull();
  });

  it("of another reader is read as far as it is understood", () => {
    const selector = { type: "FragmentSelector", value: "t=12.5,20" };
    const body = [{ type: "TextualBody", format: "text/html", value: "<p>Hola <b>a</b> todos</p>" }];
    const note = noteOf({ type: "Annotation", body, target: [{ source: "https://a.example", selector }] });
    expect(note).toMatchObject({ words: "Hola a todos", place: { unit: "second", at: 12.5 }, drawn: null });
  });

  it.each([null, [], 3, "x", {}, { target: { selector: [null, 1] } }])(
    "that says nothing is none: %s",
    (value) => {
      expect(noteOf(value)).toBeNull();
    },
  );
});

describe("a file of notes", () => {
  const answer: Note = { ...NOTE, guid: GUID.replace(/a$/, "b"), parent: GUID, drawn: null, quote: null };

  it("brings back what is not there, with its answers, on the same content", () => {
    const text = fileOfNotes([NOTE, answer], CONTENT);
    expect(notesOfFile(text, CONTENT, [NOTE])).toMatchObject({ known: 1, unread: 0 });
    expect(notesOfFile(text, CONTENT, []).notes.map(({ guid, parent }) => [guid, parent])).toEqual([
      [GUID, null],
      [answer.guid, GUID],
    ]);
  });

  it("of another content brings other notes, and answers still answer", () => {
    const other = CONTENT.replace(/1$/, "2");
    const [first, second] = notesOfFile(fileOfNotes([NOTE, answer], CONTENT), other, []).notes;
    expect(first?.guid).not.toBe(GUID);
    expect(second?.parent).toBe(first?.guid);
  });

  it("that is none is refused", () => {
    expect(() => notesOfFile("{}", CONTENT, [])).toThrow(SyntaxError);
    expect(() => notesOfFile("no", CONTENT, [])).toThrow(SyntaxError);
  });
});
