import "@estante/sdk/styles.css";
import { createQueryClient, session, ToastHost } from "@estante/sdk";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { declareCodeFont } from "../boot/fonts";
import { TitleProvider } from "./document-title";
import { rememberLocation } from "./last-location";
import type { Manifest } from "./manifest";
import { signInAddress } from "./return-address";
import { buildRouter } from "./router";

/** Everything behind the door: cache, routes, title and toasts. */
export function Application({ manifest }: { manifest: Manifest }) {
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => buildRouter(manifest));
  useEffect(() => {
    void declareCodeFont();
  }, []);
  useEffect(
    () => router.subscribe("onResolved", ({ toLocation }) => rememberLocation(toLocation.href)),
    [router],
  );
  useEffect(() => session.onEnd(leave), []);
  return (
    <QueryClientProvider client={queries}>
      <TitleProvider>
        <RouterProvider router={router} />
        <ToastHost />
      </TitleProvider>
    </QueryClientProvider>
  );
}

/** A session that ends by itself leads to the sign-in page, and from there back; signing out has its own page. */
function leave(reason: "signed-out" | "expired" | "forbidden"): void {
  if (reason === "signed-out") return;
  const { pathname, search, hash } = window.location;
  // Going back to what was refused would be refused again.
  const door = new URL(
    reason === "expired" ? signInAddress(pathname + search + hash) : "/auth/login",
    window.location.origin,
  );
  door.searchParams.set("ended", reason);
  window.location.assign(door);
}
