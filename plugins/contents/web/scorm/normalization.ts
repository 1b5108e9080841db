import { asFailure, toast, translate, type UploadPlan, unwrap } from "@estante/sdk";
import { api } from "../api/client";

export const PACKAGES = "/cms/contents/scorm-normalize";

/** What happens when a normalized package has arrived: it takes the place of the content's own. */
export function normalizationPlan(guid: string, title: string, refresh?: () => Promise<void>): UploadPlan {
  return {
    purpose: "contents.content",
    recipe: { plugin: "contents", name: "normalization", options: { guid, title } },
    finish: async (upload_guid) => {
      const sent = unwrap(
        api.POST("/cms/contents/{guid}/scorm-normalize/upload", {
          params: { path: { guid } },
          body: { upload_guid },
          headers: { "Idempotency-Key": `upload-${upload_guid}` },
        }),
      );
      await sent.catch((thrown: unknown) => {
        // The list shows no uploads: why the package was not taken is said there and then.
        toast.error(translate("contents:scorm.refused", { name: title }), {
          text: asFailure(thrown).message,
        });
        throw thrown;
      });
      await refresh?.();
      return { subject: guid, title, prepares: true };
    },
  };
}
