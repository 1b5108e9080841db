import { ActionIcon, Button } from "@mantine/core";
import { IconExternalLink, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Cover, type CoverProps } from "../../covers/cover.component";
import { PageError } from "../../feedback/page-error.component";
import { isCovered } from "../../keyboard/shortcuts";
import { useOwnTexts } from "../../texts/use-texts";
import classes from "./preview-panel.module.css";

/** The frame at the right of a list, 352 px; a drawer where there is less room, which is a sheet on a phone. */
export function PreviewPanel({
  onClose,
  children,
  resetKey,
  href,
  menu,
  isSheet,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly resetKey: string;
  /** The record's own page, opened in another tab. */
  readonly href?: string | undefined;
  readonly menu?: ReactNode;
  /** It lies over the list, and takes the focus. */
  readonly isSheet?: boolean;
}) {
  const t = useOwnTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSheet) panel.current?.focus();
  }, [isSheet]);
  return (
    <aside
      ref={panel}
      className={classes.panel}
      aria-label={t("preview.title")}
      tabIndex={-1}
      data-region="preview"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || isCovered(event.target)) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={classes.head}>
        <h2 className={classes.label}>{t("preview.title")}</h2>
        {href && (
          <ActionIcon
            component="a"
            href={href}
            target="_blank"
            rel="noopener"
            variant="subtle"
            color="gray"
            aria-label={t("preview.openTab")}
          >
            <IconExternalLink size={18} />
          </ActionIcon>
        )}
        {menu}
        <ActionIcon variant="subtle" color="gray" aria-label={t("preview.close")} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <div className={classes.scroll}>
        <PageError inPanel resetKey={resetKey}>
          {children}
        </PageError>
      </div>
    </aside>
  );
}

export interface PreviewFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isCode?: boolean;
}

export interface PreviewAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href: string;
}

export interface PreviewProps {
  readonly title: string;
  readonly subtitle?: string | null;
  readonly cover?: Omit<CoverProps, "slot" | "title">;
  /** Stands on the cover: what shows the record itself here. */
  readonly play?: ReactNode;
  /** In the place of the cover, once it is shown. */
  readonly stage?: ReactNode;
  /** Type and status, above the title. */
  readonly marks?: ReactNode;
  /** Two at most; the first is the next thing to do. */
  readonly actions?: readonly PreviewAction[];
  /** Between the actions and the text: why the record is looked at. */
  readonly around?: ReactNode;
  readonly text?: string | null;
  readonly facts?: readonly PreviewFact[];
  readonly children?: ReactNode;
}

/** What a preview usually shows: cover on its plank, name, two actions, text, facts, and more below. Read only. */
export function Preview({
  title,
  subtitle,
  cover,
  play,
  stage,
  marks,
  actions = [],
  around,
  text,
  facts = [],
  children,
}: PreviewProps) {
  return (
    <>
      {stage ??
        (cover && (
          <div className={classes.stage}>
            <Cover title={title} slot={192} shadow {...cover} />
            {play && <div className={classes.play}>{play}</div>}
          </div>
        ))}
      <div className={classes.body}>
        {marks && <div className={classes.marks}>{marks}</div>}
        <h3 className={classes.title}>{title}</h3>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {actions.length > 0 && (
          <div className={classes.actions}>
            {actions.map(({ label, icon, href }, at) => (
              <Button
                key={href}
                component={Link}
                to={href}
                preload="viewport"
                size="xs"
                variant={at === 0 ? "filled" : "default"}
                leftSection={icon}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        {around}
        {text && <p className={classes.text}>{text}</p>}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ label, value, isCode }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-code={isCode || undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </>
  );
}
