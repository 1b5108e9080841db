import {
  type AnswerData,
  ErrorState,
  formatBytes,
  formatPercent,
  Link,
  LinkTabs,
  useApiQuery,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Skeleton } from "@mantine/core";
import { usePageTitle } from "../app/document-title";
import pageClasses from "../pages/page.module.css";
import classes from "./security.module.css";
import { tabsFor } from "./security-tabs";

/** From here on somebody should look, as `estante doctor` says too. */
const NEARLY = 0.9;

type StorageUse = AnswerData<"get", "/storage-use">;

/** How much the tenant keeps, what came in a day, and of how much. */
export function StoragePage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const query = useApiQuery("/storage-use", {});
  usePageTitle(t("security.storage.title"));
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={pageClasses.header}>
          <h1>{t("security.storage.title")}</h1>
          <p>{t("security.storage.text")}</p>
        </div>
        <LinkTabs {...tabsFor(person, "storage", t)} />
      </header>
      <div className={classes.content}>
        {query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <Skeleton role="status" height={160} aria-label={t("security.storage.title")} />
        ) : (
          <Use use={query.data.data} />
        )}
      </div>
    </div>
  );
}

function Use({ use }: { use: StorageUse }) {
  const t = useTexts("shell");
  return (
    <>
      <Gauge label={t("security.storage.stored")} used={use.stored} limit={use.stored_limit ?? null} />
      <Gauge label={t("security.storage.day")} used={use.tenant_day} limit={use.tenant_day_limit} />
      <section className={classes.senders}>
        <h2>{t("security.storage.senders")}</h2>
        <p className={classes.quiet}>
          {t("security.storage.personDay", { size: formatBytes(use.person_day_limit) })}
        </p>
        {use.senders.length === 0 ? (
          <p className={classes.quiet}>{t("security.storage.nobody")}</p>
        ) : (
          <ol className={classes.ranking}>
            {use.senders.map((sender) => (
              <li key={sender.guid}>
                <SenderName {...sender} />
                <span>{formatBytes(sender.bytes)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function SenderName({ guid, name, username }: StorageUse["senders"][number]) {
  const mayOpen = usePermission("users.endSessions");
  const text = name || username;
  return mayOpen ? <Link to={`/security/people/${guid}`}>{text}</Link> : <span>{text}</span>;
}

/** What is used of a limit, as a bar and in words; without a limit only the words. */
function Gauge({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const t = useTexts("shell");
  const share = limit ? Math.min(1, used / limit) : 0;
  return (
    <section className={classes.gauge}>
      <h2>{label}</h2>
      <p>
        {limit
          ? t("security.storage.of", {
              used: formatBytes(used),
              limit: formatBytes(limit),
              share: formatPercent(share),
            })
          : t("security.storage.unlimited", { used: formatBytes(used) })}
      </p>
      {limit !== null && (
        <meter className={classes.meter} aria-label={label} max={limit} high={NEARLY * limit} value={used} />
      )}
    </section>
  );
}
