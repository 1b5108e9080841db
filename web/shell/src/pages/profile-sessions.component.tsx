import {
  type AnswerData,
  api,
  apiKey,
  asFailure,
  Badge,
  ErrorState,
  formatRelative,
  formatTime,
  reasonOf,
  toast,
  unwrap,
  useApiQuery,
  useTexts,
} from "@estante/sdk";
import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import classes from "./profile.module.css";

type Session = AnswerData<"get", "/front/profile/sessions">[number];
const PAGE_SIZE = 50;
const ALL = "all";

/** Where the person is signed in, and signing out from there. */
export function ProfileSessions() {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);
  const found = useApiQuery("/front/profile/sessions", { query: { pageSize: PAGE_SIZE } });
  const sessions = [...(found.data?.data ?? [])].sort(
    (one, other) => Number(other.is_current) - Number(one.is_current),
  );

  async function end(which: string, act: () => Promise<unknown>, done: string) {
    setEnding(which);
    try {
      await act();
      toast.success(done);
    } catch (thrown) {
      toast.error(t("profile.sessions.failed"), { text: reasonOf(asFailure(thrown)) });
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
      t("profile.sessions.ended"),
    );
  const endOthers = () =>
    end(ALL, () => unwrap(api.DELETE("/front/profile/sessions")), t("profile.sessions.endedOthers"));

  return (
    <section className={classes.section}>
      <div>
        <h2>{t("profile.sessions.title")}</h2>
        <p>{t("profile.sessions.text")}</p>
      </div>
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton height={88} aria-label={t("profile.sessions.title")} />
      ) : (
        <div className={classes.fields}>
          <ul className={classes.sessions}>
            {sessions.map((one) => (
              <SessionEntry
                key={one.guid}
                session={one}
                isEnding={ending === one.guid}
                onEnd={() => void endOne(one)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <div>
              <Button variant="default" loading={ending === ALL} onClick={() => void endOthers()}>
                {t("profile.sessions.endOthers")}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

type EntryProps = { session: Session; isEnding: boolean; onEnd: () => void };

function SessionEntry({ session, isEnding, onEnd }: EntryProps) {
  const t = useTexts("shell");
  const { browser, system, address, last_used_at } = session;
  const name = [browser, system].filter(Boolean).join(" · ") || t("profile.sessions.unknown");
  const time = `${formatRelative(last_used_at)}, ${formatTime(last_used_at)}`;
  return (
    <li className={classes.session}>
      <div>
        <strong>{name}</strong>
        <p className={classes.used}>
          {t("profile.sessions.used", { time })}
          {address && ` · ${address}`}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="ok">{t("profile.sessions.here")}</Badge>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isEnding}
          aria-label={t("profile.sessions.endNamed", { name })}
          onClick={onEnd}
        >
          {t("profile.sessions.end")}
        </Button>
      )}
    </li>
  );
}
