import {
  type RenderFailure,
  type SaveState,
  usePermission,
  useRecordTitle,
  useShortcuts,
  useTexts,
} from "@estante/sdk";
import { Loader } from "@mantine/core";
import { useFullscreenDocument, useIdle, useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useBarActions } from "../bar/bar-actions";
import { BarPlacesContext } from "../bar/places";
import { FloatingTools, ToolBar, ViewerBar } from "../bar/viewer-bar.component";
import { KeysDialog } from "../dialogs/keys-dialog.component";
import { ReportDialog } from "../dialogs/report-dialog.component";
import { ReviewDialog } from "../dialogs/review-dialog.component";
import { UnsavedDialog } from "../dialogs/unsaved-dialog.component";
import { renderError, type ViewerError } from "../errors/catalogue";
import { ErrorCover } from "../errors/error-cover.component";
import { reportError } from "../errors/report-error";
import { useViewingSession } from "../session/use-viewing-session";
import { usePlayerSlots } from "../slots/use-player-slots";
import { Fade } from "./fade.component";
import { goBack } from "./go-back";
import { lengthOf } from "./length";
import { LoadingCover } from "./loading-cover.component";
import { RenderedByType } from "./rendered-by-type.component";
import { share } from "./share";
import { lookUp, type Source } from "./use-content";
import { useRenewed } from "./use-renewed";
import { useRecorded, useViewerFeatures } from "./use-viewer-features";
import type { ViewedContent } from "./viewed-content";
import classes from "./viewer.module.css";
import type { ViewerQuery } from "./viewer-query";

interface Props {
  content: ViewedContent;
  query: ViewerQuery;
  source: Source;
  onRetry(): void;
}

type OpenDialog = "review" | "report" | "keys" | null;

const QUIET_AFTER_MS = 3000;
const PHONE = "(max-width: 767px)";

export function OpenContent({ content: given, query, source, onRetry }: Props) {
  const t = useTexts("viewer");
  const { content, renew } = useRenewed(given, () => lookUp(given.guid, source));
  useRecordTitle(content.name);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const [error, setError] = useState<ViewerError | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const phone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const { full, quiet } = useFullScreen(content.tracking === "continuous" || content.tracking === "range");
  const features = useViewerFeatures(query.fromShared);
  const mayReport = usePermission("viewer.report");
  const slots = usePlayerSlots(content);
  const actions = useBarActions({
    content,
    features,
    onReview: () => setDialog("review"),
    onReport: () => setDialog("report"),
    onShare: () => void share(content, t),
  });
  useShortcuts([
    { keys: "r", label: t("bar.review"), run: () => setDialog("review"), off: !features.reviews },
    { keys: "?", label: t("keys.title"), run: () => setDialog("keys") },
  ]);
  const isRecorded = useRecorded();
  const { session, progress, state, leave } = useViewingSession(
    {
      guid: content.guid,
      type: content.type_guid,
      length: lengthOf(content),
      isScaled: content.tracking === "continuous" || content.tracking === "range",
    },
    isRecorded && content.tracking !== "none",
  );
  const hasBar = query.header && features.header;
  const places = useMemo(() => ({ tools, side, setPlace, isFloating: !hasBar }), [tools, side, hasBar]);

  const onError = useCallback(
    (failure: RenderFailure) => {
      const failed = renderError(failure);
      setError(failed);
      if (mayReport) void reportError(given.guid, failed);
    },
    [given.guid, mayReport],
  );
  const { saving, isUnsaved, setUnsaved, back } = useWayBack(leave, state);
  const loading = <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />;
  return (
    <Fade phase={error ? "error" : "content"}>
      {error ? (
        <ErrorCover error={error} onBack={() => void back()} onRetry={onRetry} />
      ) : (
        <BarPlacesContext value={places}>
          <div className={classes.open} data-full={full || undefined} data-quiet={quiet || undefined}>
            {!hasBar && <FloatingTools toolsRef={setTools} sideRef={setSide} saveState={state} />}
            {hasBar && (
              <ViewerBar
                content={content}
                features={features}
                actions={[...actions, ...slots.actions]}
                progress={progress}
                saveState={state}
                place={place}
                phone={phone}
                toolsRef={setTools}
                sideRef={setSide}
                onBack={() => void back()}
              />
            )}
            <div className={classes.stages}>
              <div className={classes.stage}>
                <RenderedByType
                  props={{
                    content,
                    payload: content.payload,
                    settings: content.settings,
                    session,
                    renew,
                    onError,
                  }}
                  loading={loading}
                />
              </div>
              {slots.aside}
            </div>
            {phone && hasBar && <ToolBar toolsRef={setTools} />}
          </div>
          <ReviewDialog guid={content.guid} opened={dialog === "review"} onClose={() => setDialog(null)} />
          <ReportDialog guid={content.guid} opened={dialog === "report"} onClose={() => setDialog(null)} />
          {slots.opened}
          <KeysDialog opened={dialog === "keys"} onClose={() => setDialog(null)} />
        </BarPlacesContext>
      )}
      <UnsavedDialog
        opened={isUnsaved}
        isTrying={saving}
        onRetry={() => void back()}
        onLeave={goBack}
        onClose={() => setUnsaved(false)}
      />
      {saving && !isUnsaved && <SavingVeil />}
    </Fade>
  );
}

/** Goes back once everything is stored; asks when it cannot be. */
function useWayBack(leave: () => Promise<boolean>, state: SaveState) {
  const [saving, setSaving] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const back = async () => {
    setSaving(true);
    const isSaved = await leave();
    setSaving(false);
    setUnsaved(!isSaved);
    if (isSaved) goBack();
  };
  // What was asked to be left can be, as soon as it is saved.
  useEffect(() => {
    if (isUnsaved && state === "saved") goBack();
  }, [isUnsaved, state]);
  return { saving, isUnsaved, setUnsaved, back };
}

/** Over the content while what was seen last is being stored. */
function SavingVeil() {
  const t = useTexts("viewer");
  return (
    <div className={classes.saving} role="status" aria-label={t("saving")}>
      <Loader color="white" />
    </div>
  );
}

/** Full screen for what is watched or read: `quiet` once neither pointer nor key has moved for 3 s. */
function useFullScreen(isCovered: boolean): { full: boolean; quiet: boolean } {
  const idle = useIdle(QUIET_AFTER_MS, { initialState: false });
  const { fullscreen } = useFullscreenDocument();
  const full = isCovered && fullscreen;
  return { full, quiet: full && idle };
}
