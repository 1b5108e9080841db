import { beforeAll, expect, test } from "vitest";
import { type Organization, setOrganization } from "../auth/organization";
import { addTexts, startTexts, texts, writtenLanguage } from "./i18n";
import { languageName, languageOf, localeOf } from "./language";

beforeAll(async () => {
  setOrganization({ default_language: "es", languages: ["es", "pl", "pt-pt"] } as Organization);
  await startTexts("pl");
});

test.each([
  ["pl", "pl"],
  ["pl-PL", "pl"],
  ["pt-PT", "pt-pt"],
  ["pt_BR", "pt"],
  ["en-US", "en"],
  ["fr", null],
  ["", null],
  [null, null],
])("%s is spoken as %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test("a language is called as in itself", () => {
  expect([languageName("pl"), languageName("es"), languageName("?")]).toEqual(["Polski", "Español", "?"]);
  expect([localeOf("pt"), localeOf("pl")]).toEqual(["pt-BR", "pl"]);
});

test("a text that an added language lacks is said in the tenant's, with the plural of each", async () => {
  await addTexts("rooms", {
    es: { name: "Sala", count_one: "{{count}} sala", count_other: "{{count}} salas" },
  });
  texts.addResourceBundle("pl", "rooms", { count_few: "{{count}} sale", count_one: "{{count}} sala" });
  expect(texts.t("rooms:name")).toBe("Sala");
  expect([1, 3, 5].map((count) => texts.t("rooms:count", { count }))).toEqual([
    "1 sala",
    "3 sale",
    "5 salas",
  ]);
  expect(writtenLanguage()).toBe("es");
});
