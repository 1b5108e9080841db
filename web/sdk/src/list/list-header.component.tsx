import { Button } from "@mantine/core";
import { IconBookmark, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import type { Meta } from "../api/answers";
import { LinkTabs } from "../detail/detail-page.component";
import { Bubble } from "../feedback/badge.component";
import { Skeleton } from "../feedback/skeletons.component";
import { formatNumber } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import type { ListAction, ListParams, ListTabs, ListView } from "./list.types";
import { totalText } from "./list-foot.component";
import classes from "./list-header.module.css";
import type { ListState } from "./list-state";
import type { OwnViews } from "./views/own-views";
import { OwnViewMenu, SaveView } from "./views/save-view.component";

export interface ListHeaderProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tabs?: ListTabs | undefined;
  readonly meta: Meta | undefined;
  readonly isLoading: boolean;
  readonly primaryAction?: ListAction | undefined;
  readonly secondaryActions: readonly ListAction[];
  readonly views: readonly ListView[];
  readonly own: OwnViews;
  readonly state: ListState;
  /** Nothing was ever here: there is nothing to count, and no view of it to keep. */
  readonly isNever: boolean;
  /** Stands at the right of the title on phones. */
  readonly tools?: ReactNode;
}

type ButtonAction = Omit<ListAction, "run"> & { readonly run?: () => void };

/** An action of a list with what it is given. */
export function boundTo({ run, ...action }: ListAction, params: ListParams, total: number): ButtonAction {
  return { ...action, ...(run && { run: () => run(params, total) }) };
}

/** A button that leads somewhere or does something. */
export function ActionButton({
  action,
  isPrimary,
  className,
}: {
  readonly action: ButtonAction;
  readonly isPrimary?: boolean;
  readonly className?: string | undefined;
}) {
  const { label, short, icon, href, run } = action;
  const shared = {
    className: className ?? "",
    variant: isPrimary ? "filled" : "default",
    leftSection: icon ?? (isPrimary && <IconPlus size={16} />),
    ...(short && { "aria-label": label }),
  };
  const text = short && className ? short : label;
  if (href) {
    return (
      <Button component={Link} to={href} {...shared}>
        {text}
      </Button>
    );
  }
  return (
    <Button onClick={() => run?.()} {...shared}>
      {text}
    </Button>
  );
}

/** Title and count, the actions, and the saved views as tabs. One primary action, at the right. */
export function ListHeader({
  title,
  text,
  tabs,
  meta,
  isLoading,
  primaryAction,
  secondaryActions,
  views,
  own,
  state,
  isNever,
  tools,
}: ListHeaderProps) {
  const t = useOwnTexts();
  const total = meta?.total ?? 0;
  const bound = (action: ListAction) => boundTo(action, state.params, total);
  const secondary = secondaryActions.filter((action) => !action.needsRows || total > 0);
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h1 className={classes.title}>{title}</h1>
        <span className={classes.count}>
          {meta ? totalText(meta) : isLoading && <Skeleton width={44} height={14} />}
        </span>
        <span className={classes.space} />
        <span className={classes.actions}>
          {secondary.map((action) => (
            <ActionButton key={action.label} action={bound(action)} />
          ))}
          {primaryAction && <ActionButton action={bound(primaryAction)} isPrimary />}
        </span>
        {tools}
      </div>
      {text && <p className={classes.text}>{text}</p>}
      {tabs && tabs.tabs.length > 1 && <LinkTabs {...tabs} />}
      {views.length > 0 && (
        <nav className={classes.views} aria-label={t("list.views")}>
          {views.map((view) => (
            <Fragment key={view.id}>
              <button
                type="button"
                className={classes.view}
                aria-current={view.id === state.view ? "true" : undefined}
                onClick={() => own.open(view)}
              >
                {view.icon ?? (own.isOwn(view.id) && <IconBookmark size={16} aria-hidden="true" />)}
                {view.label}
                {view.id === state.view && own.isChanged && (
                  <span className={classes.changed}>{t("views.changed")}</span>
                )}
                {view.count !== undefined && !isNever && !(view.id === state.view && own.isChanged) && (
                  <Bubble tone={view.tone ?? (view.id === state.view ? "accent" : "neutral")}>
                    {formatNumber(view.count)}
                  </Bubble>
                )}
              </button>
              {view.id === state.view && own.actions && <OwnViewMenu actions={own.actions} />}
            </Fragment>
          ))}
          {!isNever && <SaveView proposal={own.proposal} onSave={own.save} />}
        </nav>
      )}
    </header>
  );
}
