import {
  type AnswerData,
  api,
  asFailure,
  ErrorState,
  invalidate,
  LinkTabs,
  LoadingRows,
  NamedIcon,
  toast,
  unwrap,
  useApiQuery,
  useTexts,
} from "@estante/sdk";
import { Switch } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePageTitle } from "../app/document-title";
import pageClasses from "../pages/page.module.css";
import classes from "./notification-settings.module.css";
import { notificationTabs } from "./notification-tabs";

type Setting = AnswerData<"get", "/notifications/settings">[number];

const CHANNELS = ["app", "mail"] as const;
const PATH = "/notifications/settings";
const KINDS = 200;

/** What comes to the reader, and by which way. */
export function NotificationSettingsPage() {
  const t = useTexts("shell");
  const query = useApiQuery(PATH, { query: { pageSize: KINDS } });
  usePageTitle(t("notifications.settings"));
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={pageClasses.header}>
          <h1>{t("notifications.list.title")}</h1>
          <p>{t("notifications.settingsText")}</p>
        </div>
        <LinkTabs {...notificationTabs("settings", t)} />
      </header>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <LoadingRows />
      ) : (
        <ul className={classes.kinds}>
          {query.data.data.map((setting) => (
            <Kind key={setting.kind} setting={setting} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Kind({ setting }: { setting: Setting }) {
  const t = useTexts("shell");
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Pick<Setting, "app" | "mail"> | null>(null);
  const shown = wanted ?? setting;
  const change = async (channel: (typeof CHANNELS)[number], isOn: boolean) => {
    const chosen = { app: shown.app, mail: shown.mail, [channel]: isOn };
    setWanted(chosen);
    try {
      await unwrap(api.POST(PATH, { body: { kind: setting.kind, ...chosen } }));
      await invalidate(client, [PATH]);
    } catch (thrown) {
      toast.error(t("notifications.notChanged"), { text: asFailure(thrown).message });
    }
    setWanted(null);
  };
  return (
    <li className={classes.kind}>
      <NamedIcon name={setting.icon} />
      <div className={classes.words}>
        <span className={classes.title}>{setting.title}</span>
        {setting.mandatory.length > 0 && (
          <span className={classes.mandatory}>{t("notifications.mandatory")}</span>
        )}
      </div>
      {CHANNELS.map((channel) => (
        <Switch
          key={channel}
          label={t(`notifications.channels.${channel}`)}
          aria-label={`${setting.title}: ${t(`notifications.channels.${channel}`)}`}
          checked={shown[channel]}
          disabled={setting.mandatory.includes(channel)}
          onChange={(event) => void change(channel, event.currentTarget.checked)}
        />
      ))}
    </li>
  );
}
