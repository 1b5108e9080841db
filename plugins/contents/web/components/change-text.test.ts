import { describe, expect, it, vi } from "vitest";
import { changeText } from "./change-text";

vi.mock("@estante/sdk", () => ({ formatList: (names: string[]) => names.join(", ") }));

const say = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values ? `${key} ${values.by} ${values.fields}`.trim() : key;
const change = { at: "2026-03-02T10:00:00Z", act: "update", by: "Inés", fields: ["name"] };

describe("changeText", () => {
  it("names the switches once, under one name", () => {
    const fields = ["name", "is_public", "status"];
    const text = changeText({ ...change, fields }, say);
    expect(text).toContain("history.acts.update Inés fields.name");
    expect(text.split("detail.availability.title")).toHaveLength(2);
  });

  it("tells an act that it does not know as a change", () => {
    expect(changeText({ ...change, act: "moved", fields: [] }, say)).toBe("history.acts.other Inés");
  });
});
