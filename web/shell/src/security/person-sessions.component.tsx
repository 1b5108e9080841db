import {
  api,
  apiKey,
  asFailure,
  DeleteDialog,
  ErrorState,
  FormSection,
  toast,
  unwrap,
  useApiQuery,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import classes from "./security.module.css";
import { type Session, SessionList, useSessionName } from "./session-list.component";

const PAGE_SIZE = 200;
const STALE = ["/users/{user_guid}/sessions", "/users/sessions"] as const;

interface Props {
  readonly guid: string;
  readonly name: string;
}

/** Where somebody is signed in, and ending one session or all, after a question. */
export function PersonSessions({ guid, name }: Props) {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const isOwn = useSession().person?.guid === guid;
  const sessionName = useSessionName();
  const [ending, setEnding] = useState<Session | "all" | null>(null);
  const query = useApiQuery("/users/{user_guid}/sessions", {
    path: { user_guid: guid },
    query: { pageSize: PAGE_SIZE },
  });
  const sessions = query.data?.data ?? [];
  const others = sessions.filter(({ is_current }) => !is_current);

  async function end() {
    if (ending === null) return;
    const params = { path: { user_guid: guid } };
    try {
      if (ending === "all") {
        await unwrap(api.DELETE("/users/{user_guid}/sessions", { params }));
      } else {
        const path = { ...params.path, session_guid: ending.guid };
        await unwrap(api.DELETE("/users/{user_guid}/sessions/{session_guid}", { params: { path } }));
      }
    } catch (thrown) {
      // It ended meanwhile: that is what was wanted.
      if (asFailure(thrown).status !== 404) throw thrown;
    } finally {
      await Promise.all(STALE.map((path) => queries.invalidateQueries({ queryKey: apiKey(path) })));
    }
    toast.success(t(ending === "all" ? "security.people.endedAll" : "sessions.ended"));
  }

  return (
    <FormSection title={t("security.people.sessionsTitle")} text={t("security.people.sessionsText")}>
      {query.isError ? (
        <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton role="status" height={88} aria-label={t("security.people.sessionsTitle")} />
      ) : sessions.length === 0 ? (
        <p className={classes.quiet}>{t("security.people.noSessions", { name })}</p>
      ) : (
        <>
          <SessionList sessions={sessions} ending={null} onEnd={setEnding} />
          {others.length > 0 && (
            <div>
              <Button variant="default" onClick={() => setEnding("all")}>
                {t(isOwn ? "sessions.endOthers" : "security.people.endAll")}
              </Button>
            </div>
          )}
        </>
      )}
      <DeleteDialog
        opened={ending !== null}
        onClose={() => setEnding(null)}
        onDelete={end}
        title={
          ending !== null && ending !== "all"
            ? t("security.people.endOneTitle", { name, session: sessionName(ending) })
            : t("security.people.endAllTitle", { name })
        }
        text={t("security.people.endText")}
        label={t("sessions.end")}
      />
    </FormSection>
  );
}
