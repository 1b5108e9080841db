import { type AnswerData, unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "../api/client";
import type { components, paths } from "../api/schema";

export type Project = AnswerData<"get", "/cms/contents/{guid}/project", paths>;
export type ProjectFile = Project["materials"][number];
export type ProjectFields = Omit<Project, "is_open" | "formats" | "max_bytes" | "materials">;
export type Delivery = NonNullable<AnswerData<"get", "/cms/contents/{guid}/delivery", paths>>;
export type DeliveryRow = AnswerData<"get", "/cms/contents/{guid}/deliveries", paths>[number];
type NewDelivery = components["schemas"]["NewDelivery"];
type Mark = components["schemas"]["Mark"];

const path = (guid: string) => ({ path: { guid } });
const MAX_ROWS = 200;

/** What a project asks for; its files are at addresses that are signed for an hour. */
export const projectQuery = (guid: string) => apiQueryOptions("/cms/contents/{guid}/project", path(guid));

/** What the person delivered; null before the first. */
export const deliveryQuery = (guid: string) => apiQueryOptions("/cms/contents/{guid}/delivery", path(guid));

/** What was delivered, first come first. */
export const deliveriesQuery = (guid: string) =>
  apiQueryOptions("/cms/contents/{guid}/deliveries", { ...path(guid), query: { pageSize: MAX_ROWS } });

/** What changes when a project, a delivery or a mark does. */
export const STALE = [
  "/cms/contents/{guid}/project",
  "/cms/contents/{guid}/delivery",
  "/cms/contents/{guid}/deliveries",
] as const;

const since = (version: string) => ({ "If-Match": version });

/** Keeps what is asked for on top of the version that it was read at. Raises ApiFailure. */
export const saveProject = (guid: string, body: ProjectFields, version: string) =>
  unwrap(api.PUT("/cms/contents/{guid}/project", { params: path(guid), body, headers: since(version) }));

/** Gives a project an uploaded file. Raises ApiFailure. */
export const addMaterial = (guid: string, upload_guid: string) =>
  unwrap(api.POST("/cms/contents/{guid}/project/materials", { params: path(guid), body: { upload_guid } }));

/** Takes a material out. Raises ApiFailure. */
export const removeMaterial = (guid: string, material: string) =>
  unwrap(
    api.DELETE("/cms/contents/{guid}/project/materials/{material}", { params: { path: { guid, material } } }),
  );

/** Delivers, or replaces what was delivered at this version. Raises ApiFailure. */
export const deliver = (guid: string, body: NewDelivery, version: string) =>
  unwrap(api.PUT("/cms/contents/{guid}/delivery", { params: path(guid), body, headers: since(version) }));

/** Gives points and feedback; without points the delivery is given back. Raises ApiFailure. */
export const markDelivery = (guid: string, delivery: DeliveryRow, body: Mark) =>
  unwrap(
    api.PUT("/cms/contents/{guid}/deliveries/{delivery}/mark", {
      params: { path: { guid, delivery: delivery.guid } },
      body,
      headers: since(`"${delivery.version}"`),
    }),
  );
