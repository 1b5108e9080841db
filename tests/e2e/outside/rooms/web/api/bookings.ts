import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { useApiQuery } = createApi<paths>();

export const bookings = records<paths>()({
  name: "bookings",
  plugin: "rooms",
  prefix: "bookings.",
  list: "/bookings",
  detail: "/bookings/{guid}",
  history: "/bookings/{guid}/history",
  bulk: "/bookings/bulk",
  export: "/bookings/export",
  import: "rooms.bookings",
  actions: ["delete"],
  pages: { list: "/bookings", detail: "/bookings/{guid}", create: "/bookings/create" },
  stale: ["/rooms/{guid}/used-by"],
});

export type BookingRow = AnswerData<"get", "/bookings", paths>[number];

const section = "details";
export const bookingFields = fields(bookings, {
  name: { kind: "text", label: "fields.reason", section, isRequired: true, max: 250 },
  room_guid: { kind: "reference", of: "rooms", label: "fields.room", section, isRequired: true },
  starts_at: { kind: "dateTime", label: "fields.from", section, isRequired: true },
  ends_at: { kind: "dateTime", label: "fields.to", section, isRequired: true },
  content_guid: { kind: "reference", of: "contents", label: "fields.content", section },
});
