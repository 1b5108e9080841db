import { lazy, reloadPage, toast, useTexts } from "@estante/sdk";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { Component, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { isLoadFailure } from "../plugins/load-limit";
import { whyCodeIsMissing } from "../plugins/missing-code";

const palette = () => lazy(async () => ({ default: (await import("../palette/palette.component")).Palette }));
const activity = () =>
  lazy(async () => ({ default: (await import("../activity/activity.component")).Activity }));
const notifications = () =>
  lazy(async () => ({
    default: (await import("../notifications/notification-panel.component")).NotificationPanel,
  }));
const keys = () => lazy(async () => ({ default: (await import("../keyboard/key-list.component")).KeyList }));
const news = () =>
  lazy(async () => ({ default: (await import("../news/news-dialog.component")).NewsDialog }));

const all = () => ({
  palette: palette(),
  activity: activity(),
  notifications: notifications(),
  keys: keys(),
  news: news(),
});
// What could not be fetched is asked for anew the next time: React remembers a failure for ever.
const parts = all();
function renew(): void {
  Object.assign(parts, all());
}

type Overlay = keyof typeof parts | null;

/** Milliseconds that a browser without idle callbacks is given before the overlays are fetched. */
const QUIET_MS = 2000;

/**
 * Fetches what opens over the frame while nothing else is to do, so that it is there without a connection too. What is
 * new can wait for who opens it.
 */
function usePrefetch(): void {
  useEffect(() => {
    const fetchAll = () => {
      const { news: _later, ...soon } = parts;
      for (const part of Object.values(soon)) void part.preload().catch(renew);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchAll, QUIET_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(request);
  }, []);
}

/** What opens over the frame. It is gone when it closes, so the focus is given back from here. */
function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const opener = useRef<Element | null>(null);
  const shown = useRef<Overlay>(null);
  usePrefetch();
  const open = useCallback((wanted: Overlay) => {
    // What opens in place of another gives the focus back to where that one had it from.
    if (shown.current === null) opener.current = document.activeElement;
    setOverlay(wanted);
  }, []);
  useEffect(() => {
    shown.current = overlay;
    if (overlay === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [overlay]);
  return { overlay, open, close: () => setOverlay(null) };
}

/** The overlay, where an address may ask for the job centre: `/notifications#activity`. */
export function useAddressedOverlay() {
  const navigate = useNavigate();
  const { overlay, open, close } = useOverlay();
  const isAsked = useRouterState({ select: (state) => state.resolvedLocation?.hash === "activity" });
  useEffect(() => {
    if (isAsked) open("activity");
  }, [isAsked, open]);
  const leave = () => {
    close();
    const { pathname, search } = window.location;
    if (isAsked) void navigate({ href: pathname + search, replace: true });
  };
  return { overlay, open, close: leave };
}

interface Props {
  readonly overlay: Overlay;
  readonly folded: boolean;
  readonly close: () => void;
}

/** One of the overlays. What fails in it is told, and closes it; the page below stays as it is. */
export function Overlays({ overlay, folded, close }: Props) {
  const t = useTexts("shell");
  const fail = (error: unknown) => {
    renew();
    close();
    void showError(error, t);
  };
  return (
    <OverlayBoundary key={overlay} onError={fail}>
      <Suspense>
        {overlay === "palette" && <parts.palette onClose={close} />}
        {overlay === "activity" && <parts.activity folded={folded} onClose={close} />}
        {overlay === "notifications" && (
          <parts.notifications place={folded ? "folded" : "open"} onClose={close} />
        )}
        {overlay === "keys" && <parts.keys onClose={close} />}
        {overlay === "news" && <parts.news onClose={close} />}
      </Suspense>
    </OverlayBoundary>
  );
}

async function showError(error: unknown, t: (key: string) => string): Promise<void> {
  if (!isLoadFailure(error)) return void toast.error(t("states.overlayFailed"));
  const why = await whyCodeIsMissing();
  if (why === "outdated") {
    const action = { label: t("states.reload"), run: reloadPage };
    toast.error(t("states.outdated"), { text: t("states.outdatedText"), action });
  } else if (why === "offline") toast.error(t("states.noServer"), { text: t("states.overlayOffline") });
  else toast.error(t("states.overlayFailed"));
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

class OverlayBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
