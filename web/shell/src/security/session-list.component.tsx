import { type AnswerData, Badge, formatDate, formatRelative, formatTime, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import classes from "./session-list.module.css";

export type Session = AnswerData<"get", "/front/profile/sessions">[number];

interface Props {
  readonly sessions: readonly Session[];
  /** The one that is being ended. */
  readonly ending: string | null;
  readonly onEnd: (session: Session) => void;
}

/** What people know a session by: the browser and the system. */
export function useSessionName(): (session: Session) => string {
  const t = useTexts("shell");
  return ({ browser, system }) => [browser, system].filter(Boolean).join(" · ") || t("sessions.unknown");
}

/** Sessions, the one that asks first, each with a button that ends it. */
export function SessionList({ sessions, ending, onEnd }: Props) {
  const sorted = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <ul className={classes.sessions}>
      {sorted.map((session) => (
        <Entry
          key={session.guid}
          session={session}
          isEnding={ending === session.guid}
          onEnd={() => onEnd(session)}
        />
      ))}
    </ul>
  );
}

type EntryProps = { session: Session; isEnding: boolean; onEnd: () => void };

function Entry({ session, isEnding, onEnd }: EntryProps) {
  const t = useTexts("shell");
  const name = useSessionName()(session);
  return (
    <li className={classes.session}>
      <div>
        <strong>{name}</strong>
        <p className={classes.used}>
          {[
            t("sessions.used", { time: timeOf(session.last_used_at) }),
            t("sessions.since", { date: formatDate(session.created_at) }),
            session.address,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="ok">{t("sessions.here")}</Badge>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isEnding}
          aria-label={t("sessions.endNamed", { name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** «hace 3 min» says the time; a day does not. */
function timeOf(at: string): string {
  const relative = formatRelative(at);
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? relative : `${relative}, ${formatTime(at)}`;
}
