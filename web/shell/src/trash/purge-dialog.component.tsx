import { DeleteDialog, formatNumber, type Target, useTexts } from "@estante/sdk";

/** What is asked before something is deleted for good. */
export interface Purge {
  readonly target: Target;
  readonly count: number;
  readonly name?: string | undefined;
  readonly answer: (answer: "clear" | "keep") => void;
}

interface Props {
  readonly purge: Purge | null;
  readonly onClose: () => void;
  readonly onPurge: (purge: Purge) => Promise<void>;
}

/** Asks before rows leave the trash for good; for more than one, a word has to be typed. */
export function PurgeDialog({ purge, onClose, onPurge }: Props) {
  const t = useTexts("shell");
  const { count = 0, name } = purge ?? {};
  const isNamed = count === 1 && name !== undefined;
  return (
    <DeleteDialog
      opened={purge !== null}
      onClose={onClose}
      onDelete={async () => {
        if (purge) await onPurge(purge);
      }}
      title={
        isNamed ? t("trash.purgeNamed", { name }) : t("trash.purge", { count, number: formatNumber(count) })
      }
      text={t("trash.purgeText", { count })}
      {...(!isNamed && { typed: t("trash.typed") })}
      label={t("trash.purgeAct")}
    />
  );
}
