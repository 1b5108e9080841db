import { EmptyState, ErrorState, LoadingRows, useAddress, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type ProgrammingRow, useProgramming, useProgrammings } from "../../api/programmings";
import type { StructuredProgram } from "../structure/words";
import classes from "./programming.module.css";
import { ProgrammingBar } from "./programming-bar.component";
import { ProgrammingDialog } from "./programming-dialog.component";
import { SessionBoard } from "./session-board.component";

const CHOSEN = "programming";
const ICON_PX = 16;

/** The programmings of a program: one of them is chosen, and its sessions are spread over the modules. */
export function ProgrammingTab({ program }: { readonly program: StructuredProgram }) {
  const query = useProgrammings(program.guid);
  const { get, change } = useAddress();
  const [isNew, setNew] = useState(false);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const rows = query.data.data;
  const chosen = rows.find(({ guid }) => guid === get(CHOSEN)) ?? rows[0];
  const choose = (guid: string | null) => change({ [CHOSEN]: guid });
  const ask = () => setNew(true);
  return (
    <div className={classes.tab}>
      {chosen ? (
        <ChosenProgramming
          key={chosen.guid}
          program={program}
          rows={rows}
          guid={chosen.guid}
          onChoose={choose}
          onNew={ask}
        />
      ) : (
        <NoProgrammings onNew={ask} />
      )}
      {isNew && (
        <ProgrammingDialog
          program={program.guid}
          programming={null}
          onMade={choose}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  );
}

function NoProgrammings({ onNew }: { readonly onNew: () => void }) {
  const t = useTexts("programs");
  const mayChange = usePermission("programs.update");
  const add = (
    <Button leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />} onClick={onNew}>
      {t("programming.add")}
    </Button>
  );
  return (
    <EmptyState
      title={t("programming.none")}
      text={t(mayChange ? "programming.noneText" : "programming.noneToRead")}
      {...(mayChange && { actions: add })}
    />
  );
}

interface ChosenProgrammingProps {
  readonly program: StructuredProgram;
  readonly rows: readonly ProgrammingRow[];
  readonly guid: string;
  readonly onChoose: (guid: string | null) => void;
  readonly onNew: () => void;
}

function ChosenProgramming({ program, rows, guid, onChoose, onNew }: ChosenProgrammingProps) {
  const query = useProgramming(guid);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const programming = query.data.data;
  return (
    <>
      <ProgrammingBar programming={programming} rows={rows} onChoose={onChoose} onNew={onNew} />
      <SessionBoard program={program} programming={programming} />
    </>
  );
}
