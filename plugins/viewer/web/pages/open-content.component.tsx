import {
  type RenderFailure,
  type SaveState,
  StageContext,
  usePermission,
  useRecordTitle,
  useShortcuts,
  useTexts,
} from "@estante/sdk";
import { Loader } from "@mantine/core";
import { useFullscreenDocument, useIdle, useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useBarActions } from "../bar/bar-actions";
import { type BarPlaces, BarPlacesContext } from "../bar/places";
import { FloatingTools, ToolBar, ViewerBar } from "../bar/viewer-bar.component";
import { type Beside, useBeside } from "../beside/use-beside";
import { KeysDialog } from "../dialogs/keys-dialog.component";
import { ReportDialog } from "../dialogs/report-dialog.component";
import { ReviewDialog } from "../dialogs/review-dialog.component";
import { ShareDialog } from "../dialogs/share-dialog.component";
import { UnsavedDialog } from "../dialogs/unsaved-dialog.component";
import { renderError, type ViewerError } from "../errors/catalogue";
import { ErrorCover } from "../errors/error-cover.component";
import { reportError } from "../errors/report-error";
import { useViewingSession } from "../session/use-viewing-session";
import { usePlayerSlots } from "../slots/use-player-slots";
import { Fade } from "./fade.component";
import { goBack, goToBook } from "./go-back";
import { lengthOf } from "./length";
import { LoadingCover } from "./loading-cover.component";
import { RenderedByType } from "./rendered-by-type.component";
import type { SharePlace } from "./share";
import { lookUp, type Source } from "./use-content";
import { useRenewed } from "./use-renewed";
import { useRecorded, useViewerFeatures } from "./use-viewer-features";
import type { ViewedContent } from "./viewed-content";
import classes from "./viewer.module.css";
import { useLaunch, type ViewerQuery } from "./viewer-query";

interface Props {
  content: ViewedContent;
  query: ViewerQuery;
  source: Source;
  onRetry(): void;
}

type OpenDialog = "review" | "report" | "share" | "keys" | null;

const QUIET_AFTER_MS = 3000;
const PHONE = "(max-width: 767px)";

export function OpenContent({ content: given, query, source, onRetry }: Props) {
  const t = useTexts("viewer");
  const { content, renew } = useRenewed(given, () => lookUp(given.guid, source));
  useRecordTitle(content.name);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const phone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const { full, quiet } = useFullScreen(content.tracking === "continuous" || content.tracking === "range");
  const features = useViewerFeatures(query.fromShared);
  const slots = usePlayerSlots(content);
  const actions = useBarActions({
    content,
    features,
    onReview: () => setDialog("review"),
    onReport: () => setDialog("report"),
    onShare: () => setDialog("share"),
  });
  useShortcuts([
    { keys: "r", label: t("bar.review"), run: () => setDialog("review"), off: !features.reviews },
    { keys: "?", label: t("keys.title"), run: () => setDialog("keys") },
  ]);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { session, progress, state, leave } = useContentSession(content);
  const beside = useBeside({ content, features, session, stage, ...query });
  const shownState = state === "saved" ? beside.state : state;
  const hasBar = query.header && features.header;
  const places = useMemo(() => ({ tools, side, setPlace, isFloating: !hasBar }), [tools, side, hasBar]);

  const { error, onError } = useFailure(given.guid);
  const launch = useLaunch(query);
  const goHome = () => (query.bookGuid ? goToBook(query.bookGuid) : goBack());
  const { saving, isUnsaved, setUnsaved, back } = useWayBack(leave, state, goHome);
  const loading = <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />;
  return (
    <Fade phase={error ? "error" : "content"}>
      {error ? (
        <ErrorCover error={error} onBack={() => void back()} onRetry={onRetry} />
      ) : (
        <PlacesContexts places={places} offers={beside.offers}>
          <div className={classes.open} data-full={full || undefined} data-quiet={quiet || undefined}>
            {!hasBar && <FloatingTools toolsRef={setTools} sideRef={setSide} saveState={shownState} />}
            {hasBar && (
              <ViewerBar
                content={content}
                features={features}
                actions={[...beside.actions, ...actions, ...slots.actions]}
                launch={launch}
                progress={progress}
                saveState={shownState}
                place={place}
                phone={phone}
                toolsRef={setTools}
                sideRef={setSide}
                onBack={() => void back()}
              />
            )}
            <div className={classes.stages}>
              <div className={classes.stage} ref={setStage}>
                <RenderedByType
                  props={{
                    content,
                    payload: content.payload,
                    settings: content.settings,
                    session,
                    launch,
                    renew,
                    onError,
                  }}
                  loading={loading}
                />
              </div>
              {beside.panel || slots.aside}
            </div>
            {phone && hasBar && <ToolBar toolsRef={setTools} />}
          </div>
          <ContentDialogs
            content={content}
            places={features.shares}
            opened={dialog}
            onClose={() => setDialog(null)}
          />
          {beside.over}
          {slots.opened}
        </PlacesContexts>
      )}
      <UnsavedDialog
        opened={isUnsaved}
        isTrying={saving}
        onRetry={() => void back()}
        onLeave={goHome}
        onClose={() => setUnsaved(false)}
      />
      {saving && !isUnsaved && <SavingVeil />}
    </Fade>
  );
}

/** What a renderer failed of, which is reported as well. */
function useFailure(guid: string) {
  const [error, setError] = useState<ViewerError | null>(null);
  const mayReport = usePermission("viewer.report");
  const onError = useCallback(
    (failure: RenderFailure) => {
      const failed = renderError(failure);
      setError(failed);
      if (mayReport) void reportError(guid, failed);
    },
    [guid, mayReport],
  );
  return { error, onError };
}

/** The person's sitting with this content, recorded where its type is and the person may be. */
function useContentSession(content: ViewedContent) {
  const isRecorded = useRecorded();
  const { guid, type_guid: type, tracking } = content;
  const isScaled = tracking === "continuous" || tracking === "range";
  const options = { guid, type, length: lengthOf(content), isScaled };
  return useViewingSession(options, isRecorded && tracking !== "none");
}

/** The dialogs of the bar, one at a time. */
function ContentDialogs(props: {
  content: ViewedContent;
  places: readonly SharePlace[];
  opened: OpenDialog;
  onClose: () => void;
}) {
  const { content, places, opened, onClose } = props;
  return (
    <>
      <ReviewDialog guid={content.guid} opened={opened === "review"} onClose={onClose} />
      <ReportDialog guid={content.guid} opened={opened === "report"} onClose={onClose} />
      <ShareDialog content={content} places={places} opened={opened === "share"} onClose={onClose} />
      <KeysDialog opened={opened === "keys"} onClose={onClose} />
    </>
  );
}

/** What renderers fill: the bar's places, and what stands around their stage. */
function PlacesContexts(props: { places: BarPlaces; offers: Beside["offers"]; children: ReactNode }) {
  return (
    <BarPlacesContext value={props.places}>
      <StageContext value={props.offers}>{props.children}</StageContext>
    </BarPlacesContext>
  );
}

/** Goes back once everything is stored; asks when it cannot be. */
function useWayBack(leave: () => Promise<boolean>, state: SaveState, go: () => void) {
  const [saving, setSaving] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const back = async () => {
    setSaving(true);
    const isSaved = await leave();
    setSaving(false);
    setUnsaved(!isSaved);
    if (isSaved) go();
  };
  // What was asked to be left can be, as soon as it is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way is the same at every time
  useEffect(() => {
    if (isUnsaved && state === "saved") go();
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
