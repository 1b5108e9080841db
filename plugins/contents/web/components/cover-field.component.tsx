import { fileForm, invalidate, SavedImageField, unwrap, useSession, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client";

interface Props {
  readonly label: string;
  readonly record: { readonly guid: string; readonly name: string; readonly thumbnail: string | null };
  readonly call: "/cms/contents/{guid}/thumbnail" | "/cms/publications/{guid}/thumbnail";
  /** Reads that another cover makes stale. */
  readonly stale: readonly string[];
  /** Width by height, to which it is cut where it is not taken whole. */
  readonly ratio: number;
  readonly mayEdit: boolean;
}

const FORMATS = ["jpg", "png"];

/** The cover that a record has of its own. */
export function CoverField({ label, record, call, stale, ratio, mayEdit }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const limits = useSession().person?.limits;
  const params = { path: { guid: record.guid } };
  if (!limits) return null;
  return (
    <SavedImageField
      label={label}
      url={record.thumbnail}
      name={record.name}
      formats={FORMATS}
      maxBytes={limits.image_bytes}
      ratio={ratio}
      readOnly={!mayEdit}
      save={async (file) => {
        const { data } = await unwrap(api.POST(call, { params, ...fileForm(file) }));
        await invalidate(client, stale);
        return data.thumbnail;
      }}
      remove={async () => {
        await unwrap(api.DELETE(call, { params }));
        await invalidate(client, stale);
      }}
      said={{ saved: t("look.saved"), removed: t("look.removed"), failed: t("look.failed") }}
    />
  );
}
