import { useTexts } from "@estante/sdk";
import { useNetwork } from "@mantine/hooks";
import { IconCloudOff } from "@tabler/icons-react";
import classes from "./layout.module.css";

export function OfflineBanner() {
  const t = useTexts("shell");
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <div className={classes.offline}>
          <IconCloudOff size={18} stroke={1.6} aria-hidden />
          {t("states.offline")}
        </div>
      )}
    </div>
  );
}
