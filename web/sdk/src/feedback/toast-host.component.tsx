import { Notifications } from "@mantine/notifications";

/** Where toasts appear: three at most, and the clock stops under the pointer or focus. */
export function ToastHost() {
  return <Notifications limit={3} zIndex={500} containerWidth={384} pauseResetOnHover="notification" />;
}
