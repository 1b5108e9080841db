import { ApiFailure, api, type UploadPlan, unwrap } from "@estante/sdk";
import { createContent } from "./contents.api";
import { nameFrom } from "./name-from";

/**
 * What happens when an upload has arrived: a content is made of it and the server prepares it. The bytes tell the
 * type; where they fit several, the server suggests one and that is taken. It can be changed by choosing a type first.
 */
export function uploadPlan(chosenType: string | null): UploadPlan {
  return {
    purpose: "content",
    finish: async (uploadGuid, item) => {
      const name = nameFrom(item.file.name);
      const create = (type_guid: string | null) =>
        createContent({
          name,
          is_teacher_only: 0,
          upload_guid: uploadGuid,
          ...(type_guid && { type_guid }),
        });
      const content = await create(chosenType).catch((thrown: unknown) => create(suggestedBy(thrown)));
      const types = await unwrap(api.GET("/cms/types", { params: { query: { pageSize: 200 } } })).catch(
        () => null,
      );
      const type = types?.data.find(({ guid }) => guid === content.type_guid);
      return {
        subject: content.guid,
        title: content.name,
        thumbnail: content.thumbnail,
        prepares: content.storage_status === "preparing",
        ...(type && { type: { guid: type.guid, name: type.name } }),
      };
    },
    look: async (guid) => {
      const { data } = await unwrap(api.GET("/cms/contents/{guid}", { params: { path: { guid } } }));
      return { title: data.name, thumbnail: data.thumbnail };
    },
  };
}

/** The type that the server suggests when the bytes fit more than one. Raises what else went wrong. */
function suggestedBy(thrown: unknown): string {
  const suggested = thrown instanceof ApiFailure ? thrown.body.suggested : null;
  if (thrown instanceof ApiFailure && thrown.code === "TYPE_REQUIRED" && typeof suggested === "string") {
    return suggested;
  }
  throw thrown;
}
