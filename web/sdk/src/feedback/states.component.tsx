import { Button, CopyButton } from "@mantine/core";
import { IconCopy, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { useTryAgain } from "../saving/try-again";
import { useOwnTexts } from "../texts/use-texts";
import { ShelfDrawing } from "./shelf-drawing.component";
import classes from "./states.module.css";

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly drawing?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly isAlert?: boolean;
  /** It is all that the screen holds, so its title is the page's. */
  readonly isPage?: boolean;
}

function State({ title, text, drawing, actions, children, isAlert, isPage }: StateProps) {
  const Title = isPage ? "h1" : "h2";
  return (
    <div className={classes.state} role={isAlert ? "alert" : undefined} data-alert={isAlert || undefined}>
      {drawing}
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {children}
    </div>
  );
}

export interface EmptyHint {
  readonly title: string;
  readonly text: string;
}

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  /** At most three short hints below, each under a plank. */
  readonly hints?: readonly EmptyHint[];
  /** Nothing through filters has no drawing: the shelf is not empty. */
  readonly isFiltered?: boolean;
}

/** Nothing here yet, and the next thing to do. */
export function EmptyState({ title, text, actions, hints, isFiltered }: EmptyStateProps) {
  return (
    <State title={title} text={text} actions={actions} drawing={!isFiltered && <ShelfDrawing scene="gap" />}>
      {hints && (
        <dl className={classes.hints}>
          {hints.map((hint) => (
            <div key={hint.title} className={classes.hint}>
              <dt>{hint.title}</dt>
              <dd>{hint.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </State>
  );
}

export interface ErrorStateProps {
  readonly error: unknown;
  /** «No pudimos cargar los contenidos»; a general sentence without it. */
  readonly title?: string;
  /** What is safe: «Tus filtros siguen aquí». */
  readonly text?: string;
  readonly onRetry?: () => void;
  /** In a panel: the same without the drawing. */
  readonly inPanel?: boolean;
}

const detailOf = (failure: ApiFailure) =>
  [[failure.status || null, failure.code].filter(Boolean).join(" "), failure.requestId].filter(Boolean);

/** What failed, that the work is safe, a way to try again, and a code to copy. */
export function ErrorState({ error, title, text, onRetry, inPanel }: ErrorStateProps) {
  const t = useOwnTexts();
  const failure = useMemo(() => asFailure(error), [error]);
  // Nobody answered, or the server is away for a moment: it comes back by itself when they are.
  useTryAgain(onRetry ? failure : null, () => onRetry?.());
  if (failure.status === 403) {
    // FORBIDDEN is about the role; every other code of a 403 has a sentence of its own.
    const text = failure.code === "FORBIDDEN" ? undefined : failure.message;
    return <ForbiddenState inPanel={inPanel} text={text} onRetry={onRetry} />;
  }
  const detail = detailOf(failure);
  const reason = failure.isOffline ? t("error.offline") : failure.message || t("error.text");
  return (
    <State
      isAlert
      title={title ?? t("error.title")}
      text={[reason, text].filter(Boolean).join(" ")}
      drawing={!inPanel && <ShelfDrawing scene="fallen" width={314} />}
      actions={
        <>
          {onRetry && (
            <Button leftSection={<IconRefresh size={16} />} onClick={onRetry}>
              {t("error.retry")}
            </Button>
          )}
          <CopyButton value={detail.join(" · ")}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={16} />} onClick={copy}>
                {copied ? t("error.copied") : t("error.copy")}
              </Button>
            )}
          </CopyButton>
        </>
      }
    >
      <p className={classes.detail}>
        {detail.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </State>
  );
}

/** Refused: why, or who can grant it. The session goes on (A117). */
export function ForbiddenState({
  inPanel,
  text,
  onRetry,
}: Pick<ErrorStateProps, "inPanel" | "text" | "onRetry">) {
  const t = useOwnTexts();
  return (
    <State
      isAlert
      title={t("forbidden.title")}
      text={text || t("forbidden.text")}
      drawing={!inPanel && <ShelfDrawing scene="gap" />}
      actions={
        onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {t("error.retry")}
          </Button>
        )
      }
    />
  );
}

/** Not there, or its plugin is off: never says which. */
export function NotFoundState({ actions }: { readonly actions?: ReactNode }) {
  const t = useOwnTexts();
  return (
    <State
      isPage
      title={t("notFound.title")}
      text={t("notFound.text")}
      actions={actions}
      drawing={<ShelfDrawing scene="gap" />}
    />
  );
}
