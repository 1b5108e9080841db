import {
  formatRelative,
  openDrafts,
  useJobs,
  useOpenedRecords,
  useTexts,
  useUploadCounts,
} from "@estante/sdk";
import { IconAlertTriangle, IconBell, IconPencil, IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NOTIFICATIONS } from "../app/guards";
import { useShell } from "../layout/shell-context";
import { useUnread } from "../notifications/unread.store";
import classes from "./home.module.css";

const ICON_PX = 18;

/** What was begun and not ended, and what asks for somebody: drafts, uploads, jobs that failed, unread notices. */
export function Waiting() {
  const t = useTexts("shell");
  const { openActivity } = useShell();
  const { unseen } = useJobs();
  const { interrupted } = useUploadCounts();
  const drafts = useDrafts();
  const failed = unseen.filter(({ status }) => status === "failed").length;
  const unread = useUnread() ?? 0;
  const isQuiet = drafts.length + failed + interrupted + unread === 0;
  return (
    <section className={classes.section} aria-label={t("home.waiting")}>
      <h2 className={classes.heading}>{t("home.waiting")}</h2>
      {isQuiet ? (
        <p className={classes.nothing}>{t("home.nothingWaits")}</p>
      ) : (
        <ul className={classes.rows}>
          {drafts.map(({ address, title, at }) => (
            <WaitingRow key={address} icon={<IconPencil size={ICON_PX} stroke={1.6} aria-hidden />}>
              <Link to={address} className={classes.rowLink}>
                {t("home.draft", { title })}
              </Link>
              <span className={classes.rowFact}>{formatRelative(new Date(at).toISOString())}</span>
            </WaitingRow>
          ))}
          {interrupted > 0 && (
            <WaitingRow icon={<IconUpload size={ICON_PX} stroke={1.6} aria-hidden />}>
              <button type="button" className={classes.rowLink} onClick={openActivity}>
                {t("home.interrupted", { count: interrupted })}
              </button>
            </WaitingRow>
          )}
          {failed > 0 && (
            <WaitingRow icon={<IconAlertTriangle size={ICON_PX} stroke={1.6} aria-hidden />} isBroken>
              <button type="button" className={classes.rowLink} onClick={openActivity}>
                {t("home.failed", { count: failed })}
              </button>
            </WaitingRow>
          )}
          {unread > 0 && (
            <WaitingRow icon={<IconBell size={ICON_PX} stroke={1.6} aria-hidden />}>
              <Link to={NOTIFICATIONS} className={classes.rowLink}>
                {t("home.unread", { count: unread })}
              </Link>
            </WaitingRow>
          )}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly isBroken?: boolean;
  readonly children: ReactNode;
}

function WaitingRow({ icon, isBroken = false, children }: RowProps) {
  return (
    <li className={classes.row} data-broken={isBroken || undefined}>
      {icon}
      {children}
    </li>
  );
}

/** Records with something typed and not saved, where it is known what they are called and where they are. */
function useDrafts() {
  const opened = useOpenedRecords();
  return openDrafts().flatMap(({ record, at }) => {
    const guid = record.split("/").at(-1) ?? record;
    const known = opened.find(({ address }) => address.endsWith(`/${guid}`));
    return known ? [{ address: known.address, title: known.title, at }] : [];
  });
}
