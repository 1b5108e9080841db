import { beforeAll, expect, test } from "vitest";
import { type RecordType, setPlugins, type UiPlugin } from "../plugin/registry";
import { startTexts } from "../texts/i18n";
import { breakTitle, chooseCover } from "./choose-cover";
import { sizeIn } from "./cover.component";
import { recordTypeName, usualRatio } from "./record-types";

const type = (guid: string, name: string, ratio: number, drawings: RecordType["cover"]["drawings"]) => ({
  guid,
  name,
  icon: "file",
  cover: { ratio, drawings },
});
const plugin = {
  id: "school",
  types: [type("SOUND", "Audio", 1, ["sound"]), type("FILM", "Film", 16 / 9, ["waves"])],
};
setPlugins({ plugins: [plugin as unknown as UiPlugin], texts: {}, wordings: [] }, () =>
  Promise.reject(new Error("none")),
);

beforeAll(() => startTexts("es"));

test("a title leads to the same cover every time", () => {
  expect(chooseCover("Martín Rivas", "SOUND")).toEqual(chooseCover("Martín Rivas", "SOUND"));
});

test("the drawing follows the subject, then the type", () => {
  expect(chooseCover("Fracciones equivalentes", "FILM").drawing).toBe("pies");
  expect(chooseCover("O ciclo da água", "SOUND").drawing).toBe("waves");
  expect(chooseCover("Ep. 4", "SOUND").drawing).toBe("sound");
});

test("a title breaks between words, into three lines at most", () => {
  expect(breakTitle("El ciclo del agua", 12)).toEqual(["El ciclo del", "agua"]);
  expect(breakTitle("Voces de la Independencia, las cartas de Javiera", 12)).toHaveLength(3);
  expect(breakTitle("", 12)).toEqual([]);
});

test("a type is known as its plugin describes it, and said to be away when its plugin is off", () => {
  expect(recordTypeName("SOUND")).toBe("Audio");
  expect(recordTypeName("GONE")).toBe("Tipo no disponible");
  expect([usualRatio("FILM"), usualRatio("GONE"), usualRatio(null)]).toEqual([16 / 9, 3 / 4, 3 / 4]);
});

test("a cover keeps its proportion inside its slot", () => {
  expect(sizeIn(44, 3 / 4)).toEqual({ width: 33, height: 44 });
  expect(sizeIn(44, 16 / 9)).toEqual({ width: 44, height: 25 });
  expect(sizeIn(44, 1)).toEqual({ width: 38, height: 38 });
});
