import { may, type Person, type Translator } from "@estante/sdk";

/** The pages for whoever keeps the place safe, each with the permission that opens it. */
export const SECURITY_TABS = [
  { id: "audit", path: "/security/audit", title: "security.audit.list.title", permission: "audit.readList" },
  {
    id: "failed",
    path: "/security/failed-sign-ins",
    title: "security.failed.list.title",
    permission: "audit.readList",
  },
  {
    id: "people",
    path: "/security/people",
    title: "security.people.list.title",
    permission: "users.endSessions",
  },
  {
    id: "storage",
    path: "/security/storage",
    title: "security.storage.title",
    permission: "storage.readDetail",
  },
] as const;

export type SecurityTab = (typeof SECURITY_TABS)[number]["id"];

/** The ones that this person may open; none: the whole part is not there for them. */
export const openTabs = (person: Person | null) =>
  SECURITY_TABS.filter(({ permission }) => may(person, permission));

/** They as the tabs of a list. */
export const tabsFor = (person: Person | null, tab: SecurityTab, t: Translator) => ({
  label: t("security.title"),
  tab,
  tabs: openTabs(person).map(({ id, path, title }) => ({ id, href: path, label: t(title) })),
});
