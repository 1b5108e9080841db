import "@estante/sdk/styles.css";
// Nothing behind the door is shown without a UI half: what fetches one comes along at once.
import "../plugins/loader";
import {
  createQueryClient,
  handOver,
  lazy,
  reloadPage,
  type SessionEnd,
  session,
  ToastHost,
  useSession,
} from "@estante/sdk";
import { QueryClientProvider } from "@tanstack/react-query";
import { CatchBoundary, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { isPublic } from "../boot/area";
import { declareCodeFont } from "../boot/fonts";
import { NoServerPage } from "../pages/no-server.page";
import { SignInAgain } from "../sign-in/sign-in-again.component";
import { useManifest } from "./app-data";
import { TitleProvider } from "./document-title";
import { rememberLocation } from "./last-location";
import type { Manifest } from "./manifest";
import { signInAddress } from "./return-address";
import { buildRouter } from "./router";
import { useNoStrayDrops } from "./stray-drops";
import { unavailable } from "./unavailable";

// Few people see them, once.
const AddFactorPage = lazy(async () => ({
  default: (await import("../pages/add-factor.page")).AddFactorPage,
}));
const ChoosePasswordPage = lazy(async () => ({
  default: (await import("../pages/choose-password.page")).ChoosePasswordPage,
}));

export { addNavigationTexts } from "../plugins/navigation-texts";

/** Everything behind the door: cache, routes, title and toasts. */
export function Application() {
  const [queries] = useState(createQueryClient);
  const manifest = useManifest();
  const { router, count } = useRouterOf(manifest);
  useNoStrayDrops();
  useEffect(() => {
    void declareCodeFont();
  }, []);
  useEffect(
    () => router.subscribe("onResolved", ({ toLocation }) => rememberLocation(toLocation.href)),
    [router],
  );
  useEffect(() => session.onEnd((reason) => leave(reason, manifest)), [manifest]);
  return (
    <QueryClientProvider client={queries}>
      <TitleProvider>
        <AccountFirst>
          <RouterProvider key={count} router={router} />
        </AccountFirst>
        <SignInAgain />
        <ToastHost />
      </TitleProvider>
    </QueryClientProvider>
  );
}

/** The routes of a manifest; those of another one are shown in their place, at the same address. */
function useRouterOf(manifest: Manifest) {
  const [built, setBuilt] = useState(() => ({ manifest, router: buildRouter(manifest), count: 0 }));
  if (built.manifest === manifest) return built;
  const next = {
    manifest,
    router: buildRouter(manifest, built.router.history),
    count: built.count + 1,
  };
  setBuilt(next);
  return next;
}

/**
 * Who has to choose a new password or to add a second step does nothing else first, and then goes on where they
 * wanted to (KER-032). What was open already stays as it is below.
 */
function AccountFirst({ children }: { children: ReactNode }) {
  const { person, tenant } = useSession();
  const mustChoose = person?.change_password ?? false;
  const mustAdd = !mustChoose && (person?.must_add_factor ?? false);
  const mustWait = mustChoose || mustAdd;
  const [begun, setBegun] = useState(!mustWait);
  if (!mustWait && !begun) setBegun(true);
  return (
    <>
      <CatchBoundary getResetKey={() => 0} errorComponent={NoAccountPage}>
        <Suspense fallback={null}>
          {mustChoose && tenant && <ChoosePasswordPage organization={tenant} />}
          {mustAdd && tenant && <AddFactorPage organization={tenant} />}
        </Suspense>
      </CatchBoundary>
      {begun && <div style={{ display: mustWait ? "none" : "contents" }}>{children}</div>}
    </>
  );
}

/** Their code did not come, and nothing else may be shown. */
const NoAccountPage = () => <NoServerPage failure={unavailable()} onRetry={reloadPage} />;

/**
 * A session that ends by itself leads to the sign-in page, and from there back; signing out has its own page.
 * What is open to everybody stays open to nobody in particular.
 */
function leave(reason: SessionEnd, manifest: Manifest): void {
  const { pathname, search, hash } = window.location;
  if (reason === "replaced") handOver();
  if (reason !== "expired" || isPublic(manifest, pathname)) return;
  const door = new URL(signInAddress(pathname + search + hash), window.location.origin);
  door.searchParams.set("ended", reason);
  window.location.assign(door);
}
