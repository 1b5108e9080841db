import {
  currentLanguage,
  type Language,
  languageOf,
  loadOrganization,
  type Organization,
  refreshPerson,
  session,
  startTexts,
  storedLanguage,
  storeLanguage,
  ThemeProvider,
} from "@estante/sdk";
import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { signInAddress } from "../app/return-address";
import { NoServerPage } from "../pages/no-server.page";
import { isPublic, isSignedOutPath } from "./area";
import { removeEarlyTheme, storeEarlyTheme, storeFramelessPages } from "./early-theme";
import { declareFonts } from "./fonts";
import { addShellTexts } from "./shell-texts";

const RECOVER = "/recover";

let root: Root | null = null;

function show(organization: Organization | null, children: ReactNode): void {
  root ??= createRoot(document.getElementById("root") as HTMLElement);
  root.render(
    <StrictMode>
      <ThemeProvider branding={organization?.branding}>{children}</ThemeProvider>
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
    await Promise.all([speak(chooseLanguage(organization)), declareFonts(organization.branding)]);
    storeEarlyTheme(organization, currentLanguage());
    await open(organization, entered);
  } catch {
    await showNoServer();
  }
}

async function open(organization: Organization, entered: boolean): Promise<void> {
  const path = window.location.pathname;
  if (path !== RECOVER && session.token() !== null && (await isKnown(entered)))
    return openApplication(organization);
  if (isSignedOutPath(path)) return openSignedOutApp(organization);
  const { loadManifest } = await import("../app/app-data");
  if (isPublic(await loadManifest(), path)) return openApplication(organization);
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
  show(organization, <SignedOutApp organization={organization} onEnter={() => start(true)} />);
  // It says whether the tenant words this page in its own way; the page does not wait for it.
  const { loadManifest } = await import("../app/app-data");
  await loadManifest().catch(() => undefined);
}

async function openApplication(organization: Organization): Promise<void> {
  const code = import("../app/application.component");
  const { loadManifest } = await import("../app/app-data");
  const manifest = await loadManifest();
  storeFramelessPages(manifest);
  const { Application, addNavigationTexts } = await code;
  await addNavigationTexts(manifest);
  show(organization, <Application manifest={manifest} />);
}

async function showNoServer(): Promise<void> {
  await speak(storedLanguage() ?? languageOf(navigator.language) ?? "es");
  show(null, <NoServerPage />);
}

function chooseLanguage(organization: Organization): Language {
  return storedLanguage() ?? languageOf(organization.default_language) ?? "es";
}

async function speak(language: Language): Promise<void> {
  await startTexts(language);
  await addShellTexts();
}
