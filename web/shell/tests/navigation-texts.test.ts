import { addTexts, setPlugins, startTexts, texts } from "@estante/sdk";
import { beforeAll, expect, test, vi } from "vitest";
import type { Manifest } from "../src/app/manifest";
import { addNavigationTexts } from "../src/plugins/navigation-texts";

const entry = (text: string) => ({ id: text, order: 1, text });
const plugin = (id: string, ...names: readonly string[]) => ({
  id,
  entry: null,
  pages: [],
  navigation: names.map((name) => entry(`${id}:${name}`)),
  landing: [],
  keys: {},
  types: [],
});

beforeAll(() => startTexts("es"));

test("what a manifest names is said without its half, and what is said already stays", async () => {
  await addTexts("rooms", { es: { nav: { own: "Aulas" } } });
  const manifest: Manifest = {
    plugins: [plugin("rooms", "nav.own", "nav.section"), plugin("poems", "nav.missing")],
    texts: { "rooms:nav.own": "Salas", "rooms:nav.section": "Espacios: todos" },
  };
  const load = vi.fn((_plugin: { readonly id: string }) => Promise.reject(new Error("none")));
  setPlugins(manifest as never, load);
  addNavigationTexts(manifest);
  expect(texts.t("rooms:nav.own")).toBe("Aulas");
  expect(texts.t("rooms:nav.section")).toBe("Espacios: todos");
  expect(load.mock.calls.map(([loaded]) => loaded.id)).toEqual(["poems"]);
});
