import {
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordsPage,
  useSectionTabs,
  useTexts,
} from "@estante/sdk";
import type { ReactNode } from "react";
import { type NetworkRow, networkFields, networks } from "../api/networks";

const COLUMNS: readonly RecordColumn<NetworkRow>[] = [
  { id: "name", sort: "name", render: () => null },
  {
    id: "schools",
    title: "columns.schools",
    width: 120,
    align: "end",
    render: ({ schools }) => schools.length,
  },
];

/** `/schools-networks`; with a network that is open, the list beside it. */
export function NetworksPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("schools");
  return (
    <RecordsPage<NetworkRow>
      records={networks}
      fields={networkFields}
      columns={COLUMNS}
      tabs={{ label: t("list.title"), tabs: useSectionTabs("schools"), tab: "schools-networks" }}
      card={({ schools }) => ({ meta: t("networks.schools", { count: schools.length }) })}
      defaultSort="name"
      isShort
      {...(detail !== undefined && { detail })}
    />
  );
}

/** `/schools-networks/create` */
export function NetworkCreatePage() {
  return <RecordCreatePage records={networks} fields={networkFields} />;
}

/** `/schools-networks/{guid}` */
export function NetworkPage() {
  return <NetworksPage detail={<RecordPage records={networks} fields={networkFields} isAutosaved />} />;
}
