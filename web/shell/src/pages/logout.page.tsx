import { signOut, useTexts } from "@estante/sdk";
import { Loader } from "@mantine/core";
import { useEffect } from "react";
import { usePageTitle } from "../app/document-title";
import { safeReturn } from "../app/return-address";
import classes from "./page.module.css";

let isLeaving = false;

/** Ends the session and goes back to where the person came from, if that is on this site; else to the root. */
export function LogoutPage() {
  const t = useTexts("shell");
  usePageTitle(t("nav.signOut"));
  useEffect(() => {
    // Once, however often this page is mounted meanwhile: a second navigation would break off the first.
    if (isLeaving) return;
    isLeaving = true;
    void signOut().then(() => window.location.replace(safeReturn(document.referrer) ?? "/"));
  }, []);
  return (
    <main className={`${classes.center} ${classes.full}`}>
      <Loader size="sm" aria-hidden />
      <p role="status">{t("logout.text")}</p>
    </main>
  );
}
