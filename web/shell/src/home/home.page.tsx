import {
  EmptyState,
  lazy,
  NamedIcon,
  Slot,
  useJobs,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { usePageTitle } from "../app/document-title";
import { useManifestText } from "../app/manifest-text";
import { JobEntry } from "../jobs/job-entry.component";
import jobClasses from "../jobs/job-entry.module.css";
import { navigationTree } from "../layout/navigation";
import { useShell } from "../layout/shell-context";
import { LoadingPage } from "../pages/loading.page";
import pageClasses from "../pages/page.module.css";
import { AtHand, OpenedLast } from "./at-hand.component";
import { FirstSteps } from "./first-steps.component";
import classes from "./home.module.css";
import { Waiting } from "./waiting.component";

const RECENT = 5;
const UnseenNews = lazy(() =>
  import("../news/unseen-news.component").then((file) => ({ default: file.UnseenNews })),
);

/** The start page: the back office's for its staff, and what there is to open for everybody else. */
export function HomePage() {
  return useSession().person?.back_office ? <BackOfficeHome /> : <FrontHome />;
}

/** What plugins have for somebody who comes to learn or teach: they go on where they were. */
function FrontHome() {
  const t = useTexts("shell");
  const { person } = useSession();
  usePageTitle(t("nav.home"));
  return (
    <div className={pageClasses.body}>
      <header className={pageClasses.header}>
        <h1>{t("home.title", { name: person?.name || person?.username })}</h1>
      </header>
      <HomeSlot />
    </div>
  );
}

function HomeSlot() {
  const t = useTexts("shell");
  return (
    <Slot
      name="shell.home.v1"
      isPage
      loading={<LoadingPage />}
      empty={<EmptyState title={t("home.nothing")} text={t("home.nothingText")} />}
    />
  );
}

/** What waits for this person, what they opened last, what plugins put beside it, and where they can go. */
function BackOfficeHome() {
  const t = useTexts("shell");
  const { person, tenant } = useSession();
  const places = usePlacesToGo();
  usePageTitle(t("nav.home"));
  return (
    <div className={pageClasses.body}>
      <header className={pageClasses.header}>
        <h1>{t("home.title", { name: person?.name || person?.username })}</h1>
        <p>{t("home.lead", { tenant: tenant?.name })}</p>
      </header>
      {places.length === 0 ? (
        <HomeSlot />
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            <FirstSteps />
            <Waiting />
            <OpenedLast />
            <Slot name="shell.home.widgets.v1" />
            <RecentActivity />
          </div>
          <div className={classes.side}>
            <AtHand />
            <Suspense>
              <UnseenNews />
            </Suspense>
            <Places places={places} />
          </div>
        </div>
      )}
    </div>
  );
}

interface Place {
  readonly id: string;
  readonly icon: string | null;
  readonly name: string;
  readonly path: string;
}

/** The pages of the side bar, by name. */
function usePlacesToGo(): readonly Place[] {
  const text = useManifestText();
  const { manifest } = useShell();
  const { above, below } = navigationTree(manifest, usePermission("settings_general.readDetail"));
  return [...above, ...below]
    .flatMap((section) =>
      section.children.length
        ? section.children.map((entry) => ({ ...entry, icon: section.icon }))
        : [section],
    )
    .map(({ id, icon, path, text: key }) => ({ id, icon, path, name: text(key) }))
    .filter(({ name }) => name);
}

function Places({ places }: { readonly places: readonly Place[] }) {
  const t = useTexts("shell");
  return (
    <section className={classes.section} aria-label={t("home.pages")}>
      <h2 className={classes.heading}>{t("home.pages")}</h2>
      <ul className={classes.places}>
        {places.map(({ id, icon, name, path }) => (
          <li key={id}>
            <Link to={path} className={classes.place}>
              <NamedIcon name={icon} size={20} />
              <span>{name}</span>
              <IconArrowRight size={16} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentActivity() {
  const t = useTexts("shell");
  const { openActivity } = useShell();
  const { jobs } = useJobs();
  return (
    <section className={classes.section} aria-label={t("home.activity")}>
      <h2 className={classes.heading}>{t("home.activity")}</h2>
      {jobs.length === 0 ? (
        <p className={classes.nothing}>{t("home.noActivity")}</p>
      ) : (
        <>
          <ul className={`${jobClasses.jobs} ${classes.jobs}`}>
            {jobs.slice(0, RECENT).map((job) => (
              <JobEntry key={job.guid} job={job} />
            ))}
          </ul>
          <Button variant="subtle" onClick={openActivity}>
            {t("home.seeAll")}
          </Button>
        </>
      )}
    </section>
  );
}
