import {
  AutosaveIndicator,
  DetailPage,
  ExitDialog,
  formatRelative,
  invalidate,
  Link,
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
import { Fragment, useMemo, useRef } from "react";
import { type Content, historyQuery, STALE, saveContent } from "../api/contents.api";
import { fieldName } from "./change-text";
import { ConflictDialog } from "./conflict-dialog.component";
import { ContentAside } from "./content-aside.component";
import { type DetailValues, fieldsOf, valuesOf } from "./content-form";
import { DetailsTab } from "./details-tab.component";
import { storageMark } from "./storage-mark";
import { useContentActs } from "./use-content-acts";
import { useTypeNames } from "./use-type-names";

const STALE_VERSION = 412;

export function ContentRecord({ content, etag }: { content: Content; etag: string | null }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const typeName = useTypeNames();
  const mayEdit = usePermission("contents.update");
  const saved = useMemo(() => valuesOf(content), [content]);
  const names = useMemo(() => fieldNames(saved, t), [saved, t]);
  const path = `/content/${content.guid}`;
  // The version that the person began to change; what is read anew meanwhile must not hide a conflict.
  const version = useRef(etag);

  const record = useRecordForm<DetailValues>({
    saved,
    names,
    onSave: async (_values, changed) => {
      await saveContent(content.guid, version.current, fieldsOf(changed));
      await invalidate(client, STALE);
      toast.success(t("acts.updated"));
    },
  });
  if (record.changes.length === 0) version.current = etag;
  const { kind, key } = storageMark(content);
  const isStale = record.failure?.status === STALE_VERSION;
  const navigate = useNavigate();
  const acts = useContentActs(content, () => navigate({ href: "/contents", ignoreBlocker: true }));
  const saveOver = (fresh: string | null) => {
    version.current = fresh;
    return record.save();
  };

  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: "/contents" }, { label: content.name }]}
      title={content.name}
      cover={{ type: content.type_guid, src: content.thumbnail }}
      status={<StatusMark kind={kind} label={t(key)} pill />}
      saving={
        <AutosaveIndicator
          state={record.isSaving ? "saving" : record.changes.length > 0 ? "pending" : "idle"}
        />
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
          />
        )
      }
    >
      <DetailsTab content={content} record={record} isReadOnly={!mayEdit} />
      <ExitDialog changes={record.changes} name={content.name} within={path} onSave={record.save} />
      {isStale && <ConflictDialog guid={content.guid} record={record} onSave={saveOver} />}
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

/** Fields as the unsaved bar names them; the switches go under one name. */
function fieldNames(values: DetailValues, t: Say): Record<keyof DetailValues, string> {
  const named = Object.keys(values).map((field) => [field, fieldName(field, t)]);
  return Object.fromEntries(named) as Record<keyof DetailValues, string>;
}
