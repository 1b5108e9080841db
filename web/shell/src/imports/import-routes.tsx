import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { IMPORTS } from "../app/guards";

/** The pages of imports; the server says who may make which. */
export function importRoutes(parent: AnyRoute): AnyRoute[] {
  const page = (path: string, name: "Import" | "NewImport") =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(() => import("../pages/staff.pages"), name),
    });
  return [page(`${IMPORTS}/new/$name`, "NewImport"), page(`${IMPORTS}/$guid`, "Import")];
}
