import { rememberFramedPage, Slot, useColorScheme, useShortcuts, useTenant, useTexts } from "@estante/sdk";
import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { Bell } from "../notifications/bell.component";
import { UnreadNews } from "../notifications/unread-news.component";
import { SearchButton } from "../search/search-button.component";
import { FlagsBanner } from "./flags-banner.component";
import classes from "./front-layout.module.css";
import { LanguageSwitch } from "./language-switch.component";
import shellClasses from "./layout.module.css";
import { Mark } from "./mark.component";
import { OfflineBanner } from "./offline-banner.component";
import { PersonMenu } from "./person-menu.component";

const MARK_PX = 28;

/** The frame for people who come to learn and teach: whose place it is, who they are, and nothing to manage. */
export function FrontLayout() {
  const t = useTexts("shell");
  const tenant = useTenant();
  const { toggle: toggleScheme } = useColorScheme();
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href });
  useEffect(() => {
    if (href) rememberFramedPage(href);
  }, [href]);
  useShortcuts([{ keys: "shift+l", run: toggleScheme }]);
  return (
    <div className={classes.front}>
      <a className={shellClasses.skip} href="#content">
        {t("nav.skip")}
      </a>
      <header className={classes.head}>
        <Link to="/home" className={classes.brand} aria-label={t("nav.home")}>
          <Mark logo={tenant?.branding.logo ?? null} size={MARK_PX} />
          <span className={classes.name}>{tenant?.product_name}</span>
        </Link>
        <SearchButton />
        <LanguageSwitch all />
        <Slot name="shell.bar.v1" values={{ place: "head" }} />
        <Bell />
        <PersonMenu place="head" />
      </header>
      <UnreadNews />
      <OfflineBanner />
      <FlagsBanner />
      <main id="content" className={classes.page} tabIndex={-1}>
        <Outlet />
      </main>
      <Slot name="shell.signed-in.v1" />
    </div>
  );
}
