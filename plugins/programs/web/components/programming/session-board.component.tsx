import { DeleteDialog, placed, SortableTree, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type Programming, type Session, useProgrammingChanges } from "../../api/programmings";
import { type StructuredProgram, useStructureWords } from "../structure/words";
import classes from "./programming.module.css";
import { SessionDialog } from "./session-dialog.component";
import { SessionLine } from "./session-line.component";
import { unitOf, usePlacedSessions } from "./session-places";

interface SessionBoardProps {
  readonly program: StructuredProgram;
  readonly programming: Programming;
}

type Opened =
  | { readonly kind: "new"; readonly unit: string | null }
  | { readonly kind: "change" | "delete"; readonly session: Session };

const ICON_PX = 16;

/** The session bank and the modules with their sessions, which are moved between them. */
export function SessionBoard({ program, programming }: SessionBoardProps) {
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const mayChange = usePermission("programs.update") && programming.status !== "completed";
  const isDraft = programming.status === "draft";
  const [opened, setOpened] = useState<Opened | null>(null);
  const { groups, move, sessionOf, nameOf } = usePlacedSessions(programming);
  const renderGroup = (group: string) => {
    const module = programming.modules.find(({ unit_guid }) => unit_guid === group);
    const sessions = groups.find(({ value }) => value === group)?.items ?? [];
    const minutes = sessions.reduce((sum, guid) => sum + (sessionOf(guid)?.duration ?? 0), 0);
    return (
      <div className={classes.module}>
        {module && <span className={classes.fact}>{w("unitPlace", { number: module.number })}</span>}
        <h3 className={classes.name}>{nameOf(group)}</h3>
        <span className={classes.fact}>
          {t("programming.sum", {
            sessions: t("programming.sessionCount", { count: sessions.length }),
            minutes,
          })}
        </span>
      </div>
    );
  };
  const renderSession = (guid: string) => {
    const session = sessionOf(guid);
    const group = groups.find(({ items }) => items.includes(guid));
    if (!session || !group) return null;
    const at = group.items.indexOf(guid);
    return (
      <SessionLine
        session={session}
        name={nameOf(guid)}
        mayChange={mayChange}
        mayDelete={isDraft}
        places={groups
          .filter(({ value }) => value !== group.value)
          .map(({ value, items }) => ({
            name: nameOf(value),
            put: () => move(placed(groups, guid, value, items.length)),
          }))}
        onUp={at > 0 ? () => move(placed(groups, guid, group.value, at - 1)) : null}
        onDown={at < group.items.length - 1 ? () => move(placed(groups, guid, group.value, at + 1)) : null}
        onEdit={() => setOpened({ kind: "change", session })}
        onDelete={() => setOpened({ kind: "delete", session })}
      />
    );
  };
  const renderEnd = (group: string) =>
    mayChange &&
    isDraft && (
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
        onClick={() => setOpened({ kind: "new", unit: unitOf(group) })}
      >
        {t("programming.addSession")}
      </Button>
    );
  return (
    <section className={classes.board} aria-label={t("programming.sessions")}>
      <p className={classes.hint}>{t(isDraft ? "programming.hint" : "programming.fixed")}</p>
      <SortableTree
        label={t("programming.sessions")}
        groups={groups}
        nameOf={nameOf}
        isOpen={() => true}
        isFixed={(value) => groups.some((group) => group.value === value)}
        readOnly={!mayChange}
        onMove={move}
        renderGroup={renderGroup}
        renderItem={renderSession}
        renderEnd={renderEnd}
      />
      <SessionForms
        programming={programming}
        opened={opened}
        nameOf={(session) => nameOf(session.guid)}
        onClose={() => setOpened(null)}
      />
    </section>
  );
}

interface SessionFormsProps {
  readonly programming: Programming;
  readonly opened: Opened | null;
  readonly nameOf: (session: Session) => string;
  readonly onClose: () => void;
}

function SessionForms({ programming, opened, nameOf, onClose }: SessionFormsProps) {
  const t = useTexts("programs");
  const { removeSession } = useProgrammingChanges(programming);
  const deleted = opened?.kind === "delete" ? opened.session : null;
  const changed = opened?.kind === "change" ? opened.session : null;
  return (
    <>
      {(opened?.kind === "new" || changed) && (
        <SessionDialog
          programming={programming}
          // As it is now: a guide is saved while the dialog is open.
          session={programming.sessions.find(({ guid }) => guid === changed?.guid) ?? null}
          unit={opened?.kind === "new" ? opened.unit : (changed?.unit_guid ?? null)}
          onClose={onClose}
        />
      )}
      <DeleteDialog
        opened={deleted !== null}
        onClose={onClose}
        onDelete={async () => {
          if (deleted) await removeSession(deleted, nameOf(deleted));
        }}
        title={t("programming.deleteSessionTitle", { name: deleted ? nameOf(deleted) : "" })}
        text={t("programming.deleteSessionText")}
        label={t("programming.deleteSession")}
      />
    </>
  );
}
