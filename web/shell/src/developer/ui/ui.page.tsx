import { LinkTabs, useAddress, useTexts } from "@estante/sdk";
import { type ComponentType, use } from "react";
import { usePageTitle } from "../../app/document-title";
import { UI } from "../../app/guards";
import pageClasses from "../../pages/page.module.css";
import { developerTexts } from "../developer-texts";
import classes from "../kit.module.css";
import { GeneralTab } from "./general.tab";
import { IconsTab } from "./icons.tab";
import { InputTab } from "./input.tab";
import { TextTab } from "./text.tab";
import { TrialsTab } from "./trials.tab";

const TABS: Readonly<Record<string, ComponentType>> = {
  icons: IconsTab,
  text: TextTab,
  input: InputTab,
  general: GeneralTab,
  trials: TrialsTab,
};

/** What every screen is made of, to be looked at and tried. */
export function UiPage() {
  use(developerTexts);
  const t = useTexts("developer");
  const requested = useAddress().get("tab") ?? "";
  const tab = requested in TABS ? requested : "icons";
  const Tab = TABS[tab] ?? IconsTab;
  usePageTitle(t("ui.title"));
  const tabs = Object.keys(TABS).map((id) => ({
    id,
    label: t(`ui.tabs.${id}`),
    href: id === "icons" ? UI : `${UI}?tab=${id}`,
  }));
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={pageClasses.header}>
          <h1>{t("ui.title")}</h1>
          <p>{t("ui.text")}</p>
        </div>
        <LinkTabs tabs={tabs} tab={tab} label={t("ui.title")} />
      </header>
      <Tab key={tab} />
    </div>
  );
}
