import {
  formatNumber,
  Keys,
  Slot,
  useJobs,
  usePermission,
  useSession,
  useTenant,
  useTexts,
  useUploadCounts,
} from "@estante/sdk";
import { Tooltip } from "@mantine/core";
import {
  IconActivity,
  IconBell,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconTrash,
  IconX,
} from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { SECURITY, SETTINGS, TRASH } from "../app/guards";
import { useManifestText } from "../app/manifest-text";
import { useUnread } from "../notifications/unread.store";
import { openTabs } from "../security/security-tabs";
import { LanguageSwitch } from "./language-switch.component";
import { Mark } from "./mark.component";
import { FoldedSection, NavSection } from "./nav-section.component";
import { currentEntry, navigationTree } from "./navigation";
import { PersonMenu } from "./person-menu.component";
import { useShell } from "./shell-context";
import classes from "./side-bar.module.css";

type Props = {
  folded: boolean;
  onFold: () => void;
  /** In the phone's drawer: what closes it. */
  onClose?: (() => void) | undefined;
};

export function SideBar({ folded, onFold, onClose }: Props) {
  const t = useTexts("shell");
  const tenant = useTenant();
  const text = useManifestText();
  const { manifest, openPalette, openKeys, openNews } = useShell();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const mayOpenSettings = usePermission("settings_general.readDetail");
  const { above, below } = navigationTree(manifest, mayOpenSettings);
  const current = currentEntry(manifest, [...above, ...below], path);
  const Section = folded ? FoldedSection : NavSection;
  const sections = (items: typeof above) =>
    items
      .filter(({ text: key }) => text(key))
      .map((section) => (
        <Section
          key={section.id}
          section={section}
          open={section.id === current.section}
          current={current.entry}
          onFollow={onClose}
        />
      ));
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldButton = (
    <Tooltip label={t(folded ? "nav.unfold" : "nav.fold")} position="right">
      <button
        type="button"
        className={classes.iconButton}
        onClick={onFold}
        aria-label={t(folded ? "nav.unfold" : "nav.fold")}
        aria-expanded={!folded}
      >
        <FoldIcon size={18} stroke={1.6} />
      </button>
    </Tooltip>
  );
  return (
    <nav className={classes.bar} data-folded={folded || undefined} aria-label={t("nav.label")}>
      <div className={classes.brand}>
        <Link to="/home" aria-label={t("nav.home")} style={{ display: "flex" }} onClick={onClose}>
          <Mark logo={tenant?.branding.logo ?? null} />
        </Link>
        {!folded && <span className={classes.name}>{tenant?.product_name}</span>}
        {onClose ? (
          <button type="button" className={classes.iconButton} onClick={onClose} aria-label={t("nav.close")}>
            <IconX size={18} stroke={1.6} />
          </button>
        ) : (
          !folded && foldButton
        )}
      </div>
      <button
        type="button"
        className={classes.search}
        onClick={() => {
          onClose?.();
          openPalette();
        }}
        aria-label={folded ? t("nav.search") : undefined}
      >
        <IconSearch size={folded ? 20 : 16} stroke={1.6} aria-hidden />
        {!folded && <span>{t("nav.search")}</span>}
        {!folded && <Keys keys="Ctrl K" />}
      </button>
      <div className={classes.scroll}>
        <ul className={classes.list}>{sections(above)}</ul>
      </div>
      <div className={classes.foot}>
        <ul className={classes.list}>
          <Slot name="shell.bar.v1" values={{ place: folded ? "folded" : "open", onFollow: onClose }} />
          <NotificationsItem folded={folded} onFollow={onClose} />
          <ActivityItem folded={folded} onFollow={onClose} />
          <TrashItem folded={folded} onFollow={onClose} />
          <SecurityItem folded={folded} onFollow={onClose} />
          {below.length === 0 && mayOpenSettings && (
            <ShellPage
              to={SETTINGS}
              text={t("settings.title")}
              icon={IconSettings}
              folded={folded}
              onFollow={onClose}
            />
          )}
          {sections(below)}
        </ul>
        {folded && foldButton}
        <div className={classes.person}>
          <PersonMenu folded={folded} openKeys={openKeys} openNews={openNews} />
          {!folded && <LanguageSwitch />}
        </div>
      </div>
    </nav>
  );
}

type ItemProps = { folded: boolean; onFollow?: (() => void) | undefined };

/** A page of the shell itself, below the plugins' sections. */
function ShellPage({
  to,
  text,
  icon: Icon,
  folded,
  onFollow,
}: ItemProps & { to: string; text: string; icon: typeof IconTrash }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isHere = path === to || path.startsWith(`${to}/`);
  return (
    <li>
      <Tooltip label={text} position="right" disabled={!folded}>
        <Link
          to={to}
          className={classes.item}
          aria-label={folded ? text : undefined}
          aria-current={isHere ? "page" : undefined}
          data-current={isHere || undefined}
          onClick={onFollow}
        >
          <Icon size={folded ? 20 : 18} stroke={1.6} aria-hidden />
          {!folded && <span>{text}</span>}
        </Link>
      </Tooltip>
    </li>
  );
}

function TrashItem(props: ItemProps) {
  const t = useTexts("shell");
  if (!usePermission("trash.readList")) return null;
  return <ShellPage to={TRASH} text={t("trash.list.title")} icon={IconTrash} {...props} />;
}

function SecurityItem(props: ItemProps) {
  const t = useTexts("shell");
  const { person } = useSession();
  if (openTabs(person).length === 0) return null;
  return <ShellPage to={SECURITY} text={t("security.title")} icon={IconShieldLock} {...props} />;
}

function NotificationsItem({ folded, onFollow }: ItemProps) {
  const t = useTexts("shell");
  const { openNotifications } = useShell();
  const unread = useUnread() ?? 0;
  const text = unread > 0 ? t("notifications.bell", { count: unread }) : t("notifications.list.title");
  return (
    <OverlayItem
      icon={IconBell}
      text={t("notifications.list.title")}
      label={folded || unread > 0 ? text : undefined}
      badge={unread > 0 ? formatNumber(unread) : null}
      folded={folded}
      onOpen={() => {
        onFollow?.();
        openNotifications();
      }}
    />
  );
}

function ActivityItem({ folded, onFollow }: ItemProps) {
  const t = useTexts("shell");
  const { openActivity } = useShell();
  const { counts } = useJobs();
  const { moving, interrupted } = useUploadCounts();
  const running = counts.running.total + moving;
  const badge =
    (running > 0 && t("nav.running", { count: running })) ||
    (interrupted > 0 && t("nav.interrupted", { count: interrupted })) ||
    null;
  return (
    <OverlayItem
      icon={IconActivity}
      text={t("nav.activity")}
      label={folded ? [t("nav.activity"), badge].filter(Boolean).join(", ") : undefined}
      badge={badge}
      folded={folded}
      onOpen={() => {
        onFollow?.();
        openActivity();
      }}
    />
  );
}

type OverlayItemProps = {
  icon: typeof IconBell;
  text: string;
  /** Its name, where the words that are seen do not say it all. */
  label: string | undefined;
  badge: string | null;
  folded: boolean;
  onOpen: () => void;
};

/** What opens over the page, with how much there is of it. */
function OverlayItem({ icon: Icon, text, label, badge, folded, onOpen }: OverlayItemProps) {
  return (
    <li>
      <Tooltip label={text} position="right" disabled={!folded}>
        <button type="button" className={classes.item} aria-label={label} onClick={onOpen}>
          <Icon size={folded ? 20 : 18} stroke={1.6} aria-hidden />
          {!folded && <span>{text}</span>}
          {badge && (folded ? <i className={classes.dot} /> : <span className={classes.badge}>{badge}</span>)}
        </button>
      </Tooltip>
    </li>
  );
}
