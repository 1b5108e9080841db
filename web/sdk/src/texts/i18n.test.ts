import { beforeAll, expect, test } from "vitest";
import { type Organization, setOrganization } from "../auth/organization";
import { addTexts, startTexts, texts } from "./i18n";

beforeAll(async () => {
  setOrganization({ default_language: "pt" } as Organization);
  await startTexts("es");
  await addTexts("rooms", {
    es: { both: "Sala" },
    pt: { both: "Sala (pt)", tenant: "Da organização" },
    en: { both: "Room", tenant: "Of the tenant", english: "In English" },
  });
});

test("a key that a language lacks is said in the tenant's language, then in English", () => {
  expect(texts.t("rooms:both")).toBe("Sala");
  expect(texts.t("rooms:tenant")).toBe("Da organização");
  expect(texts.t("rooms:english")).toBe("In English");
});

test("a key that no language has is never shown as it is", () => {
  expect(texts.t("rooms:list.emptyTitle")).toBe("Empty title");
  expect(texts.t("rooms:list.emptyTitle", { defaultValue: "" })).toBe("");
});

test("a language that is missing altogether is fetched in the next one", async () => {
  await addTexts("poems", { en: () => Promise.resolve({ title: "Poems" }) });
  expect(texts.t("poems:title")).toBe("Poems");
});
