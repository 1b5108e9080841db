import { type RecordColumn, RecordCreatePage, RecordPage, RecordsPage } from "@estante/sdk";
import { type RoomRow, roomFields, rooms } from "../api/rooms";

const COLUMNS: readonly RecordColumn<RoomRow>[] = [
  { id: "name", sort: "name" },
  { id: "seats", sort: "seats", width: 124 },
];

export function RoomsPage() {
  return <RecordsPage<RoomRow> records={rooms} fields={roomFields} columns={COLUMNS} defaultSort="name" />;
}

export function RoomCreatePage() {
  return <RecordCreatePage records={rooms} fields={roomFields} />;
}

/** `/rooms/{guid}/{step?}` */
export function RoomPage() {
  return <RecordPage records={rooms} fields={roomFields} />;
}
