import { signOut, useTexts } from "@estante/sdk";
import { Loader } from "@mantine/core";
import { useEffect } from "react";
import { usePageTitle } from "../app/document-title";
import { safeReturn } from "../app/return-address";
import classes from "./page.module.css";

let leaving: Promise<void> | null = null;

/** Ends the session and goes back to where the person came from, if that is on this site; else to the root. */
export function LogoutPage() {
  const t = useTexts("shell");
  usePageTitle(t("nav.signOut"));
  useEffect(() => {
    leaving ??= signOut();
    void leaving.then(() => window.location.replace(safeReturn(document.referrer) ?? "/"));
  }, []);
  return (
    <main className={`${classes.center} ${classes.full}`}>
      <Loader size="sm" aria-hidden />
      <p role="status">{t("logout.text")}</p>
    </main>
  );
}
