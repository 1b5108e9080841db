import { ApiFailure, recordTypeName, type UploadPlan, unwrap } from "@estante/sdk";
import { api } from "./client";
import { type ContentType, contents } from "./contents";
import { nameFrom } from "./name-from";
import { tooLarge } from "./size-limit";

/**
 * What happens when an upload has arrived: a content is made of it and the server prepares it. The bytes tell the
 * type; where they fit several, the server suggests one and that is taken. It can be changed by choosing a type first.
 *
 * @param types those of the tenant, where they are known: a file over the limit of its type is not sent
 */
export function uploadPlan(chosenType: string | null, types: readonly ContentType[] = []): UploadPlan {
  return {
    purpose: "contents.content",
    recipe: { plugin: "contents", name: "content", options: { type: chosenType } },
    refuse: (file) => tooLarge(file, chosenType, types),
    finish: async (uploadGuid, item) => {
      const name = nameFrom(item.facts.name);
      const create = (type_guid: string | null) =>
        contents.create(
          { name, is_teacher_only: 0, upload_guid: uploadGuid, ...(type_guid && { type_guid }) },
          // A page that closed before the answer came asks again, and must not make a second content.
          `upload-${uploadGuid}-${type_guid ?? "any"}`,
        );
      const content = await create(chosenType).catch((thrown: unknown) => create(suggestedBy(thrown)));
      return {
        subject: content.guid,
        title: content.name,
        thumbnail: content.thumbnail,
        prepares: content.storage_status === "preparing",
        type: { guid: content.type_guid, name: recordTypeName(content.type_guid) },
      };
    },
    look: async (guid) => {
      const { data } = await unwrap(api.GET("/cms/contents/{guid}", { params: { path: { guid } } }));
      return { title: data.name, thumbnail: data.thumbnail };
    },
  };
}

/** What happens when a file has arrived that takes the place of a content's own. */
export function replacementPlan(
  guid: string,
  title: string,
  type: ContentType | null = null,
  refresh?: () => Promise<void>,
): UploadPlan {
  return {
    purpose: "contents.content",
    refuse: (file) => (type ? tooLarge(file, type.guid, [type]) : null),
    recipe: { plugin: "contents", name: "replacement", options: { guid, title } },
    finish: async (upload_guid) => {
      await unwrap(
        api.POST("/cms/contents/{guid}/file", {
          params: { path: { guid } },
          body: { upload_guid },
          headers: { "Idempotency-Key": `upload-${upload_guid}` },
        }),
      );
      await refresh?.();
      return { subject: guid, title, prepares: true };
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
