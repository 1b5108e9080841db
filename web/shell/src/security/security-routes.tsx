import { session } from "@estante/sdk";
import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { mayOpen, refuse, SECURITY } from "../app/guards";
import type { Manifest } from "../app/manifest";
import { openTabs } from "./security-tabs";

/** The pages of the security part; who may not open one goes where they belong. */
export function securityRoutes(manifest: Manifest, parent: AnyRoute): AnyRoute[] {
  const guarded = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component,
      beforeLoad: ({ location, preload }) => {
        if (!mayOpen(manifest, location.pathname)) refuse(manifest, preload);
      },
    });
  return [
    createRoute({
      getParentRoute: () => parent,
      path: SECURITY,
      beforeLoad: ({ preload }) => {
        const first = openTabs(session.get().user)[0]?.path;
        if (!first) refuse(manifest, preload);
        throw redirect({ href: first, replace: true });
      },
    }),
    guarded(
      "/security/audit",
      lazyRouteComponent(() => import("../pages/staff.pages"), "AuditPage"),
    ),
    guarded(
      "/security/failed-sign-ins",
      lazyRouteComponent(() => import("../pages/staff.pages"), "FailedSignInsPage"),
    ),
    guarded(
      "/security/people",
      lazyRouteComponent(() => import("../pages/staff.pages"), "PeoplePage"),
    ),
    guarded(
      "/security/people/$guid",
      lazyRouteComponent(() => import("../pages/staff.pages"), "PersonPage"),
    ),
    guarded(
      "/security/storage",
      lazyRouteComponent(() => import("../pages/staff.pages"), "StoragePage"),
    ),
  ];
}
