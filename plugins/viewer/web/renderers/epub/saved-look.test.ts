import { expect, test } from "vitest";
import { entryAt, flatten } from "./contents";
import { readLook, saveLook } from "./saved-look";

function store(kept?: string): Storage {
  const values = new Map(kept === undefined ? [] : [["estante.book-look", kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  } as unknown as Storage;
}

test("a look is kept, and until there is one a book is as dark as the application", () => {
  const place = store();
  expect([readLook(true, place).theme, readLook(false, place).theme]).toEqual(["night", "paper"]);
  const chosen = { ...readLook(false, place), theme: "grey", size: 130, flow: "scrolled" } as const;
  saveLook(chosen, place);
  expect(readLook(true, place)).toEqual(chosen);
});

test("what no look has is left out", () => {
  const usual = readLook(false, store());
  for (const kept of ['{"theme": "pink", "size": 9000}', "no json", "null", '{"size": "big", "evil": 1}'])
    expect(readLook(false, store(kept))).toEqual(usual);
});

test("the contents say where the person is", () => {
  const entries = flatten([
    {
      title: "Part",
      children: [
        { title: "One", href: "c1.xhtml" },
        { title: "Half", href: "c1.xhtml#b" },
      ],
    },
    { title: "Two", href: "c2.xhtml#top" },
  ]);
  expect(entries.map(({ title, level }) => [title, level])).toEqual([
    ["Part", 0],
    ["One", 1],
    ["Half", 1],
    ["Two", 0],
  ]);
  const names = ["c1.xhtml", "c1.xhtml#b", "c1.xhtml#else", "c2.xhtml", "c9.xhtml"].map(
    (href) => entryAt(entries, href)?.title,
  );
  expect(names).toEqual(["One", "Half", "One", "Two", undefined]);
});
