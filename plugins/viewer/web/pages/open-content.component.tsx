import { type RenderFailure, useTexts } from "@estante/sdk";
import { Loader } from "@mantine/core";
import { useCallback, useState } from "react";
import { ToolsPlace } from "../bar/tools.component";
import { ViewerBar } from "../bar/viewer-bar.component";
import { ReportDialog } from "../dialogs/report-dialog.component";
import { ReviewDialog } from "../dialogs/review-dialog.component";
import { renderError, type ViewerError } from "../errors/catalogue";
import { ErrorCover } from "../errors/error-cover.component";
import { reportError } from "../errors/report-error";
import { useViewingSession } from "../session/use-viewing-session";
import { goBack } from "./go-back";
import { lengthOf } from "./length";
import { LoadingCover } from "./loading-cover.component";
import { RenderedByType } from "./rendered-by-type.component";
import { share } from "./share";
import { useViewerFeatures } from "./use-viewer-features";
import type { ViewedContent } from "./viewed-content";
import classes from "./viewer.module.css";
import type { ViewerQuery } from "./viewer-query";

interface Props {
  content: ViewedContent;
  query: ViewerQuery;
  recorded: boolean;
  onRetry(): void;
}

type OpenDialog = "review" | "report" | null;

export function OpenContent({ content, query, recorded, onRetry }: Props) {
  const t = useTexts("viewer");
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [error, setError] = useState<ViewerError | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [saving, setSaving] = useState(false);
  const features = useViewerFeatures({ recorded, fromShared: query.fromShared });
  const { session, progress, leave } = useViewingSession(
    { guid: content.guid, type: content.type_guid, ends: lengthOf(content) },
    recorded,
  );

  const onError = useCallback(
    (failure: RenderFailure) => {
      const failed = renderError(failure);
      setError(failed);
      if (recorded) void reportError(content.guid, failed);
    },
    [content.guid, recorded],
  );
  const back = async () => {
    setSaving(true);
    await leave();
    goBack();
  };

  if (error) return <ErrorCover error={error} onBack={() => void back()} onRetry={onRetry} />;
  const known = { name: content.name, type: content.type_guid, thumbnail: content.thumbnail };
  return (
    <ToolsPlace value={tools}>
      {query.header && features.header && (
        <ViewerBar
          content={content}
          features={features}
          progress={progress}
          toolsRef={setTools}
          onBack={() => void back()}
          onReview={() => setDialog("review")}
          onReport={() => setDialog("report")}
          onShare={() => void share(content, t)}
        />
      )}
      <div className={classes.stage}>
        {session ? (
          <RenderedByType
            props={{ content, payload: content.payload, session, onError }}
            loading={<LoadingCover {...known} />}
          />
        ) : (
          <LoadingCover {...known} />
        )}
      </div>
      <ReviewDialog guid={content.guid} opened={dialog === "review"} onClose={() => setDialog(null)} />
      <ReportDialog guid={content.guid} opened={dialog === "report"} onClose={() => setDialog(null)} />
      {saving && (
        <div className={classes.saving} role="status" aria-label={t("saving")}>
          <Loader color="white" />
        </div>
      )}
    </ToolsPlace>
  );
}
