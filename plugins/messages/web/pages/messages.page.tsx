import { formatNumber, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { type MessageRow, messages, STATES } from "../api/messages";
import { shownDays } from "../components/shown-days";
import { StateMark } from "../components/state-mark.component";
import { useRoles } from "../components/use-choices";

/** Reads are counted up to here in a list. */
const CAP = 10_000;
const counted = (reads: number) => (reads < CAP ? formatNumber(reads) : `${formatNumber(CAP)}+`);

const COLUMNS: readonly RecordColumn<MessageRow>[] = [
  { id: "title", sort: "title", render: ({ audience }) => audience },
  { id: "state", width: 130, render: ({ state }) => <StateMark state={state} /> },
  { id: "days", sort: "start_date", width: 220, keeps: "tablet", render: shownDays },
  { id: "reads", width: 110, keeps: "laptop", align: "end", render: ({ reads }) => counted(reads) },
];
const FILTERS: readonly RecordFilter[] = [
  { id: "state", label: "filters.state", options: STATES, texts: "states" },
  { id: "role", label: "filters.role" },
];

/** `/messages` */
export function MessagesPage() {
  const t = useTexts("messages");
  const role = useRoles();
  return (
    <RecordsPage<MessageRow>
      records={messages}
      columns={COLUMNS}
      filters={FILTERS}
      filterOptions={{ role }}
      defaultSort="-start_date"
      card={(message) => ({
        meta: message.audience,
        status: t(`states.${message.state}`),
      })}
    />
  );
}
