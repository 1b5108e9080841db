import { setToastPlace, useParams, useSession } from "@estante/sdk";
import { useEffect, useState } from "react";
import { ErrorCover } from "../errors/error-cover.component";
import { contentId } from "./content-id";
import { Fade } from "./fade.component";
import { goBack } from "./go-back";
import { LoadingCover } from "./loading-cover.component";
import { OpenContent } from "./open-content.component";
import { useContent } from "./use-content";
import classes from "./viewer.module.css";
import { useViewerQuery } from "./viewer-query";

/** Opens one content by its type: `/viewer/{id}` and the routes that mean the same (specification §2). */
export function ViewerPage() {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const query = useViewerQuery();
  const { person } = useSession();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setToastPlace("viewer");
    return () => setToastPlace("backOffice");
  }, []);
  const id = contentId(params.id ?? params.guid ?? "");
  const state = useContent(id, { signedIn: person !== null, attempt });
  const retry = () => setAttempt(attempt + 1);

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
            onBack={goBack}
          />
        )}
        {state.kind === "error" && <ErrorCover error={state.error} onBack={goBack} onRetry={retry} />}
        {state.kind === "ready" && (
          <OpenContent content={state.content} query={query} recorded={person !== null} onRetry={retry} />
        )}
      </Fade>
    </main>
  );
}
