import { TOAST_MS, useTexts } from "@estante/sdk";
import { useNetwork } from "@mantine/hooks";
import { IconCloudCheck, IconCloudOff } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./layout.module.css";

const ICON_PX = 18;

/** Says that there is no connection while there is none, and for a moment that it is back. */
export function OfflineBanner() {
  const t = useTexts("shell");
  const { online } = useNetwork();
  const isBack = useBack(online);
  return (
    <div role="status">
      {!online && (
        <div className={classes.notice}>
          <IconCloudOff size={ICON_PX} stroke={1.6} aria-hidden />
          {t("states.offline")}
        </div>
      )}
      {isBack && (
        <div className={classes.notice}>
          <IconCloudCheck size={ICON_PX} stroke={1.6} aria-hidden />
          {t("states.online")}
        </div>
      )}
    </div>
  );
}

/** Whether the connection has just come back, for as long as a short notice stands. */
function useBack(isOnline: boolean): boolean {
  const [isBack, setBack] = useState(false);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const hasCome = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    setBack(hasCome);
    if (!hasCome) return;
    const timer = setTimeout(() => setBack(false), TOAST_MS.corner);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isBack;
}
