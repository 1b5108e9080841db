import { formatList, Keys, useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useShell } from "../layout/shell-context";
import { useAtHand } from "./at-hand";
import { groupsOf, inScope, matching, readQuery, type Scope } from "./entries";
import { EntrySearch } from "./entry-search.component";
import classes from "./palette.module.css";
import { usePlaces } from "./places";
import { useRecordSearch } from "./record-search";

const SCOPES: readonly Scope[] = ["all", "records", "pages", "actions"];

/** Ctrl K: records, pages and actions in one list, and only what this person may do. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts("shell");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Scope>("all");
  const { openKeys } = useShell();
  const { scope, wanted } = readQuery(text, chosen);
  const places = usePlaces();
  const atHand = useAtHand();
  const search = useRecordSearch(scope === "all" || scope === "records" ? wanted : "");
  const groups = groupsOf(
    [...(wanted ? search.entries : atHand), ...matching(places, wanted)].filter((entry) =>
      inScope(entry, scope),
    ),
  );
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  function write(value: string) {
    setText(value);
    if (value !== "?") return;
    onClose();
    openKeys();
  }

  return (
    <EntrySearch
      label={t("palette.label")}
      placeholder={t("palette.placeholder")}
      text={text}
      onWrite={write}
      onClose={onClose}
      groups={groups}
      wanted={wanted}
      beside={<PaletteScopes scope={scope} onChoose={setChosen} />}
      status={t("palette.results", { count })}
      foot={<PaletteFoot />}
    >
      {count === 0 && (
        <PaletteNothing isSearching={search.isLoading} text={wanted} hasHint={scope !== "actions"} />
      )}
      {search.failed && <div className={classes.note}>{t("palette.failed")}</div>}
      {search.missing.length > 0 && (
        <div className={classes.note}>{t("palette.missing", { names: formatList(search.missing) })}</div>
      )}
    </EntrySearch>
  );
}

function PaletteScopes({ scope, onChoose }: { scope: Scope; onChoose: (scope: Scope) => void }) {
  const t = useTexts("shell");
  return (
    <SegmentedControl
      size="xs"
      withItemsBorders={false}
      className={classes.scopes}
      value={scope}
      onChange={(value) => onChoose(value as Scope)}
      data={SCOPES.map((value) => ({ value, label: t(`palette.${value}`) }))}
      aria-label={t("palette.label")}
    />
  );
}

interface NothingProps {
  readonly isSearching: boolean;
  readonly text: string;
  readonly hasHint: boolean;
}

function PaletteNothing({ isSearching, text, hasHint }: NothingProps) {
  const t = useTexts("shell");
  return (
    <div className={classes.note}>
      {isSearching ? t("palette.searching") : t("palette.nothing", { text })}
      {!isSearching && hasHint && <div>{t("palette.nothingHint")}</div>}
    </div>
  );
}

function PaletteFoot() {
  const t = useTexts("shell");
  return (
    <div className={classes.foot}>
      <span>
        <Keys keys="↑" />
        <Keys keys="↓" /> {t("palette.move")}
      </span>
      <span>
        <Keys keys="↵" /> {t("palette.open")}
      </span>
      <span>
        <Keys keys="Ctrl" />
        <Keys keys="↵" /> {t("palette.newTab")}
      </span>
      <span>
        <Keys keys=">" /> {t("palette.actionsHint")}
      </span>
      <span>
        <Keys keys="?" /> {t("palette.keysHint")}
      </span>
    </div>
  );
}
