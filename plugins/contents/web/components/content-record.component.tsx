import {
  AutosaveIndicator,
  ConflictDialog,
  DetailPage,
  DraftNotice,
  ExitDialog,
  formatRelative,
  invalidate,
  Link,
  listOf,
  RowMenu,
  type Say,
  StatusMark,
  TypeIcon,
  toast,
  UnsavedBar,
  useNavigate,
  usePermission,
  useRecordForm,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useMemo } from "react";
import { type Content, historyQuery, readLatest, STALE, saveContent } from "../api/contents.api";
import { fieldName } from "./change-text";
import { ContentAside } from "./content-aside.component";
import { type DetailValues, fieldsOf, valuesOf } from "./content-form";
import { DetailsTab } from "./details-tab.component";
import { storageMark } from "./storage-mark";
import { useContentActs } from "./use-content-acts";
import { useTypeNames } from "./use-type-names";

export function ContentRecord({ content, etag }: { content: Content; etag: string | null }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const typeName = useTypeNames();
  const mayEdit = usePermission("contents.update");
  const saved = useMemo(() => valuesOf(content), [content]);
  const names = useMemo(() => fieldNames(saved, t), [saved, t]);
  const path = `/content/${content.guid}`;
  const kept = `contents/${content.guid}`;
  const list = listOf(path, "/contents");

  const record = useRecordForm<DetailValues>({
    saved,
    version: etag,
    record: kept,
    names,
    onSave: async (_values, changed, version) => {
      const next = await saveContent(content.guid, version, fieldsOf(changed));
      await invalidate(client, STALE);
      toast.success(t("acts.updated"));
      return next;
    },
  });
  const { kind, key } = storageMark(content);
  const navigate = useNavigate();
  const acts = useContentActs(content, () => navigate({ href: list, ignoreBlocker: true }));

  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: list }, { label: content.name }]}
      title={content.name}
      cover={{ type: content.type_guid, src: content.thumbnail }}
      status={<StatusMark kind={kind} label={t(key)} pill />}
      saving={
        <AutosaveIndicator state={record.state} reason={record.problem} onRetry={() => void record.save()} />
      }
      meta={[
        <Fragment key="type">
          <TypeIcon type={content.type_guid} size={16} /> {typeName(content.type_guid)}
        </Fragment>,
        ...(content.erp_id ? [<code key="erp">{content.erp_id}</code>] : []),
        <UpdatedBy key="updated" content={content} />,
      ]}
      tabs={[{ id: "details", label: t("detail.tabs.details"), href: `${path}/details` }]}
      tab="details"
      actions={
        <>
          <Button
            component={Link}
            to={`/viewer/${content.guid}`}
            preload="viewport"
            variant="default"
            size="xs"
            leftSection={<IconEye size={16} />}
          >
            {t("preview.openHere")}
          </Button>
          <RowMenu row={content} name={content.name} isBordered actions={acts.row} />
        </>
      }
      aside={<ContentAside content={content} mayEdit={mayEdit} />}
      bar={
        mayEdit && (
          <UnsavedBar
            changes={record.changes}
            onDiscard={record.discard}
            onSave={() => void record.save()}
            isSaving={record.isSaving}
            problem={record.problem}
          />
        )
      }
    >
      {mayEdit && <DraftNotice draft={record.draft} />}
      <DetailsTab content={content} record={record} isReadOnly={!mayEdit} />
      <ExitDialog
        changes={record.changes}
        name={content.name}
        within={path}
        onSave={record.save}
        onDiscard={record.discard}
      />
      <ConflictDialog
        record={record}
        name={kept}
        title={t("conflict.title")}
        labels={labelsOf(saved, t)}
        load={async () => {
          const { content: latest, version, by } = await readLatest(content.guid);
          return { values: valuesOf(latest), version, by, at: latest.updated_at };
        }}
        onTakeSaved={() => void invalidate(client, STALE)}
      />
      {acts.dialog}
    </DetailPage>
  );
}

/** When it was changed last, and by whom where somebody is known. */
function UpdatedBy({ content }: { content: Content }) {
  const t = useTexts("contents");
  const by = useQuery(historyQuery(content.guid)).data?.data.changes[0]?.by;
  const when = formatRelative(content.updated_at);
  return by ? t("detail.updatedBy", { when, name: by }) : t("detail.updated", { when });
}

/** Each field under a name of its own, where two versions of it stand beside each other. */
function labelsOf(values: DetailValues, t: Say): Record<keyof DetailValues, string> {
  const labelled = Object.keys(values).map((field) => [field, t(`conflict.fields.${field}`)]);
  return Object.fromEntries(labelled) as Record<keyof DetailValues, string>;
}

/** Fields as the unsaved bar names them; the switches go under one name. */
function fieldNames(values: DetailValues, t: Say): Record<keyof DetailValues, string> {
  const named = Object.keys(values).map((field) => [field, fieldName(field, t)]);
  return Object.fromEntries(named) as Record<keyof DetailValues, string>;
}
