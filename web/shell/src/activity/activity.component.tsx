import {
  asFailure,
  formatNumber,
  type JobTab,
  jobsOf,
  LoadingRows,
  loadMoreJobs,
  toast,
  useJobs,
  useTexts,
  useUploads,
} from "@estante/sdk";
import { Button, Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconInfoCircle, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { JobEntry } from "../jobs/job-entry.component";
import jobClasses from "../jobs/job-entry.module.css";
import barClasses from "../layout/side-bar.module.css";
import classes from "./activity.module.css";
import { CancelAll } from "./cancel-all.component";
import { dayName } from "./day-name";
import { groupJobs } from "./groups";
import { countUploads, UploadsUnderWay } from "./uploads.component";

const TABS: readonly JobTab[] = ["all", "running", "problems"];
const EMPTY = {
  all: "activity.empty",
  running: "activity.emptyRunning",
  problems: "activity.emptyProblems",
} as const;

/** The job centre: a drawer beside the side bar. */
export function Activity({ folded, onClose }: { folded: boolean; onClose: () => void }) {
  const t = useTexts("shell");
  const panelId = useId();
  const isPhone = useMediaQuery("(width < 768px)", window.innerWidth < 768, {
    getInitialValueInEffect: false,
  });
  const sideBar = folded ? "56px" : "224px";
  const { jobs, counts, unseen, isLoaded, markSeen, countTabs } = useJobs();
  useEffect(() => void countTabs(), [countTabs]);
  const [tab, setTab] = useState<JobTab>("all");
  const { items } = useUploads();
  const moving = countUploads("running", items);
  const broken = countUploads("problems", items);
  const bubbles = {
    all: 0,
    running: counts.running.total + moving,
    problems: counts.problems.total + broken,
  };
  const groups = groupJobs(jobsOf(tab, jobs));
  const moveTab = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    if (!next) return;
    setTab(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      withCloseButton={false}
      size={isPhone ? "100%" : 440}
      padding={0}
      offset={isPhone ? 0 : 8}
      radius={isPhone ? 0 : "calc(var(--es-radius) * 1.5)"}
      zIndex="var(--es-layer-drawer)"
      attributes={{ content: { "aria-label": t("activity.title") } }}
      styles={{
        inner: { insetInlineStart: isPhone ? 0 : sideBar },
        body: { height: "100%" },
        content: { background: "var(--es-raised)" },
      }}
      className={classes.drawer}
      overlayProps={{ className: classes.scrim ?? "" }}
    >
      <div className={classes.panel}>
        <div className={classes.head}>
          <h2>{t("activity.title")}</h2>
          {unseen.length > 0 && (
            <Button variant="subtle" color="gray" size="xs" className={classes.read} onClick={markSeen}>
              {t("activity.markRead")}
            </Button>
          )}
          <button
            type="button"
            className={barClasses.iconButton}
            onClick={onClose}
            aria-label={t("activity.close")}
          >
            <IconX size={18} stroke={1.6} />
          </button>
        </div>
        <div className={classes.tabs} role="tablist" aria-label={t("activity.title")}>
          {TABS.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              data-tab={id}
              className={classes.tab}
              aria-selected={id === tab}
              aria-controls={panelId}
              tabIndex={id === tab ? 0 : -1}
              onClick={() => setTab(id)}
              onKeyDown={moveTab}
            >
              {t(`activity.${id}`)}
              {bubbles[id] > 0 && (
                <span className={classes.bubble} data-bad={id === "problems" || undefined}>
                  {formatNumber(bubbles[id])}
                </span>
              )}
            </button>
          ))}
        </div>
        <div className={classes.scroll} id={panelId} role="tabpanel" aria-label={t(`activity.${tab}`)}>
          {tab === "running" && <CancelAll count={counts.running.total} />}
          <UploadsUnderWay tab={tab} />
          {!isLoaded ? (
            <LoadingRows />
          ) : groups.length === 0 && countUploads(tab, items) === 0 ? (
            <p className={classes.empty}>
              <strong>{t(EMPTY[tab])}</strong>
              {tab === "all" && t("activity.emptyText")}
            </p>
          ) : (
            groups.map((group) => (
              <section key={String(group.day)}>
                <h3 className={classes.day}>
                  {group.day === "running" ? t("activity.running") : dayName(group.day, t)}
                </h3>
                <ul className={jobClasses.jobs}>
                  {group.jobs.map((job) => (
                    <JobEntry key={job.guid} job={job} isUnseen={unseen.includes(job)} onFollow={onClose} />
                  ))}
                </ul>
              </section>
            ))
          )}
          {isLoaded && counts[tab].left > 0 && <More tab={tab} count={counts[tab].left} />}
        </div>
        <div className={classes.foot}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {t("activity.foot")}
        </div>
      </div>
    </Drawer>
  );
}

/** What is older than what is here. */
function More({ tab, count }: { tab: JobTab; count: number }) {
  const t = useTexts("shell");
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await loadMoreJobs(tab).catch((thrown) =>
      toast.error(t("activity.moreFailed"), { text: asFailure(thrown).message }),
    );
    setLoading(false);
  };
  return (
    <Button variant="default" className={classes.more} loading={isLoading} onClick={() => void load()}>
      {t("activity.more", { count })}
    </Button>
  );
}
