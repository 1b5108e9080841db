import { formatList, Keys, useTexts } from "@estante/sdk";
import { Modal, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useShell } from "../layout/shell-context";
import { useAtHand } from "./at-hand";
import { groupsOf, inScope, matching, type PaletteEntry, readQuery, type Scope } from "./entries";
import { EntryList } from "./entry-list.component";
import classes from "./palette.module.css";
import { usePlaces } from "./places";
import { useRecordSearch } from "./record-search";
import { useEntryKeys } from "./use-entry-keys";

const SCOPES: readonly Scope[] = ["all", "records", "pages", "actions"];

/** Ctrl K: records, pages and actions in one list, and only what this person may do. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const listId = useId();
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
  const shown: readonly PaletteEntry[] = groups.flatMap(({ entries }) => entries);
  const keys = useEntryKeys(shown, run);

  function run(entry: PaletteEntry, otherTab: boolean) {
    onClose();
    if (entry.run) entry.run();
    else if (entry.address && otherTab) window.open(entry.address, "_blank", "noopener");
    else if (entry.address) void navigate({ href: entry.address });
  }

  function write(value: string) {
    setText(value);
    keys.restart();
    if (value !== "?") return;
    onClose();
    openKeys();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={680}
      padding={0}
      yOffset="11dvh"
      attributes={{ content: { "aria-label": t("palette.label") } }}
    >
      <div className={classes.head}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={keys.active && `${listId}-${keys.active.id}`}
          aria-label={t("palette.label")}
          placeholder={t("palette.placeholder")}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={keys.onKey}
        />
        <PaletteScopes scope={scope} onChoose={setChosen} />
      </div>
      <EntryList
        id={listId}
        label={t("palette.label")}
        groups={groups}
        wanted={wanted}
        active={keys.active}
        onPoint={keys.point}
        onRun={run}
      >
        {shown.length === 0 && (
          <PaletteNothing isSearching={search.isLoading} text={wanted} hasHint={scope !== "actions"} />
        )}
        {search.failed && <div className={classes.note}>{t("palette.failed")}</div>}
        {search.missing.length > 0 && (
          <div className={classes.note}>{t("palette.missing", { names: formatList(search.missing) })}</div>
        )}
      </EntryList>
      <VisuallyHidden role="status">{t("palette.results", { count: shown.length })}</VisuallyHidden>
      <PaletteFoot />
    </Modal>
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
