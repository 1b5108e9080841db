import { useTexts } from "@estante/sdk";
import { ActionIcon, Textarea, TextInput, Tooltip, UnstyledButton } from "@mantine/core";
import {
  IconArrowMergeBoth,
  IconArrowsSplit,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconTrash,
} from "@tabler/icons-react";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { type Cue, type Fault, formatMoment, parseMoment } from "./cues";
import classes from "./cues.module.css";

export interface CueActs {
  open(at: number): void;
  edit(at: number, change: Partial<Pick<Cue, "start" | "end" | "text">>): void;
  play(at: number): void;
  setNow(at: number, end: "start" | "end"): void;
  split(at: number): void;
  merge(at: number): void;
  remove(at: number): void;
}

interface Props {
  readonly cue: Cue;
  readonly at: number;
  readonly fault: Fault | null;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly isLast: boolean;
  readonly mayEdit: boolean;
  readonly acts: CueActs;
}

/** A cue: read and chosen, or with its fields while it is the open one. */
export const CueRow = memo(function CueRow(props: Props) {
  const { cue, at, fault, isCurrent, isOpen, mayEdit, acts } = props;
  const t = useTexts("contents");
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent || isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent, isOpen]);
  const isWrong = fault === "early";
  return (
    <li
      ref={row}
      className={classes.cue}
      aria-current={isCurrent || undefined}
      data-open={isOpen || undefined}
      data-wrong={isWrong || undefined}
      data-doubtful={(fault !== null && !isWrong) || undefined}
    >
      {isOpen && mayEdit ? (
        <OpenCue {...props} />
      ) : (
        <UnstyledButton
          className={classes.read}
          aria-label={t("tracks.cue", { number: at + 1, text: cue.text })}
          onClick={() => acts.open(at)}
        >
          <span className={classes.number}>{at + 1}</span>
          <span className={classes.times}>
            <span>{formatMoment(cue.start)}</span>
            <span data-wrong={isWrong || undefined}>{formatMoment(cue.end)}</span>
          </span>
          <span className={classes.text}>{cue.text}</span>
          <span className={classes.letters}>{t("tracks.letters", { count: cue.text.length })}</span>
        </UnstyledButton>
      )}
      {fault && (
        <p className={classes.fault}>{t(`tracks.faults.${fault}`, { start: formatMoment(cue.start) })}</p>
      )}
    </li>
  );
});

function OpenCue({ cue, at, isLast, acts }: Props) {
  const t = useTexts("contents");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row's fields, named together
    <div className={classes.fields} role="group" aria-label={t("tracks.cueNumber", { number: at + 1 })}>
      <div className={classes.ends}>
        <MomentInput
          label={t("tracks.start")}
          value={cue.start}
          onChange={(start) => acts.edit(at, { start })}
        />
        <MomentInput label={t("tracks.end")} value={cue.end} onChange={(end) => acts.edit(at, { end })} />
      </div>
      <Textarea
        aria-label={t("tracks.text")}
        autosize
        minRows={2}
        value={cue.text}
        onChange={(event) => acts.edit(at, { text: event.currentTarget.value })}
      />
      <div className={classes.acts}>
        <Act label={t("tracks.playFrom")} icon={<IconPlayerPlay size={16} />} run={() => acts.play(at)} />
        <Act
          label={t("tracks.startNow")}
          keys="I"
          icon={<IconPlayerSkipBack size={16} />}
          run={() => acts.setNow(at, "start")}
        />
        <Act
          label={t("tracks.endNow")}
          keys="O"
          icon={<IconPlayerSkipForward size={16} />}
          run={() => acts.setNow(at, "end")}
        />
        <Act
          label={t("tracks.split")}
          keys="S"
          icon={<IconArrowsSplit size={16} />}
          run={() => acts.split(at)}
        />
        <Act
          label={t("tracks.merge")}
          keys="M"
          isOff={isLast}
          icon={<IconArrowMergeBoth size={16} />}
          run={() => acts.merge(at)}
        />
        <Act
          label={t("tracks.removeCue")}
          keys="Del"
          icon={<IconTrash size={16} />}
          run={() => acts.remove(at)}
        />
      </div>
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly isOff?: boolean;
  run(): void;
}

function Act({ label, icon, keys, isOff, run }: ActProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={400}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isOff ?? false} onClick={run}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

interface MomentProps {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

/** A moment as it is typed; what is none goes back when the field is left. */
function MomentInput({ label, value, onChange }: MomentProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const moment = typed === null ? null : parseMoment(typed);
    if (moment !== null && moment !== value) onChange(moment);
    setTyped(null);
  };
  const isWrong = typed !== null && parseMoment(typed) === null;
  return (
    <TextInput
      aria-label={label}
      size="xs"
      className={classes.moment}
      value={typed ?? formatMoment(value)}
      error={isWrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
    />
  );
}
