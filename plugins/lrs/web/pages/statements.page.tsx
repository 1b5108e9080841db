import {
  Badge,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  type RowAction,
  useAddress,
  useTexts,
} from "@estante/sdk";
import { IconFileSearch, IconListSearch } from "@tabler/icons-react";
import { useState } from "react";
import { type StatementRow, statements } from "../api/statements";
import { StatementDialog } from "../components/statement-dialog.component";

const ICON_PX = 16;

/** The verbs that have a word of ours; of others the last part of the IRI is shown. */
const VERBS = [
  "answered",
  "attempted",
  "completed",
  "experienced",
  "failed",
  "initialized",
  "passed",
  "progressed",
  "scored",
  "terminated",
  "voided",
];

function Verb({ iri }: { readonly iri: string }) {
  const t = useTexts("lrs");
  const word = iri.split(/[/#]/).filter(Boolean).at(-1) ?? iri;
  return VERBS.includes(word) ? t(`statements.verbs.${word}`) : word;
}

const activityOf = ({ activity_name, activity }: StatementRow) => activity_name ?? activity ?? "–";

const COLUMNS: readonly RecordColumn<StatementRow>[] = [
  { id: "actor", title: "actor", render: (row, t) => (row.is_voided ? <Badge>{t("voided")}</Badge> : null) },
  { id: "verb", title: "verb", width: 160, render: (row) => <Verb iri={row.verb} /> },
  { id: "activity", title: "activity", keeps: "laptop", render: activityOf },
  { id: "stored_at", as: "time", title: "stored", sort: "stored_at", width: 160, keeps: "tablet" },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "stored", label: "stored", kind: "days" },
  { id: "is_voided", label: "state", isSingle: true, options: ["false", "true"], texts: "voidings" },
  { id: "actor", label: "actor", kind: "address" },
  { id: "verb", label: "verb", kind: "address" },
  { id: "activity", label: "activity", kind: "address" },
];

function useRowActions(show: (row: StatementRow) => void): RowAction<StatementRow>[] {
  const t = useTexts("lrs");
  const { change } = useAddress();
  return [
    { label: t("statements.show"), icon: <IconFileSearch size={ICON_PX} />, run: show },
    {
      label: t("statements.ofActor"),
      icon: <IconListSearch size={ICON_PX} />,
      isHidden: ({ actor }) => actor === "",
      run: ({ actor }) => change({ actor, page: null }),
    },
    {
      label: t("statements.ofVerb"),
      icon: <IconListSearch size={ICON_PX} />,
      run: ({ verb }) => change({ verb, page: null }),
    },
    {
      label: t("statements.ofActivity"),
      icon: <IconListSearch size={ICON_PX} />,
      isHidden: ({ activity }) => activity === null,
      run: ({ activity }) => change({ activity, page: null }),
    },
  ];
}

/** `/lrs-statements`: what the record store holds. */
export function StatementsPage() {
  const [shown, setShown] = useState<StatementRow | null>(null);
  return (
    <>
      <RecordListPage<StatementRow>
        records={statements}
        columns={COLUMNS}
        filters={FILTERS}
        defaultSort="-stored_at"
        card={(row) => ({ meta: activityOf(row), status: <Verb iri={row.verb} /> })}
        rowActions={useRowActions(setShown)}
      />
      {shown && <StatementDialog row={shown} onClose={() => setShown(null)} />}
    </>
  );
}
