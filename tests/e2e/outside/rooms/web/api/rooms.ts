import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const rooms = records<paths>()({
  name: "rooms",
  list: "/rooms",
  detail: "/rooms/{guid}",
  history: "/rooms/{guid}/history",
  usedBy: "/rooms/{guid}/used-by",
  bulk: "/rooms/bulk",
  export: "/rooms/export",
  actions: ["delete"],
  pages: { list: "/rooms", detail: "/rooms/{guid}", create: "/rooms/create" },
});

export type RoomRow = AnswerData<"get", "/rooms", paths>[number];

const section = "details";
export const roomFields = fields(rooms, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 250 },
  seats: { kind: "number", label: "fields.seats", section, isRequired: true, min: 1, max: 10_000 },
});
