import {
  currentLanguage,
  declareFonts,
  isTriedOn,
  type Language,
  languageOf,
  loadOrganization,
  type Organization,
  refreshPerson,
  session,
  startTexts,
  startTrying,
  storedLanguage,
  storeLanguage,
  ThemeProvider,
  useTenant,
  useTriedLook,
  wearCss,
  wearStylesheet,
} from "@estante/sdk";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { signInAddress } from "../app/return-address";
import { unavailable } from "../app/unavailable";
import { NoServerPage } from "../pages/no-server.page";
import { isPublic, isSignedOutPath } from "./area";
import { removeEarlyTheme, storeEarlyTheme, storeFramelessPages } from "./early-theme";
import { bringFonts } from "./fonts";
import { addShellTexts } from "./shell-texts";

const RECOVER = "/recover";

let root: Root | null = null;

/** The organization's look, as it is now: who changes it sees that at once, and before it is saved in a frame. */
function Look({ children }: { readonly children: ReactNode }) {
  const saved = useTenant()?.branding;
  const tried = useTriedLook();
  const branding = tried?.branding ?? saved;
  useEffect(() => {
    if (branding) void declareFonts(branding);
  }, [branding]);
  useEffect(() => {
    if (tried) wearCss(tried.css);
    else wearStylesheet(saved?.stylesheet);
  }, [saved, tried]);
  return (
    <ThemeProvider branding={branding} scheme={tried?.scheme}>
      {children}
    </ThemeProvider>
  );
}

function show(children: ReactNode): void {
  root ??= createRoot(document.getElementById("root") as HTMLElement);
  root.render(
    <StrictMode>
      <Look>{children}</Look>
    </StrictMode>,
  );
  requestAnimationFrame(() => requestAnimationFrame(removeEarlyTheme));
}

/**
 * Finds out whose site this is and who is there, and opens the door or the application.
 * @param entered whether the person has just signed in, so that who they are is fresh
 */
export async function start(entered = false): Promise<void> {
  try {
    const organization = await loadOrganization();
    bringFonts();
    if (isTriedOn()) startTrying();
    await Promise.all([speak(chooseLanguage(organization)), declareFonts(organization.branding)]);
    storeEarlyTheme(organization, currentLanguage());
    await open(organization, entered);
  } catch {
    await showNoServer(entered);
  }
}

async function open(organization: Organization, entered: boolean): Promise<void> {
  const path = window.location.pathname;
  // The picture of a door is that door, whoever is signed in.
  const isDoor = path === RECOVER || (isTriedOn() && isSignedOutPath(path));
  if (!isDoor && session.token() !== null && (await isKnown(entered))) return openApplication();
  if (isSignedOutPath(path)) return openSignedOutApp(organization);
  const { loadManifest } = await import("../app/app-data");
  if (isPublic(await loadManifest(), path)) return openApplication();
  window.history.replaceState(null, "", signInAddress(path + window.location.search + window.location.hash));
  return openSignedOutApp(organization);
}

/** Asks who the stored token belongs to; false when it no longer belongs to anybody. */
async function isKnown(entered: boolean): Promise<boolean> {
  try {
    const person = (entered && session.get().user) || (await refreshPerson());
    await switchLanguage(person.lang_id);
    return true;
  } catch (thrown) {
    if (session.token() === null) return false;
    throw thrown;
  }
}

/** A person's own language wins over this computer's; the page is shown anew in it. */
async function switchLanguage(lang: string | null): Promise<void> {
  const own = languageOf(lang);
  if (own === null || own === currentLanguage()) return;
  storeLanguage(own);
  // Without storage the choice would be forgotten and the page would reload for ever.
  if (storedLanguage() !== own) return;
  window.location.reload();
  await new Promise(() => undefined);
}

async function openSignedOutApp(organization: Organization): Promise<void> {
  if (window.location.pathname === "/" || window.location.pathname === "/auth") {
    window.history.replaceState(null, "", `/auth/login${window.location.search}`);
  }
  const { SignedOutApp } = await import("../sign-in/signed-out-app.component");
  show(<SignedOutApp organization={organization} onEnter={() => start(true)} />);
  // It says whether the tenant words this page in its own way; the page does not wait for it.
  const { loadManifest } = await import("../app/app-data");
  await loadManifest().catch(() => undefined);
}

async function openApplication(): Promise<void> {
  const code = import("../app/application.component");
  const { loadManifest } = await import("../app/app-data");
  const manifest = await loadManifest();
  storeFramelessPages(manifest);
  const { Application, addNavigationTexts } = await code;
  addNavigationTexts(manifest);
  show(<Application />);
}

async function showNoServer(entered: boolean): Promise<void> {
  await speak(storedLanguage() ?? languageOf(navigator.language) ?? "es");
  show(<NoServerPage failure={unavailable()} onRetry={() => void start(entered)} />);
}

function chooseLanguage(organization: Organization): Language {
  return storedLanguage() ?? languageOf(organization.default_language) ?? "es";
}

async function speak(language: Language): Promise<void> {
  await startTexts(language);
  await addShellTexts();
}
