import {
  formatRelative,
  formatTime,
  type ListColumn,
  type ListFilter,
  ListPage,
  type RowAction,
  startExport,
  useAddress,
  useApiQuery,
  useDatePresets,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { IconFileSearch, IconListSearch, IconUserSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { usePageTitle } from "../app/document-title";
import { type AuditRecord, auditQuery, exportAudit } from "./audit.api";
import { AuditRecordDialog, textOf, whoOf } from "./audit-record.component";
import classes from "./security.module.css";
import { tabsFor } from "./security-tabs";

const ICON_PX = 16;
/** Filters that only a row's own menu sets: nobody picks a guid from a list. */
const FROM_ROWS = ["username", "entity_guid"] as const;

function useAuditFilters(): ListFilter[] {
  const t = useTexts("shell");
  const presets = useDatePresets();
  const { all } = useAddress();
  const facets = useApiQuery("/audit/facets", {}).data?.data;
  const chosen = FROM_ROWS.map((id) => all(id).join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined values stand for the address
  return useMemo(
    () => [
      { id: "at", label: t("security.audit.at"), isSingle: true, withDays: true, options: presets },
      { id: "action", label: t("security.audit.action"), options: facets?.action ?? [] },
      { id: "actor", label: t("security.audit.who"), options: facets?.actor ?? [] },
      { id: "entity", label: t("security.audit.kind"), options: facets?.entity ?? [] },
      ...FROM_ROWS.filter((id) => all(id).length > 0).map((id) => ({
        id,
        label: t(`security.audit.${id}`),
        options: all(id).map((value) => ({ value, label: value })),
      })),
    ],
    [t, presets, facets, ...chosen],
  );
}

function useColumns(): ListColumn<AuditRecord>[] {
  const t = useTexts("shell");
  return useMemo(
    () => [
      {
        id: "action",
        title: t("security.audit.action"),
        render: (row) => [row.entity_name, row.entity_guid].filter(Boolean).join(" · "),
      },
      {
        id: "who",
        title: t("security.audit.who"),
        width: 240,
        keeps: "tablet",
        render: (row) => whoOf(row, t),
      },
      {
        id: "facts",
        title: t("security.audit.details"),
        keeps: "laptop",
        render: (row) => <Facts record={row} />,
      },
      {
        id: "at",
        title: t("security.audit.at"),
        sort: "at",
        width: 170,
        keeps: "tablet",
        render: (row) => timeOf(row),
      },
    ],
    [t],
  );
}

/** A day that is named, with the time; a time that is told from now says it already. */
const timeOf = ({ at }: AuditRecord) => {
  const relative = formatRelative(at);
  const time = formatTime(at);
  return relative.includes(time) ? relative : `${relative}, ${time}`;
};

function Facts({ record }: { record: AuditRecord }) {
  const t = useTexts("shell");
  if (record.facts.length === 0) return "–";
  return (
    <span className={classes.inline}>
      {record.facts.map(({ label, value }) => `${label}: ${textOf(value, t)}`).join(" · ")}
    </span>
  );
}

function useRowActions(show: (record: AuditRecord) => void): RowAction<AuditRecord>[] {
  const t = useTexts("shell");
  const { change } = useAddress();
  return [
    { label: t("security.audit.show"), icon: <IconFileSearch size={ICON_PX} />, run: show },
    {
      label: t("security.audit.allOfRecord"),
      icon: <IconListSearch size={ICON_PX} />,
      isHidden: ({ entity_guid }) => entity_guid === null,
      run: ({ entity_guid }) => change({ entity_guid, page: null }),
    },
    {
      label: t("security.audit.allOfPerson"),
      icon: <IconUserSearch size={ICON_PX} />,
      isHidden: ({ actor_username }) => actor_username === "",
      run: ({ actor_username }) => change({ username: actor_username, page: null }),
    },
  ];
}

/** Who did what, when and to what, of every plugin. */
export function AuditPage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const mayExport = usePermission("audit.export");
  const [shown, setShown] = useState<AuditRecord | null>(null);
  const actions = useRowActions(setShown);
  const columns = useColumns();
  const filters = useAuditFilters();
  usePageTitle(t("security.audit.title"));
  return (
    <>
      <ListPage<AuditRecord>
        id="audit"
        title={t("security.audit.title")}
        text={t("security.audit.text")}
        tabs={tabsFor(person, "audit", t)}
        errorTitle={t("security.audit.error")}
        query={auditQuery}
        columns={columns}
        filters={filters}
        defaultSort="-at"
        rowKey={(row) => row.guid}
        card={(row) => ({
          title: row.action_name,
          meta: whoOf(row, t),
          status: timeOf(row),
        })}
        rowActions={actions}
        {...(mayExport && { exportAction: (exported) => void startExport(() => exportAudit(exported)) })}
        searchPlaceholder={t("security.audit.search")}
        empty={{ title: t("security.audit.nothing"), text: t("security.audit.nothingText") }}
        emptyFiltered={t("security.audit.nothingFound")}
      />
      <AuditRecordDialog record={shown} onClose={() => setShown(null)} />
    </>
  );
}
