import { configure, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { TreeField } from "./tree-field.component";
import { pathTo, rowsOf, type TreeNode, treeWith } from "./tree-nodes";

// Nothing has a size here, so what floats counts as out of sight.
configure({ defaultHidden: true });

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});

const NODES: readonly TreeNode[] = [
  {
    value: "maths",
    label: "Matemática",
    disabled: true,
    children: [
      { value: "algebra", label: "Álgebra" },
      { value: "geometry", label: "Geometría" },
    ],
  },
  { value: "music", label: "Música" },
  {
    value: "many",
    label: "Temas",
    children: Array.from({ length: 5000 }, (_, at) => ({ value: `t${at}`, label: `Tema ${at}` })),
  },
];

test("rows know their level, place and number; closed branches hide what is below", () => {
  expect(
    rowsOf(NODES, new Set(["maths"])).map(({ node, level, position, siblings }) => [
      node.value,
      level,
      position,
      siblings,
    ]),
  ).toEqual([
    ["maths", 1, 1, 3],
    ["algebra", 2, 1, 2],
    ["geometry", 2, 2, 2],
    ["music", 1, 2, 3],
    ["many", 1, 3, 3],
  ]);
});

test("searching keeps what a match lies below, accents aside", () => {
  expect(treeWith(NODES, "algebra")).toEqual([
    { ...NODES[0], children: [{ value: "algebra", label: "Álgebra" }] },
  ]);
  expect(treeWith(NODES, "matem")[0]?.children).toHaveLength(2);
  expect(pathTo(NODES, "geometry")).toEqual(["Matemática", "Geometría"]);
});

function Screen({ many = false, readOnly = false }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <ThemeProvider>
      <TreeField
        label="Tema"
        nodes={NODES}
        many={many}
        readOnly={readOnly}
        value={value}
        onChange={setValue}
      />
      <samp>{value.join()}</samp>
    </ThemeProvider>
  );
}

const field = () => screen.getByRole("button", { name: /^Tema/ });
const tree = () => screen.getByRole("tree");
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(tree(), { key });
};
const active = () => document.getElementById(tree().getAttribute("aria-activedescendant") ?? "")?.textContent;
const chosen = () => document.querySelector("samp")?.textContent;

test("arrows open, go and close; Enter chooses one, closes the tree and shows the way to it", async () => {
  render(<Screen />);
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  await screen.findByRole("tree");
  press("ArrowRight", "ArrowRight");
  expect(active()).toBe("Álgebra");
  press("ArrowLeft", "ArrowLeft");
  expect(within(tree()).getAllByRole("treeitem")).toHaveLength(3);
  press("ArrowRight", "End", "Home", "ArrowDown", "ArrowDown", "Enter");
  expect(chosen()).toBe("geometry");
  expect(field().textContent).toBe("Matemática › Geometría");
});

test("letters go to the next row that begins so; Space marks several", async () => {
  render(<Screen many />);
  fireEvent.click(field());
  await screen.findByRole("tree");
  press("m");
  expect(active()).toBe("Música");
  press(" ");
  press("t", "ArrowRight", "ArrowDown", " ");
  expect(chosen()).toBe("music,t0");
  expect(screen.getByRole("treeitem", { name: "Música" }).getAttribute("aria-selected")).toBe("true");
});

test("of thousands only those are there that are seen, and the last can be reached", async () => {
  render(<Screen many />);
  fireEvent.click(field());
  await screen.findByRole("tree");
  press("*", "End");
  expect(active()).toBe("Tema 4999");
  expect(within(tree()).getAllByRole("treeitem").length).toBeLessThan(60);
});

test("what cannot be chosen opens instead; a search says when nothing is so called", async () => {
  render(<Screen />);
  fireEvent.click(field());
  fireEvent.click(await screen.findByRole("treeitem", { name: "Matemática" }));
  expect(chosen()).toBe("");
  expect(screen.getByRole("treeitem", { name: "Álgebra" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Buscar en Tema"), { target: { value: "zzz" } });
  expect(screen.getByRole("status").textContent).toBe("Nada con ese nombre");
});

test("read only it does not open", () => {
  render(<Screen readOnly />);
  fireEvent.click(field());
  expect(screen.queryByRole("tree")).toBeNull();
});
