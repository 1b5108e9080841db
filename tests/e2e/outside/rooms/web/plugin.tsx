import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const rooms = () => import("./pages/rooms.page");
const bookings = () => import("./pages/bookings.page");

export default definePlugin({
  id: "rooms",
  pages: {
    Rooms: lazy(() => rooms().then((file) => ({ default: file.RoomsPage }))),
    RoomCreate: lazy(() => rooms().then((file) => ({ default: file.RoomCreatePage }))),
    Room: lazy(() => rooms().then((file) => ({ default: file.RoomPage }))),
    Bookings: lazy(() => bookings().then((file) => ({ default: file.BookingsPage }))),
    BookingCreate: lazy(() => bookings().then((file) => ({ default: file.BookingCreatePage }))),
    Booking: lazy(() => bookings().then((file) => ({ default: file.BookingPage }))),
  },
  slots: {
    ContentBookings: lazy(() =>
      import("./components/content-bookings.component").then((file) => ({ default: file.ContentBookings })),
    ),
  },
  locales: { es, pt, en },
});
