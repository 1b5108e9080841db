import { IconLink } from "@tabler/icons-react";
import listed from "../../dialogs/delete-dialog.module.css";
import { Dialog } from "../../dialogs/dialog.component";
import { formatList, formatNumber } from "../../texts/format";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords, UsesOfMany } from "../records.types";

/** What is asked before records are deactivated that something uses. */
export interface InUseQuestion {
  readonly uses: UsesOfMany;
  readonly count: number;
  readonly name?: string | undefined;
  readonly answer: (goesOn: boolean) => void;
}

interface Props {
  readonly records: AnyRecords;
  readonly question: InUseQuestion;
}

const ICON_PX = 16;

/** Says where records are used that are about to be deactivated, and goes on or leaves them as they are. */
export function InUse({ records, question: { uses, count, name, answer } }: Props) {
  const { t } = useRecordTexts(records);
  const { total, used, is_whole, unanswered } = uses;
  const isOne = count === 1;
  return (
    <Dialog
      opened
      onClose={() => answer(false)}
      size="small"
      title={isOne && name ? t("deactivation.named", { name }) : t("deactivation.title", { count })}
      submitOnEnter
      confirm={{ label: t("actions.deactivate"), run: () => answer(true) }}
    >
      <p className={listed.text}>{isOne ? t("deactivation.one") : t("deactivation.used", { count: used })}</p>
      {!is_whole && <p className={listed.text}>{t("deactivation.first", { count: total })}</p>}
      <ul className={listed.list}>
        {uses.uses.map((use) => (
          <li key={use.name}>
            <span aria-hidden="true">
              <IconLink size={ICON_PX} />
            </span>
            <strong>{use.name}</strong>
            <span className={listed.note}>
              {isOne ? formatNumber(use.count) : t("deactivation.records", { count: use.records })}
            </span>
          </li>
        ))}
      </ul>
      {unanswered.length > 0 && (
        <p className={listed.text}>{t("usedBy.unanswered", { plugins: formatList([...unanswered]) })}</p>
      )}
      <p className={listed.text}>{t("deactivation.follows", { count })}</p>
    </Dialog>
  );
}
