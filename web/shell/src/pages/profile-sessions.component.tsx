import {
  api,
  apiKey,
  asFailure,
  ErrorState,
  reasonOf,
  toast,
  unwrap,
  useApiQuery,
  useTexts,
} from "@estante/sdk";
import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Session, SessionList } from "../security/session-list.component";
import classes from "./profile.module.css";

const PAGE_SIZE = 50;
const ALL = "all";

/** Where the person is signed in, and signing out from there. */
export function ProfileSessions() {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);
  const query = useApiQuery("/front/profile/sessions", { query: { pageSize: PAGE_SIZE } });
  const sessions = query.data?.data ?? [];

  async function end(which: string, act: () => Promise<unknown>, done: string) {
    setEnding(which);
    try {
      await act();
      toast.success(done);
    } catch (thrown) {
      toast.error(t("sessions.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      await queries.invalidateQueries({ queryKey: apiKey("/front/profile/sessions") });
      setEnding(null);
    }
  }

  const endOne = ({ guid }: Session) =>
    end(
      guid,
      () =>
        unwrap(
          api.DELETE("/front/profile/sessions/{session_guid}", { params: { path: { session_guid: guid } } }),
        ),
      t("sessions.ended"),
    );
  const endOthers = () =>
    end(ALL, () => unwrap(api.DELETE("/front/profile/sessions")), t("sessions.endedOthers"));

  return (
    <section className={classes.section}>
      <div>
        <h2>{t("sessions.title")}</h2>
        <p>{t("sessions.text")}</p>
      </div>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton role="status" height={88} aria-label={t("sessions.title")} />
      ) : (
        <div className={classes.fields}>
          <SessionList sessions={sessions} ending={ending} onEnd={(session) => void endOne(session)} />
          {sessions.length > 1 && (
            <div>
              <Button variant="default" loading={ending === ALL} onClick={() => void endOthers()}>
                {t("sessions.endOthers")}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
