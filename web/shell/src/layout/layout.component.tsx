import {
  nextRegion,
  rememberFramedPage,
  setFollowing,
  undoSteps,
  useColorScheme,
  useShortcuts,
  useTexts,
  useUndoCount,
} from "@estante/sdk";
import { Drawer } from "@mantine/core";
import { useDisclosure, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { IconMenu2 } from "@tabler/icons-react";
import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { useManifest } from "../app/app-data";
import { mayOpen } from "../app/guards";
import { openPaths } from "../app/manifest";
import { useGoKeys } from "../keyboard/go-keys";
import { useUnread } from "../notifications/unread.store";
import { UnreadNews } from "../notifications/unread-news.component";
import { FlagsBanner } from "./flags-banner.component";
import classes from "./layout.module.css";
import { OfflineBanner } from "./offline-banner.component";
import { Overlays, useAddressedOverlay } from "./overlays.component";
import { ShellProvider } from "./shell-context";
import { SideBar } from "./side-bar.component";
import { UploadNews } from "./upload-news.component";

// The shell's own letters after G; those of pages stand in the manifests of their plugins.
const OWN_KEYS = { h: "/home", s: "/settings" };

/** From this width on the side bar is open unless it was folded: below, a list needs the room for its columns. */
const OPEN_FROM_PX = 1200;

/** The frame: side bar, sheet, and what opens over them. */
export function Layout() {
  const t = useTexts("shell");
  const manifest = useManifest();
  const navigate = useNavigate();
  const { toggle: toggleScheme } = useColorScheme();
  const isNarrow = useMediaQuery(`(width < ${OPEN_FROM_PX}px)`, window.innerWidth < OPEN_FROM_PX, {
    getInitialValueInEffect: false,
  });
  const [wantsFolded, setFolded] = useLocalStorage<boolean | null>({
    key: "estante-side-bar-folded",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const folded = wantsFolded ?? isNarrow ?? false;
  const fold = () => setFolded(!folded);
  const [menuOpen, menu] = useDisclosure(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the phone's menu
  useEffect(menu.close, [path]);
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href });
  useEffect(() => {
    if (href) rememberFramedPage(href);
  }, [href]);
  useFocusOnArrival(href?.split(/[?#]/)[0]);
  const { overlay, open, close } = useAddressedOverlay();
  const shell = useMemo(
    () => ({
      manifest,
      openPalette: () => open("palette"),
      openActivity: () => open("activity"),
      openNotifications: () => open("notifications"),
      openKeys: () => open("keys"),
      openNews: () => open("news"),
    }),
    [manifest, open],
  );
  useEffect(() => {
    setFollowing((href) => void navigate({ href }));
    return () => setFollowing(null);
  }, [navigate]);
  const places = openPaths(manifest);
  useShortcuts([
    { keys: "ctrl+k", run: shell.openPalette },
    { keys: "?", run: shell.openKeys },
    { keys: "[", run: fold },
    { keys: "shift+l", run: toggleScheme },
    { keys: "ctrl+z", run: () => undoSteps.last(), outsideFields: true, off: useUndoCount() === 0 },
    { keys: "F6", run: nextRegion },
  ]);
  const offered = manifest.plugins.flatMap((plugin) => Object.entries(plugin.keys));
  const known = [
    ...Object.entries(OWN_KEYS).filter(([, path]) => mayOpen(manifest, path)),
    ...offered.filter(([, path]) => places.has(path)),
  ];
  useGoKeys(Object.fromEntries(known.map(([key, path]) => [key, () => void navigate({ href: path })])));
  return (
    <ShellProvider value={shell}>
      <a className={classes.skip} href="#content">
        {t("nav.skip")}
      </a>
      <div className={classes.shell}>
        <div className={classes.rail}>
          <SideBar folded={folded} onFold={fold} />
        </div>
        <div className={classes.stage}>
          <OfflineBanner />
          <FlagsBanner />
          <main id="content" className={classes.sheet} tabIndex={-1}>
            <MenuButton onOpen={menu.open} />
            <Outlet />
          </main>
        </div>
      </div>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        withCloseButton={false}
        size={280}
        padding={0}
        zIndex="var(--es-layer-drawer)"
        attributes={{ content: { "aria-label": t("nav.label") } }}
        styles={{ content: { background: "var(--es-canvas)" }, body: { display: "flex" } }}
      >
        <div className={classes.drawer}>
          <SideBar folded={false} onFold={fold} onClose={menu.close} />
        </div>
      </Drawer>
      <UploadNews />
      <UnreadNews />
      <Overlays overlay={overlay} folded={folded} close={close} />
    </ShellProvider>
  );
}

/** What opens the menu of a narrow screen; a dot says that there is something unread in it. */
function MenuButton({ onOpen }: { onOpen: () => void }) {
  const t = useTexts("shell");
  const unread = useUnread() ?? 0;
  const news = unread > 0 && t("notifications.bell", { count: unread });
  return (
    <button
      type="button"
      className={classes.menuButton}
      onClick={onOpen}
      aria-label={[t("nav.open"), news].filter(Boolean).join(", ")}
    >
      <IconMenu2 size={22} stroke={1.6} />
      {news && <i className={classes.dot} />}
    </button>
  );
}

/** What had the focus is gone with its page: it goes on from the top of the new one. */
function useFocusOnArrival(path: string | undefined): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== undefined && before.current !== path && document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
}
