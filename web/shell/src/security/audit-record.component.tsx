import {
  formatDate,
  formatList,
  formatNumber,
  formatTime,
  InfoDialog,
  type Translator,
  useTexts,
} from "@estante/sdk";
import type { AuditRecord } from "./audit.api";
import classes from "./security.module.css";

/** One value of a record's detail, as people read it. */
export function textOf(value: unknown, t: Translator): string {
  if (typeof value === "boolean") return t(value ? "security.yes" : "security.no");
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map((each) => textOf(each, t))) : "–";
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value !== "object") return String(value);
  if ("before" in value && "after" in value) return `${textOf(value.before, t)} → ${textOf(value.after, t)}`;
  return formatList(Object.entries(value).map(([name, each]) => `${name}: ${textOf(each, t)}`));
}

/** Who acted, and through whose eyes. */
export function whoOf(record: AuditRecord, t: Translator): string {
  const who = record.actor_username || t("security.audit.nobody");
  return record.shown_username ? t("security.audit.shownAs", { who, shown: record.shown_username }) : who;
}

interface Props {
  readonly record: AuditRecord | null;
  readonly onClose: () => void;
}

/** Everything that a record says. */
export function AuditRecordDialog({ record, onClose }: Props) {
  const t = useTexts("shell");
  return (
    <InfoDialog opened={record !== null} onClose={onClose} title={record?.action_name ?? ""}>
      {record && (
        <dl className={classes.facts}>
          <Fact label={t("security.audit.at")}>
            {formatDate(record.at)}, {formatTime(record.at)}
          </Fact>
          <Fact label={t("security.audit.who")}>{whoOf(record, t)}</Fact>
          <Fact label={record.entity_name}>{record.entity_guid ?? "–"}</Fact>
          {record.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {textOf(value, t)}
            </Fact>
          ))}
        </dl>
      )}
    </InfoDialog>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
