import {
  type RecordColumn,
  RecordCreatePage,
  type RecordFilter,
  RecordPage,
  RecordsPage,
} from "@estante/sdk";
import { type BookingRow, bookingFields, bookings } from "../api/bookings";

const COLUMNS: readonly RecordColumn<BookingRow>[] = [
  { id: "name", sort: "name" },
  { id: "room", title: "fields.room", sort: "room" },
  { id: "starts_at", sort: "starts_at", width: 180 },
  { id: "ends_at", width: 180 },
];

const FILTERS: readonly RecordFilter[] = [{ id: "day", label: "fields.from", kind: "days" }];

export function BookingsPage() {
  return (
    <RecordsPage<BookingRow>
      records={bookings}
      fields={bookingFields}
      columns={COLUMNS}
      filters={FILTERS}
      defaultSort="-starts_at"
    />
  );
}

export function BookingCreatePage() {
  return <RecordCreatePage records={bookings} fields={bookingFields} />;
}

/** `/bookings/{guid}/{step?}` */
export function BookingPage() {
  return <RecordPage records={bookings} fields={bookingFields} />;
}
