import { Link, useAddress, useSession, useTexts } from "@estante/sdk";
import { usePageTitle } from "../app/document-title";
import { nameOf, PersonPicture } from "../person/person-picture.component";
import pageClasses from "./page.module.css";
import classes from "./profile.module.css";
import { ProfileData } from "./profile-data.component";
import { ProfileDetails } from "./profile-details.component";
import { ProfilePassword } from "./profile-password.component";
import { ProfilePicture } from "./profile-picture.component";

const TABS = ["details", "password"] as const;

/** The own profile: details, and the password. */
export function ProfilePage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const { get } = useAddress();
  usePageTitle(t("profile.title"));
  if (!person) return null;
  const tab = get("tab") === "password" ? "password" : "details";
  return (
    <div className={pageClasses.body}>
      <header className={classes.header}>
        <PersonPicture person={person} className={classes.avatar} />
        <div className={pageClasses.header}>
          <h1>{nameOf(person)}</h1>
          <p>{person.role_name}</p>
        </div>
      </header>
      <nav className={classes.tabs} aria-label={t("profile.tabs")}>
        {TABS.map((id) => (
          <Link
            key={id}
            to="/profile"
            search={id === "details" ? {} : { tab: id }}
            className={classes.tab}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={id === tab ? "page" : undefined}
          >
            {t(`profile.${id}`)}
          </Link>
        ))}
      </nav>
      {tab === "password" ? (
        <ProfilePassword />
      ) : (
        <>
          <ProfileDetails person={person} />
          <ProfilePicture person={person} />
          {!person.impersonated_by && <ProfileData />}
        </>
      )}
    </div>
  );
}
