import { formatList, type Say } from "@estante/sdk";
import type { Change } from "../api/contents.api";
import { SWITCHES } from "./content-form";

const FIELDS: Record<string, string> = {
  name: "fields.name",
  description: "fields.description",
  url: "fields.url",
  erp_id: "fields.erpId",
  ...Object.fromEntries(SWITCHES.map((name) => [name, "detail.availability.title"])),
};
const ACTS = [
  "create",
  "clone",
  "update",
  "file",
  "thumbnail",
  "custom_tags",
  "prepare",
  "delete",
  "restore",
] as const;

/** A field as a sentence names it; the switches go under one name. The ERP id keeps its capitals. */
export function fieldName(field: string, t: Say): string {
  const name = t(FIELDS[field] ?? "history.other");
  return field === "erp_id" ? name : name.toLowerCase();
}

/** «Camila Iturra cambió nombre y descripción». */
export function changeText({ act, by, fields }: Change, t: Say): string {
  const named = [...new Set(fields.map((field) => fieldName(field, t)))];
  const known = ACTS.some((one) => one === act) && (act !== "update" || named.length > 0);
  return t(`history.acts.${known ? act : "other"}`, { by, fields: formatList(named) });
}
