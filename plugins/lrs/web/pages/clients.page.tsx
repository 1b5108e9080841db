import {
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordPanels,
  RecordsPage,
  StatusMark,
  useTexts,
} from "@estante/sdk";
import { type ClientRow, clientFields, clients, NEW_FIELDS } from "../api/clients";
import { Secret } from "../components/secret.component";

function Mark({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts("lrs");
  return (
    <StatusMark kind={isActive ? "active" : "inactive"} label={t(isActive ? "clients.on" : "clients.off")} />
  );
}

const COLUMNS: readonly RecordColumn<ClientRow>[] = [
  { id: "name", sort: "name", render: (row) => row.provider },
  { id: "key", title: "fields.key", width: 240, keeps: "laptop" },
  {
    id: "access",
    title: "fields.access",
    width: 180,
    keeps: "tablet",
    render: (row, t) => t(`accesses.${row.access}`),
  },
  {
    id: "status",
    title: "fields.status",
    width: 120,
    render: (row) => <Mark isActive={row.status === "active"} />,
  },
];

/** `/lrs-clients` */
export function ClientsPage() {
  return (
    <RecordsPage<ClientRow>
      records={clients}
      fields={clientFields}
      columns={COLUMNS}
      defaultSort="name"
      card={(row) => ({ meta: row.key, status: <Mark isActive={row.status === "active"} /> })}
    />
  );
}

/** `/lrs-clients/create` */
export function ClientCreatePage() {
  return <RecordCreatePage records={clients} fields={clientFields} only={NEW_FIELDS} />;
}

/** `/lrs-clients/{guid}`: with the secret, where it was just made. */
export function ClientPage() {
  return (
    <RecordPage
      records={clients}
      fields={clientFields}
      status={(client) => <Mark isActive={client.status === "active"} />}
      meta={(client) => [client.key]}
      aside={(client) => (
        <>
          <Secret key={client.guid} guid={client.guid} clientKey={client.key} />
          <RecordPanels records={clients} fields={clientFields} guid={client.guid} />
        </>
      )}
    />
  );
}
