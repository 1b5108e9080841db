import {
  formatBytes,
  formatDate,
  formatDuration,
  Preview,
  type PreviewFact,
  RecordHistory,
  StatusMark,
  type Translator,
  TypeIcon,
  usePermission,
  useRecordTexts,
  useTexts,
} from "@estante/sdk";
import { IconEye, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type Content, type ContentRow, contentFields, contents } from "../api/contents";
import { storageMark } from "../components/storage-mark";
import { MentionQuotes } from "../mentions/mention-place.component";
import { useContentPlay } from "./content-play.component";

/** Read only: what a content is, and the two next things to do with it. */
export function ContentPreview({ row, typeName }: { row: ContentRow; typeName: string }) {
  const t = useTexts("contents");
  const { t: texts } = useRecordTexts(contents);
  const mayEdit = usePermission("contents.update");
  const content = useQuery(contents.query(row.guid)).data?.data;
  const { play, stage } = useContentPlay(row);
  const { kind, key } = storageMark(row);
  const edit = {
    label: texts(mayEdit ? "actions.edit" : "actions.see"),
    icon: <IconPencil size={16} />,
    href: `/content/${row.guid}`,
  };
  const open = { label: t("preview.open"), icon: <IconEye size={16} />, href: `/viewer/${row.guid}` };
  return (
    <Preview
      title={row.name}
      subtitle={[row.author_name, row.author_lastname].filter(Boolean).join(" ")}
      cover={{ type: row.type_guid, src: row.thumbnail }}
      play={play}
      stage={stage}
      marks={
        <>
          <TypeIcon type={row.type_guid} /> {typeName} <StatusMark kind={kind} label={t(key)} />
        </>
      }
      actions={[edit, open]}
      around={<MentionQuotes row={row} />}
      text={content?.failure?.message ?? content?.description ?? null}
      facts={content ? factsOf(content, t) : []}
    >
      <RecordHistory records={contents} fields={contentFields} guid={row.guid} />
    </Preview>
  );
}

function factsOf(content: Content, t: Translator): PreviewFact[] {
  const length = measureOf(content, t);
  const isPlayed = (content.payload as Measured | null)?.duration;
  const label = t(isPlayed ? "preview.duration" : "preview.pageCount");
  const measure = length !== null && { label, value: length };
  const facts: (PreviewFact | false)[] = [
    content.erp_id !== null && { label: t("fields.erpId"), value: content.erp_id, isCode: true },
    content.file !== null && { label: t("preview.file"), value: content.file.name },
    content.size > 0 && { label: t("list.size"), value: formatBytes(content.size) },
    measure,
    { label: t("list.created"), value: formatDate(content.created_at) },
    { label: t("list.updated"), value: formatDate(content.updated_at) },
  ];
  return facts.filter((fact) => fact !== false);
}

type Measured = { readonly duration?: number | null; readonly pages?: number | null };

/** Minutes of what plays, pages of what is read. */
export function measureOf({ payload }: Pick<Content, "payload">, t: Translator): string | null {
  const facts = payload as Measured | null;
  if (facts?.duration) return formatDuration(facts.duration);
  return facts?.pages ? t("preview.pages", { count: facts.pages }) : null;
}
