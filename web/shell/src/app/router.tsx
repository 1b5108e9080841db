import { loadPlugin, type Plugin, plainSearch, session } from "@estante/sdk";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { isSignedOutPath } from "../boot/area";
import { HomePage } from "../home/home.page";
import { importRoutes } from "../imports/import-routes";
import { SignedInLayout } from "../layout/signed-in-layout.component";
import { ErrorPage } from "../pages/error.page";
import { LoadingPage } from "../pages/loading.page";
import { LogoutPage } from "../pages/logout.page";
import { NotFoundPage } from "../pages/not-found.page";
import { securityRoutes } from "../security/security-routes";
import { landingOf } from "./app-data";
import {
  guardPage,
  KIT,
  keepToSinglePage,
  mayOpen,
  NOTIFICATIONS,
  OUTBOX,
  refuse,
  requirePerson,
  SEARCH,
  SETTINGS,
  startingPlace,
  TEXTS,
  TRASH,
  UI,
} from "./guards";
import type { Manifest, ManifestPage } from "./manifest";
import { movedPath, routerPath } from "./page-path";
import { PluginPage } from "./plugin-page.component";

const PENDING_MS = 150;

type ShellPage =
  | "TrashPage"
  | "SettingsPage"
  | "TextsPage"
  | "NotificationsPage"
  | "NotificationSettingsPage"
  | "OutboxPage"
  | "LetterPage"
  | "ProfilePage";

/** Builds the application's routes from the manifest; nothing else lists pages. */
export function buildRouter(manifest: Manifest, history?: RouterHistory) {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: ({ location }) => keepToSinglePage(manifest, location.pathname),
  });
  const framed = createRoute({
    getParentRoute: () => root,
    id: "framed",
    component: SignedInLayout,
    beforeLoad: ({ location }) => requirePerson(location.href),
  });
  const pages = manifest.plugins.flatMap((plugin) =>
    plugin.pages.map((page) => ({ plugin: plugin.id, page })),
  );
  const routes = (chrome: boolean, parent: AnyRoute) =>
    pages
      .filter(({ page }) => (page.chrome ?? true) === chrome)
      .map(({ plugin, page }) => pageRoute(manifest, parent, plugin, page));
  const goTo = (path: string, place: (pathname: string, isPreload: boolean) => string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ location, preload }) => {
        requirePerson(location.href);
        throw redirect({ href: place(location.pathname, preload), replace: true });
      },
    });
  const tree = root.addChildren([
    framed.addChildren([
      ...routes(true, framed),
      staffPage(manifest, framed, TRASH, "TrashPage"),
      staffPage(manifest, framed, SETTINGS, "SettingsPage"),
      staffPage(manifest, framed, TEXTS, "TextsPage"),
      staffPage(manifest, framed, NOTIFICATIONS, "NotificationsPage"),
      staffPage(manifest, framed, `${NOTIFICATIONS}/settings`, "NotificationSettingsPage"),
      staffPage(manifest, framed, OUTBOX, "OutboxPage"),
      staffPage(manifest, framed, `${OUTBOX}/$guid`, "LetterPage"),
      developerPage(manifest, framed, KIT, () => import("../developer/kit.page"), "KitPage"),
      developerPage(manifest, framed, UI, () => import("../developer/ui/ui.page"), "UiPage"),
      ...securityRoutes(manifest, framed),
      ...importRoutes(framed),
      createRoute({ getParentRoute: () => framed, path: "/home", component: HomePage }),
      createRoute({
        getParentRoute: () => framed,
        path: SEARCH,
        component: lazyRouteComponent(() => import("../search/results.page"), "ResultsPage"),
      }),
      staffPage(manifest, framed, "/profile", "ProfilePage"),
    ]),
    ...routes(false, root),
    createRoute({ getParentRoute: () => root, path: "/logout", component: LogoutPage }),
    goTo("/", () => startingPlace(manifest)),
    // Every other path leads to the landing page: pages that are not for this person are none of the manifest's.
    goTo("/$", (path, isPreload) => {
      if (path === `/user/${session.get().user?.guid}`) return "/profile";
      return isSignedOutPath(path) ? landingOf(manifest) : refuse(manifest, isPreload);
    }),
  ]);
  return createRouter({
    routeTree: tree,
    ...(history && { history }),
    ...plainSearch,
    scrollRestoration: true,
    // A page's code is fetched when somebody points at a way to it.
    defaultPreload: "intent",
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Filters change the address of the same page; only a change of page fades.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? ["page"] : false) },
  });
}

/** A page of the shell itself; who may not open it goes where they belong. */
function staffPage(manifest: Manifest, parent: AnyRoute, path: string, name: ShellPage): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => import("../pages/staff.pages"), name),
    beforeLoad: ({ location, preload }) => {
      requirePerson(location.href);
      if (!mayOpen(manifest, path)) refuse(manifest, preload);
    },
  });
}

/** A page for who writes Estante or a plugin. */
function developerPage<Page extends string>(
  manifest: Manifest,
  parent: AnyRoute,
  path: string,
  load: () => Promise<Record<Page, ComponentType>>,
  name: Page,
): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(load, name),
    beforeLoad: ({ preload }) => {
      if (!mayOpen(manifest, path)) refuse(manifest, preload);
    },
  });
}

function pageRoute(manifest: Manifest, parent: AnyRoute, plugin: string, page: ManifestPage): AnyRoute {
  let half: Plugin | null = null;
  return createRoute({
    getParentRoute: () => parent,
    path: routerPath(page.path),
    beforeLoad: ({ location, preload }) => {
      if (page.older) {
        const href = movedPath(page.path, page.older, location.pathname) + location.searchStr;
        throw redirect({ href, replace: true });
      }
      guardPage(manifest, page, { location, preload });
    },
    loader: async () => {
      half = await loadPlugin(plugin);
      await half.pages[page.component]?.preload?.();
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A page whose shape is known stands there at once; a bare line would only flash.
    ...(page.frame && { pendingMs: 0, pendingMinMs: 0, pendingComponent: () => <LoadingPage page={page} /> }),
    component: () => half && <PluginPage half={half} page={page} />,
  });
}
