import { type AnswerData, unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "../api/client";
import type { paths } from "../api/schema";
import { newGuid } from "../session/unsent";

export type Layout = AnswerData<"get", "/cms/contents/{guid}/fixed-layout", paths>;
export type Area = Layout["hotspots"][number];
export type Box = Pick<Area, "x" | "y" | "width" | "height">;

/** What staff change: the hotspots, the titles of the pages, and the reader's switches. */
export type Mapping = Pick<Layout, "hotspots" | "pages" | "tags">;

const path = (guid: string) => ({ path: { guid } });

/** What the editor shows; it is read anew whenever it is opened. */
export const layoutQuery = (guid: string) =>
  apiQueryOptions("/cms/contents/{guid}/fixed-layout", path(guid), {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps a mapping on top of the version that it was read at. Raises ApiFailure. */
export const saveLayout = (guid: string, { hotspots, pages, tags }: Mapping, version: string) =>
  unwrap(
    api.PUT("/cms/contents/{guid}/fixed-layout", {
      params: path(guid),
      body: { hotspots: [...hotspots], pages: pages.filter(({ title }) => title), tags: [...tags] },
      headers: { "If-Match": version },
    }),
  );

/** A hotspot that leads nowhere yet. */
export const newArea = (page: number, box: Box): Area => ({
  guid: newGuid(),
  page,
  label: "",
  target_content: null,
  target_page: null,
  target_url: null,
  ...box,
});

/** Whether readers see it: it has a name, and leads somewhere. */
export const isComplete = ({ label, target_content, target_page, target_url }: Area) =>
  Boolean(label?.trim() && (target_content || target_page || target_url));
