import { type RenderFailure, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { BarPlacesContext, IN_PANEL } from "../bar/places";
import { renderError, type ViewerError } from "../errors/catalogue";
import { LoadingCover } from "../pages/loading-cover.component";
import { RenderedByType } from "../pages/rendered-by-type.component";
import { type ContentState, lookUp, useContent } from "../pages/use-content";
import { useRenewed } from "../pages/use-renewed";
import type { ViewedContent } from "../pages/viewed-content";
import { readQuery, useLaunch } from "../pages/viewer-query";
import { NOT_RECORDED } from "../session/sitting";
import classes from "./preview-stage.module.css";

const UNASKED = readQuery(new URLSearchParams());

/** A content as the viewer shows it, beside a list: its renderer alone, and nothing of it is recorded. */
export function PreviewStage({ guid }: { readonly guid: string }) {
  const [attempt, setAttempt] = useState(0);
  const state = useContent(guid, { source: "library", mayReport: false, attempt });
  const retry = () => setAttempt(attempt + 1);
  return (
    <div className={classes.stage} data-played={isPlayed(state) || undefined}>
      {state.kind === "loading" && <LoadingCover />}
      {state.kind === "preparing" && <LoadingCover {...coverOf(state.known)} preparing />}
      {state.kind === "error" && <Trouble error={state.error} onRetry={retry} />}
      {state.kind === "ready" && <Previewed key={attempt} content={state.content} onRetry={retry} />}
    </div>
  );
}

function Previewed({
  content: given,
  onRetry,
}: {
  readonly content: ViewedContent;
  readonly onRetry: () => void;
}) {
  const { content, renew } = useRenewed(given, () => lookUp(given.guid, "library"));
  const launch = useLaunch(UNASKED);
  const [error, setError] = useState<ViewerError | null>(null);
  const onError = useCallback((failure: RenderFailure) => setError(renderError(failure)), []);
  if (error) return <Trouble error={error} onRetry={onRetry} />;
  return (
    <BarPlacesContext value={IN_PANEL}>
      <RenderedByType
        props={{
          content,
          payload: content.payload,
          settings: content.settings,
          session: NOT_RECORDED,
          launch,
          renew,
          onError,
        }}
        loading={<LoadingCover {...coverOf(content)} />}
      />
    </BarPlacesContext>
  );
}

/** What plays is as tall as it is. */
const isPlayed = (state: ContentState) => state.kind === "ready" && state.content.tracking === "continuous";

type Known = Pick<ViewedContent, "name" | "type_guid" | "thumbnail">;
const coverOf = (known: Known | null) => ({
  name: known?.name,
  type: known?.type_guid,
  thumbnail: known?.thumbnail,
});

/** Why it is not shown, as the viewer says it. */
function Trouble({ error, onRetry }: { readonly error: ViewerError; readonly onRetry: () => void }) {
  const t = useTexts("viewer");
  const { code, details } = error;
  const isKnown = code !== "OTHER";
  return (
    <div className={classes.trouble} role="alert">
      <p className={classes.title}>
        {isKnown ? t(`errors.${code}.title`, details.params) : t("errors.other")}
      </p>
      <p className={classes.text}>{isKnown ? t(`errors.${code}.text`, details.params) : details.message}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t("errors.retry")}
      </Button>
    </div>
  );
}
