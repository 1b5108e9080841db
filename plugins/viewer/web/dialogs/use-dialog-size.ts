import type { DialogSize } from "@estante/sdk";
import { useMediaQuery } from "@mantine/hooks";

/** The viewer's dialogs are small, and fill the screen on phones. */
export function useDialogSize(): DialogSize {
  return useMediaQuery("(max-width: 767px)") ? "s" : "xs";
}
