import { Dialog, leaveTo, session, useSession, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { signInAddress } from "../app/return-address";
import { SignInForm } from "./sign-in.form";

/** Over the page, when the session ended under something unsaved: its person signs in and the work goes on. */
export function SignInAgain() {
  const t = useTexts("shell");
  const { status, person, tenant } = useSession();
  const queries = useQueryClient();
  useEffect(() => session.onResume(() => void queries.invalidateQueries()), [queries]);
  useEffect(() => {
    // Whoever signed in in another tab of this browser need not do so here.
    const adopt = () => session.adopt();
    window.addEventListener("storage", adopt);
    return () => window.removeEventListener("storage", adopt);
  }, []);
  if (!tenant) return null;
  const leave = () => {
    const { pathname, search, hash } = window.location;
    const door = new URL(signInAddress(pathname + search + hash), window.location.origin);
    door.searchParams.set("ended", "expired");
    leaveTo(door.href);
  };
  return (
    <Dialog
      opened={status === "interrupted"}
      onClose={leave}
      size="xs"
      title={t("signIn.againTitle")}
      subtitle={t("signIn.againText")}
      withClose={false}
      cancel={t("signIn.againLeave")}
      isGuarded
      isPlain
    >
      <SignInForm organization={tenant} account={person?.username} onEnter={() => undefined} />
    </Dialog>
  );
}
