import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AsideSection } from "../../detail/detail-page.component";
import { formatList, formatNumber } from "../../texts/format";
import type { AnyFields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords } from "../records.types";
import { RecordHistory } from "./record-history.component";
import classes from "./record-history.module.css";
import { RecordVersions } from "./record-versions.component";

interface Props {
  readonly records: AnyRecords;
  readonly guid: string;
}

/** Where a record is used, as every plugin says; nothing where no plugin says anything. */
export function UsedByPanel({ records, guid }: Props) {
  const { t } = useRecordTexts(records);
  const used = useQuery({ ...records.usedByQuery(guid), enabled: records.has.usedBy }).data?.data;
  if (!used || used.uses.length + used.unanswered.length === 0) return null;
  return (
    <AsideSection title={t("usedBy.title")}>
      <ul className={classes.uses} aria-label={t("usedBy.title")}>
        {used.uses.map(({ name, count, link }) => (
          <li key={name}>
            {link ? <Link to={link}>{name}</Link> : name}
            <span className={classes.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {used.unanswered.length > 0 && (
        <p className={classes.unanswered}>
          {t("usedBy.unanswered", { plugins: formatList(used.unanswered) })}
        </p>
      )}
    </AsideSection>
  );
}

/** What stands at the right of every record: where it is used, its history, and the way back. */
export function RecordPanels({ fields, ...props }: Props & { readonly fields: AnyFields }) {
  return (
    <>
      <UsedByPanel {...props} />
      {props.records.has.history && <RecordHistory {...props} fields={fields} as="h2" />}
      <RecordVersions {...props} fields={fields} />
    </>
  );
}
