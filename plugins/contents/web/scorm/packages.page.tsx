import {
  type AnswerData,
  formatBytes,
  invalidate,
  type RecordColumn,
  RecordListPage,
  type RowAction,
  recordList,
  StatusMark,
  toast,
  uploads,
  usePermission,
  useServerEvent,
  useTexts,
} from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconEye, IconPackageImport } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "../api/schema";
import { storageMark } from "../components/storage-mark";
import { normalizationPlan, PACKAGES } from "./normalization";

type PackageRow = AnswerData<"get", "/cms/contents/scorm-normalize", paths>[number];

const ICON_PX = 16;
const PACKAGE = ".zip";
const packages = recordList<paths>()({
  name: "scorm-packages",
  plugin: "contents",
  prefix: "scorm.",
  list: PACKAGES,
});

const OPEN: readonly string[] = ["preparing", "uploading"];

/** `/scormnormalize`: the packages of editors, and a normalized one in the place of each. */
export function PackagesPage() {
  const t = useTexts("contents");
  const client = useQueryClient();
  const refresh = () => invalidate(client, [PACKAGES]);
  useServerEvent("job", (data) => {
    if (isPrepared(data)) void refresh();
  });
  const view: RowAction<PackageRow> = {
    label: t("preview.open"),
    icon: <IconEye size={ICON_PX} />,
    href: ({ guid }) => `/viewer/${guid}`,
  };
  const mayNormalize = usePermission("developer_pages.update");
  const replace = useNormalization();
  const upload: RowAction<PackageRow> = {
    label: t("scorm.upload"),
    icon: <IconPackageImport size={ICON_PX} />,
    run: (row) => chooseFile((file) => replace(row, file)),
    isHidden: (row) => !mayNormalize || OPEN.includes(row.storage_status),
  };
  return (
    <RecordListPage<PackageRow>
      records={packages}
      columns={COLUMNS}
      defaultSort="-created_at"
      rowLink={({ guid }) => `/content/${guid}`}
      rowActions={[upload, view]}
      card={(row) => ({
        meta: fileOf(row),
        status: <PackageState row={row} />,
        cover: { type: "CTTY_10" },
      })}
    />
  );
}

/** Whether a job that prepares a content has ended. */
function isPrepared(data: unknown): boolean {
  const job = data as { readonly kind?: unknown; readonly status?: unknown } | null;
  return job?.kind === "contents.prepare" && (job.status === "done" || job.status === "failed");
}

const fileOf = ({ file, file_version, size }: PackageRow) =>
  [file, file_version && `v${file_version}`, size > 0 && formatBytes(size)].filter(Boolean).join(" · ");

const COLUMNS: readonly RecordColumn<PackageRow>[] = [
  { id: "name", title: "columns.name", sort: "name", render: fileOf },
  { id: "author", title: "columns.author", width: 180, keeps: "laptop" },
  {
    id: "updated_at",
    as: "time",
    title: "columns.updated",
    sort: "updated_at",
    width: 140,
    keeps: "laptop",
  },
  {
    id: "state",
    title: "columns.state",
    width: 320,
    keeps: "tablet",
    render: (row) => <Normalize row={row} />,
  },
];

/** Sends a package that takes the place of a content's own. */
function useNormalization() {
  const t = useTexts("contents");
  const client = useQueryClient();
  return ({ guid, name }: PackageRow, file: File) => {
    uploads.add(
      [file],
      normalizationPlan(guid, name, () => invalidate(client, [PACKAGES])),
    );
    toast.info(t("scorm.sending", { name: file.name }));
  };
}

function PackageState({ row }: { readonly row: PackageRow }) {
  const t = useTexts("contents");
  const { kind, key } = storageMark({ status: "active", storage_status: row.storage_status });
  return <StatusMark kind={kind} label={t(key === "status.active" ? "scorm.ready" : key)} />;
}

/** How a package stands, and the way to put another in its place. */
function Normalize({ row }: { readonly row: PackageRow }) {
  const t = useTexts("contents");
  const mayNormalize = usePermission("developer_pages.update");
  const replace = useNormalization();
  return (
    <>
      <PackageState row={row} />
      {mayNormalize && !OPEN.includes(row.storage_status) && (
        <FileButton accept={PACKAGE} onChange={(file) => file && replace(row, file)}>
          {(props) => (
            <Button
              size="xs"
              variant="default"
              aria-label={t("scorm.uploadFor", { name: row.name })}
              {...props}
            >
              {t("scorm.upload")}
            </Button>
          )}
        </FileButton>
      )}
    </>
  );
}

/** Asks for a file where a menu has no place for an input. */
function chooseFile(take: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = PACKAGE;
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  };
  input.click();
}
