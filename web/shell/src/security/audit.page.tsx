import {
  formatRelative,
  formatTime,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  type RowAction,
  useAddress,
  useSession,
  useTexts,
} from "@estante/sdk";
import { IconFileSearch, IconListSearch, IconUserSearch } from "@tabler/icons-react";
import { useState } from "react";
import { usePageTitle } from "../app/document-title";
import { type AuditRecord, auditRecords } from "./audit.api";
import { AuditRecordDialog, textOf, whoOf } from "./audit-record.component";
import classes from "./security.module.css";
import { tabsFor } from "./security-tabs";

const ICON_PX = 16;

/** A day that is named, with the time; a time that is told from now says it already. */
const timeOf = ({ at }: AuditRecord) => {
  const relative = formatRelative(at);
  const time = formatTime(at);
  return relative.includes(time) ? relative : `${relative}, ${time}`;
};

const COLUMNS: readonly RecordColumn<AuditRecord>[] = [
  {
    id: "action",
    title: "action",
    render: (row) => [row.entity_name, row.entity_guid].filter(Boolean).join(" · "),
  },
  { id: "who", title: "who", width: 240, keeps: "tablet", render: (row) => <Who record={row} /> },
  { id: "facts", title: "details", keeps: "laptop", render: (row) => <Facts record={row} /> },
  { id: "at", title: "at", sort: "at", width: 170, keeps: "tablet", render: timeOf },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "at", label: "at", kind: "days" },
  { id: "action", label: "action" },
  { id: "actor", label: "who" },
  { id: "entity", label: "kind" },
  { id: "username", label: "username", kind: "address" },
  { id: "entity_guid", label: "entity_guid", kind: "address" },
];

function Who({ record }: { record: AuditRecord }) {
  return whoOf(record, useTexts("shell"));
}

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
  const [shown, setShown] = useState<AuditRecord | null>(null);
  usePageTitle(t("security.audit.list.title"));
  return (
    <>
      <RecordListPage<AuditRecord>
        records={auditRecords}
        columns={COLUMNS}
        filters={FILTERS}
        tabs={tabsFor(person, "audit", t)}
        defaultSort="-at"
        card={(row) => ({ meta: <Who record={row} />, status: timeOf(row) })}
        rowActions={useRowActions(setShown)}
      />
      <AuditRecordDialog record={shown} onClose={() => setShown(null)} />
    </>
  );
}
