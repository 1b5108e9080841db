import { createApi, fileForm, invalidate, unwrap } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";
import { type Lesson, STRUCTURE } from "./structure";

const { api } = createApi<paths>();

const MAP = "/lms/lessons/{guid}/map";

export type LessonMap = NonNullable<Lesson["map"]>;
export type MapPlace = LessonMap["points"][number];

/** The material or the lesson that a point leads to. */
export const leadsTo = ({ material_guid, lesson_guid }: MapPlace): string =>
  material_guid ?? lesson_guid ?? "";

/** What is done with the picture of a map lesson; each raises ApiFailure. */
export function useLessonMap(guid: string) {
  const client = useQueryClient();
  const params = { path: { guid } };
  const done = <Answer>(answer: Answer) => invalidate(client, STRUCTURE).then(() => answer);
  return {
    putPicture: async (file: File) => {
      const { data } = await unwrap(api.POST(MAP, { params, ...fileForm(file) }));
      return done(data.map?.url ?? null);
    },
    removePicture: async () => done(await unwrap(api.DELETE(MAP, { params }))),
    /** Keeps all points, on top of a version; answers them as they are kept, and the next version. */
    putPoints: async (points: readonly MapPlace[], version: string) => {
      const body = { points: [...points] };
      const headers = { "If-Match": version };
      const { data, etag } = await unwrap(api.PUT(`${MAP}/points`, { params, body, headers }));
      return done({ points: data.map?.points ?? [], version: etag ?? "*" });
    },
  };
}
