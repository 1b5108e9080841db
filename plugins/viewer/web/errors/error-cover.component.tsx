import { ShelfDrawing, useTexts } from "@estante/sdk";
import { ActionIcon, Button, CopyButton } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ViewerError } from "./catalogue";
import classes from "./error-cover.module.css";

/** Another way to what did not open; `label` is a text of the viewer. */
export interface OtherWay {
  readonly label: "errors.signIn" | "errors.openAsYou";
  readonly href: string;
}

interface Props {
  error: ViewerError;
  onBack(): void;
  onRetry(): void;
  otherWay?: OtherWay | null;
}

/** Full screen, announced, with the focus on the way back. «Voltar» is the specification's label in every language. */
export function ErrorCover({ error, onBack, onRetry, otherWay }: Props) {
  const t = useTexts("viewer");
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);

  const { apiCode, requestId, message, params } = error.details;
  const known = error.code !== "OTHER";
  const code = [known ? error.code : apiCode, requestId].filter(Boolean).join(" · ");
  return (
    <div className={classes.cover} role="alert">
      <ActionIcon className={classes.corner} variant="subtle" aria-label={t("bar.back")} onClick={onBack}>
        <IconArrowLeft size={20} />
      </ActionIcon>
      <ShelfDrawing scene="gap" width={368} />
      <h1 className={classes.title}>{known ? t(`errors.${error.code}.title`, params) : t("errors.other")}</h1>
      <p className={classes.text}>
        {known ? t(`errors.${otherWay ? "closedToAll" : error.code}.text`, params) : message}
      </p>
      <div className={classes.actions}>
        <Button ref={back} size="md" leftSection={<IconArrowLeft size={18} />} onClick={onBack}>
          {t("errors.back")}
        </Button>
        {otherWay ? (
          <Button size="md" variant="default" component="a" href={otherWay.href}>
            {t(otherWay.label)}
          </Button>
        ) : (
          <Button size="md" variant="default" onClick={onRetry}>
            {t("errors.retry")}
          </Button>
        )}
      </div>
      {code && (
        <p className={classes.code}>
          <code>{code}</code>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <button type="button" className={classes.copy} onClick={copy}>
                {t(copied ? "errors.copied" : "errors.copy")}
              </button>
            )}
          </CopyButton>
        </p>
      )}
    </div>
  );
}
