import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const networks = records<paths>()({
  name: "schools-networks",
  plugin: "schools",
  prefix: "networks.",
  section: "schools_networks",
  list: "/schools-networks",
  detail: "/schools-networks/{guid}",
  history: "/schools-networks/{guid}/history",
  usedBy: "/schools-networks/{guid}/used-by",
  bulk: "/schools-networks/bulk",
  actions: ["delete"],
  stale: ["/schools", "/schools/{guid}"],
  pages: {
    list: "/schools-networks",
    detail: "/schools-networks/{guid}",
    create: "/schools-networks/create",
  },
});

export type NetworkRow = AnswerData<"get", "/schools-networks", paths>[number];

const section = "details";
export const networkFields = fields(networks, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 100 },
  schools: { kind: "reference", of: "schools", isMany: true, label: "fields.schools", section },
});
