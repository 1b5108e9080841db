import { useTexts } from "@estante/sdk";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useUnread } from "./unread.store";

/** Tells a screen reader that there is something new. What was there when the page came is said by the bell. */
export function UnreadNews() {
  const t = useTexts("shell");
  const unread = useUnread();
  const before = useRef<number | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (before.current !== null && unread !== null && unread > before.current)
      setNews(t("notifications.news", { count: unread }));
    before.current = unread;
  }, [unread, t]);
  return (
    <VisuallyHidden aria-live="polite" aria-busy={unread === null}>
      {news}
    </VisuallyHidden>
  );
}
