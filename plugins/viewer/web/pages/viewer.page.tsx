import { setToastPlace, useParams, usePermission, useSession } from "@estante/sdk";
import { useEffect, useState } from "react";
import { ErrorCover, type OtherWay } from "../errors/error-cover.component";
import { contentId } from "./content-id";
import { Fade } from "./fade.component";
import { goBack, goToBook } from "./go-back";
import { LoadingCover } from "./loading-cover.component";
import { OpenContent } from "./open-content.component";
import { type Source, useContent } from "./use-content";
import classes from "./viewer.module.css";
import { useViewerQuery } from "./viewer-query";

/** Opens one content by its type: `/viewer/{id}` and the routes that mean the same (specification §2). */
export function ViewerPage() {
  return <Viewer source="library" />;
}

/** Opens a public content, the same for everybody: `/public-viewer/{id}`. */
export function PublicViewerPage() {
  return <Viewer source="public" />;
}

/** What is closed to everybody may be open to somebody: the way there, and back to this content. */
function otherWayTo(id: string, isSignedIn: boolean): OtherWay {
  const own = `/viewer/${encodeURIComponent(id)}${window.location.search}`;
  if (isSignedIn) return { label: "errors.openAsYou", href: own };
  return { label: "errors.signIn", href: `/auth/login?return=${encodeURIComponent(own)}` };
}

function Viewer({ source }: { source: Source }) {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const query = useViewerQuery();
  const { person } = useSession();
  const mayReport = usePermission("viewer.report");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setToastPlace("center");
    return () => setToastPlace("corner");
  }, []);
  const id = contentId(params.id ?? params.guid ?? "");
  const state = useContent(id, { source, mayReport, attempt });
  const retry = () => setAttempt(attempt + 1);
  const back = () => (query.bookGuid ? goToBook(query.bookGuid) : goBack());

  return (
    <main className={classes.viewer} id="content">
      <Fade phase={`${state.kind}:${id}:${attempt}`}>
        {state.kind === "loading" && <LoadingCover />}
        {state.kind === "preparing" && (
          <LoadingCover
            name={state.known?.name}
            type={state.known?.type_guid}
            thumbnail={state.known?.thumbnail}
            preparing
            onBack={back}
          />
        )}
        {state.kind === "error" && (
          <ErrorCover
            error={state.error}
            onBack={back}
            onRetry={retry}
            otherWay={
              source === "public" && state.error.code === "ERROR_403" ? otherWayTo(id, person !== null) : null
            }
          />
        )}
        {state.kind === "ready" && (
          <OpenContent content={state.content} query={query} source={source} onRetry={retry} />
        )}
      </Fade>
    </main>
  );
}
