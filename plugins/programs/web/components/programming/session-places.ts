import { type TreeGroup, type TreeMove, treeAfter, useTexts } from "@estante/sdk";
import { useState } from "react";
import { type Programming, useProgrammingChanges } from "../../api/programmings";

// The group of the sessions that are in no module; it stands first.
const BANK = "bank";

/** The module of a group; null for the bank. */
export const unitOf = (group: string) => (group === BANK ? null : group);

function groupsOf({ modules, sessions }: Programming): readonly TreeGroup[] {
  return [BANK, ...modules.map(({ unit_guid }) => unit_guid)].map((value) => ({
    value,
    items: sessions.filter(({ unit_guid }) => unit_guid === unitOf(value)).map(({ guid }) => guid),
  }));
}

/** Where sessions stand on the screen: one that was moved stays there while that is saved, and comes back if it fails. */
export function usePlacedSessions(programming: Programming) {
  const t = useTexts("programs");
  const { order } = useProgrammingChanges(programming);
  const [wanted, setWanted] = useState<{ readonly of: Programming; readonly groups: readonly TreeGroup[] }>();
  const groups = wanted?.of === programming ? wanted.groups : groupsOf(programming);
  const sessionOf = (guid: string) => programming.sessions.find((session) => session.guid === guid);
  const nameOf = (value: string) => {
    if (value === BANK) return t("programming.bank");
    const session = sessionOf(value);
    if (!session) return programming.modules.find(({ unit_guid }) => unit_guid === value)?.name ?? "";
    return session.title || t("programming.untitled", { number: programming.sessions.indexOf(session) + 1 });
  };
  const move = (to: TreeMove | null) => {
    if (to?.kind !== "item") return;
    const next = { of: programming, groups: treeAfter(groups, to) };
    setWanted(next);
    const units = next.groups
      .filter(({ value }) => value !== BANK)
      .map(({ value, items }) => ({ unit_guid: value, sessions: [...items] }));
    const bank = next.groups.find(({ value }) => value === BANK)?.items ?? [];
    void order(units, [...bank], nameOf(to.value)).then(() =>
      setWanted((current) => (current === next ? undefined : current)),
    );
  };
  return { groups, move, sessionOf, nameOf };
}
