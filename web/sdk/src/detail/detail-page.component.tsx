import { ActionIcon } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import {
  IconChevronRight,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconX,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Cover, type CoverProps } from "../covers/cover.component";
import { Bubble } from "../feedback/badge.component";
import { useShortcuts } from "../keyboard/shortcuts";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./detail-page.module.css";
import { usePanel } from "./detail-panel.component";
import type { DetailTab } from "./detail-tab";
import { type RecordSlots, useRecordSlots } from "./record-slots";
import { useRecordTitle } from "./record-title";

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface DetailPageProps {
  readonly breadcrumb: readonly Crumb[];
  readonly title: string;
  readonly cover?: Omit<CoverProps, "slot" | "title">;
  readonly status?: ReactNode;
  /** Facts on one line, each with a dot before it. */
  readonly meta?: readonly ReactNode[];
  readonly tabs?: readonly DetailTab[];
  readonly tab?: string;
  /** How the last change stands, left of the actions. */
  readonly saving?: ReactNode;
  readonly actions?: ReactNode;
  /** A column of 312 px: file, readiness, where it is used. */
  readonly aside?: ReactNode;
  /** A column of 424 px, where the work itself lies in it: uploads. */
  readonly isAsideWide?: boolean;
  /** Address that a cross at the right leads to, on screens that are left rather than kept. */
  readonly closeTo?: string;
  /** Stands at the bottom while the body scrolls: the unsaved bar. */
  readonly bar?: ReactNode;
  /** Where other plugins add tabs and blocks of the aside. */
  readonly slots?: RecordSlots;
  readonly children: ReactNode;
}

function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useOwnTexts();
  return (
    <nav className={classes.crumbs} aria-label={t("detail.breadcrumb")}>
      <ol>
        {crumbs.map(({ label, href }, at) => (
          <li key={`${label}-${href ?? ""}`}>
            {at > 0 && <IconChevronRight size={14} aria-hidden="true" />}
            {href && at < crumbs.length - 1 ? (
              <Link to={href}>{label}</Link>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Tabs that are links: each has an address, `,` and `.` go to the one before and after. */
export function LinkTabs({
  tabs,
  tab,
  label,
}: {
  readonly tabs: readonly DetailTab[];
  readonly tab: string | undefined;
  readonly label: string;
}) {
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const at = tabs.findIndex(({ id }) => id === tab);
  const go = (by: 1 | -1) => {
    const next = tabs[at + by];
    if (next) void navigate({ href: next.href });
  };
  useShortcuts([
    { keys: ",", run: () => go(-1) },
    { keys: ".", run: () => go(1) },
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have to come into view
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  return (
    <nav className={classes.tabs} aria-label={label} ref={list}>
      {tabs.map(({ id, label: name, href, icon, count, tone }) => (
        <Link
          key={id}
          to={href}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === tab ? "page" : undefined}
        >
          {icon}
          {name}
          {count !== undefined && count > 0 && <Bubble tone={tone}>{count}</Bubble>}
        </Link>
      ))}
    </nav>
  );
}

/** Cover, title, status, and the facts on one line. */
function Head({ cover, title, status, meta = [] }: DetailPageProps) {
  return (
    <div className={classes.head}>
      {cover && <Cover title={title} slot={64} isSnug shadow {...cover} />}
      <div className={classes.words}>
        <div className={classes.titleLine}>
          <h1 className={classes.title} title={title}>
            {title}
          </h1>
          {status}
        </div>
        {meta.length > 0 && (
          <p className={classes.meta}>
            {meta.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
              <span key={at} className={classes.fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** A record: breadcrumb and actions on one line, cover, title, status and facts, tabs, then its body. */
export function DetailPage(props: DetailPageProps) {
  const { breadcrumb, title, cover, tabs = [], tab, saving, actions, closeTo, bar } = props;
  const filled = useRecordSlots(props.slots, tab);
  const allTabs = [...tabs, ...filled.tabs];
  // An address with a step that nothing has opens the first tab.
  const current = allTabs.some(({ id }) => id === tab) ? tab : tabs[0]?.id;
  const aside = (props.aside || filled.aside) && (
    <>
      {props.aside}
      {filled.aside}
    </>
  );
  const t = useOwnTexts();
  const panel = usePanel();
  useRecordTitle(cover ? title : null);
  const [isFolded, setFolded] = useLocalStorage({
    key: "estante-aside-folded",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const fold = () => setFolded(!isFolded);
  const mayFold = Boolean(aside) && panel === null;
  useShortcuts([{ keys: "]", run: fold, off: !mayFold }]);
  // A page at the top has no way up to show, and its name stands in the title.
  const isTop = breadcrumb.length < 2 && !(saving || aside || actions || closeTo);
  const FoldIcon = isFolded ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse;
  const leaving = closeTo ?? panel;
  return (
    <article className={classes.page} data-panel={panel !== null || undefined}>
      <header className={classes.header}>
        <div className={classes.line} data-top={(isTop && panel === null) || undefined}>
          {panel === null ? (
            <Breadcrumb crumbs={breadcrumb} />
          ) : (
            <h2 className={classes.title} title={title}>
              {title}
            </h2>
          )}
          <span className={classes.space} />
          {saving}
          {mayFold && (
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.fold}
              aria-label={t(isFolded ? "detail.unfoldAside" : "detail.foldAside")}
              aria-expanded={!isFolded}
              aria-keyshortcuts="]"
              onClick={fold}
            >
              <FoldIcon size={18} stroke={1.6} />
            </ActionIcon>
          )}
          {actions && <div className={classes.actions}>{actions}</div>}
          {leaving && (
            <ActionIcon
              component={Link}
              to={leaving}
              variant="subtle"
              color="gray"
              aria-label={t("dialog.close")}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </div>
        {panel === null && <Head {...props} />}
        {allTabs.length > 0 && <LinkTabs tabs={allTabs} tab={current} label={title} />}
      </header>
      <div
        className={classes.body}
        data-aside={mayFold && !isFolded ? (props.isAsideWide ? "wide" : "normal") : undefined}
      >
        {/* What is typed in the record's own tab stays while another plugin's is open. */}
        <div className={classes.main} hidden={filled.body !== null}>
          {props.children}
        </div>
        {filled.body && <div className={classes.main}>{filled.body}</div>}
        {aside && (
          <aside
            className={classes.aside}
            data-folded={(mayFold && isFolded) || undefined}
            aria-label={t("detail.aside")}
          >
            {aside}
          </aside>
        )}
      </div>
      {bar && <div className={classes.bar}>{bar}</div>}
    </article>
  );
}

export interface AsideSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One block of the column at the right. */
export function AsideSection({ title, note, children }: AsideSectionProps) {
  return (
    <section className={classes.block}>
      <div className={classes.blockHead}>
        <h2 className={classes.blockTitle}>{title}</h2>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
