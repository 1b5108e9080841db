import { asFailure, invalidate, reasonOf, toast, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type FrontRow, markRead, STALE } from "../api/front";

/** Notes that a message which is on the screen was read; once, however often it is drawn. */
export function useMarkedRead(message: Pick<FrontRow, "guid" | "read_at"> | undefined): void {
  const t = useTexts("messages");
  const client = useQueryClient();
  const marked = useRef<string | null>(null);
  const guid = message && message.read_at === null ? message.guid : null;
  useEffect(() => {
    if (guid === null || marked.current === guid) return;
    marked.current = guid;
    void markRead(guid).then(
      () => invalidate(client, STALE),
      (thrown) => toast.error(t("bubble.notMarked"), { text: reasonOf(asFailure(thrown)) }),
    );
  }, [guid, client, t]);
}
