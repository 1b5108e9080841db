import { Notifications } from "@mantine/notifications";
import { MAX_TOASTS } from "./toast.component";

/** Where toasts appear: three at most, and the clock stops under the pointer or focus. */
export function ToastHost() {
  return (
    <Notifications limit={MAX_TOASTS} zIndex={500} containerWidth={384} pauseResetOnHover="notification" />
  );
}
