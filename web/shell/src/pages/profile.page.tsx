import { Link, useAddress, useSession, useTexts } from "@estante/sdk";
import { usePageTitle } from "../app/document-title";
import { initialsOf } from "../layout/initials";
import pageClasses from "./page.module.css";
import classes from "./profile.module.css";
import { ProfileData } from "./profile-data.component";
import { ProfileDetails } from "./profile-details.component";
import { ProfilePassword } from "./profile-password.component";

const TABS = ["details", "password"] as const;

/** The own profile: details, and the password. */
export function ProfilePage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const { one } = useAddress();
  usePageTitle(t("profile.title"));
  if (!person) return null;
  const tab = one("tab") === "password" ? "password" : "details";
  const name = [person.name, person.lastname].filter(Boolean).join(" ") || person.username;
  return (
    <div className={pageClasses.body}>
      <header className={classes.header}>
        <span className={classes.avatar} aria-hidden>
          {initialsOf(name)}
        </span>
        <div className={pageClasses.header}>
          <h1>{name}</h1>
          <p>{person.role_name}</p>
        </div>
      </header>
      <nav className={classes.tabs} aria-label={t("profile.tabs")}>
        {TABS.map((one) => (
          <Link
            key={one}
            to="/profile"
            search={one === "details" ? {} : { tab: one }}
            className={classes.tab}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === tab ? "page" : undefined}
          >
            {t(`profile.${one}`)}
          </Link>
        ))}
      </nav>
      {tab === "password" ? (
        <ProfilePassword />
      ) : (
        <>
          <ProfileDetails person={person} />
          {!person.impersonated_by && <ProfileData />}
        </>
      )}
    </div>
  );
}
