import { EmptyState, NamedIcon, Slot, useJobs, useSession, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../app/document-title";
import { useManifestText } from "../app/manifest-text";
import { JobEntry } from "../jobs/job-entry.component";
import jobClasses from "../jobs/job-entry.module.css";
import { navigationTree } from "../layout/navigation";
import { useShell } from "../layout/shell-context";
import classes from "./home.module.css";
import { LoadingPage } from "./loading.page";
import pageClasses from "./page.module.css";

const RECENT = 5;

/** The start page: the back office's for its staff, and what there is to open for everybody else. */
export function HomePage() {
  return useSession().person?.back_office ? <BackOfficeHome /> : <FrontHome />;
}

/** What plugins have for somebody who comes to learn or teach. */
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

/** Where this person can go and what is going on. */
function BackOfficeHome() {
  const t = useTexts("shell");
  const text = useManifestText();
  const { person, tenant } = useSession();
  const { manifest, openActivity } = useShell();
  const { jobs } = useJobs();
  usePageTitle(t("nav.home"));
  const { above, below } = navigationTree(manifest);
  const places = [...above, ...below].flatMap((section) =>
    section.children.length ? section.children.map((entry) => ({ ...entry, icon: section.icon })) : [section],
  );
  const named = places.filter((place) => text(place.text));
  return (
    <div className={pageClasses.body}>
      <header className={pageClasses.header}>
        <h1>{t("home.title", { name: person?.name || person?.username })}</h1>
        <p>{t("home.lead", { tenant: tenant?.name })}</p>
      </header>
      {named.length === 0 && <HomeSlot />}
      {named.length > 0 && (
        <section aria-label={t("home.pages")}>
          <ul className={classes.places}>
            {named.map((place) => (
              <li key={place.id}>
                <Link to={place.path} className={classes.place}>
                  <NamedIcon name={place.icon} size={22} />
                  <span>{text(place.text)}</span>
                  <IconArrowRight size={16} stroke={1.6} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Slot name="shell.home.widgets.v1" />
      <section className={classes.recent}>
        <h2 className={classes.heading}>{t("home.activity")}</h2>
        {jobs.length === 0 ? (
          <p className={classes.nothing}>{t("home.noActivity")}</p>
        ) : (
          <>
            <ul className={jobClasses.jobs}>
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
    </div>
  );
}
