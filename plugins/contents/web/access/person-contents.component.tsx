import {
  Cover,
  EmptyState,
  ErrorState,
  Link,
  LoadingRows,
  MoreRows,
  recordTypeName,
  Slot,
  StatusMark,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { SegmentedControl, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { type PersonContent, type Shown, usePersonContents } from "./access";
import classes from "./access.module.css";
import { AccessWords } from "./access-words.component";

const ICON_PX = 16;
const COVER_PX = 40;
const WAITING_ROWS = 5;
const TYPING_MS = 300;
const WAYS = ["open", "closed"] as const;

/** A tab of a person: the contents that they can open, with what gives each; or the others, with why not. */
export function PersonContents({ record: { guid } }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("contents");
  const [typed, setTyped] = useState("");
  const [access, setAccess] = useState<Shown["access"]>("open");
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  return (
    <div className={classes.tab}>
      <Slot name="contents.person.v1" values={{ guid }} />
      <section className={classes.section} aria-label={t("person.title")}>
        <h2 className={classes.title}>{t("person.title")}</h2>
        <p className={classes.quiet}>{t("person.text")}</p>
        <div className={classes.tools}>
          <TextInput
            type="search"
            aria-label={t("person.search")}
            placeholder={t("person.search")}
            leftSection={<IconSearch size={ICON_PX} aria-hidden />}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t("person.access")}
            data={WAYS.map((value) => ({ value, label: t(`person.${value}`) }))}
            value={access}
            onChange={(value) => setAccess(value as Shown["access"])}
          />
        </div>
        {/* Rows of the other list are no placeholder: they say the opposite. */}
        <Rows key={access} guid={guid} shown={{ access, q }} />
      </section>
    </div>
  );
}

interface RowsProps {
  readonly guid: string;
  readonly shown: Shown;
}

function Rows({ guid, shown }: RowsProps) {
  const t = useTexts("contents");
  const pages = usePersonContents(guid, shown);
  const { rows, total, error } = pages;
  if (!rows && error)
    return <ErrorState inPanel error={error} title={t("person.error")} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows rows={WAITING_ROWS} columns={1} />;
  if (rows.length === 0 && shown.q !== "")
    return <EmptyState isFiltered title={t("person.unmatched")} text={t("person.unmatchedText")} />;
  if (rows.length === 0)
    return <EmptyState title={t(`person.${shown.access}None`)} text={t(`person.${shown.access}NoneText`)} />;
  return (
    <>
      <p className={classes.quiet} role="status">
        {t("person.count", { count: total })}
      </p>
      <ul className={classes.rows} aria-label={t(`person.${shown.access}`)}>
        {rows.map((row) => (
          <Row key={row.guid} row={row} />
        ))}
      </ul>
      <MoreRows pages={pages} />
    </>
  );
}

function Row({ row: { guid, name, type_guid, thumbnail, status, access } }: { readonly row: PersonContent }) {
  const t = useTexts("contents");
  const mayRead = usePermission("contents.readDetail");
  return (
    <li className={classes.row}>
      <Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} />
      <span className={classes.name}>
        {mayRead ? <Link to={`/content/${guid}`}>{name}</Link> : name}
        <span className={classes.quiet}>
          {recordTypeName(type_guid)}
          {status === "inactive" && ` · ${t("person.inactive")}`}
        </span>
      </span>
      <span className={classes.why}>
        <StatusMark
          kind={access.may_open ? "active" : "inactive"}
          label={t(access.may_open ? "access.yes" : "access.no")}
        />
        <AccessWords access={access} />
      </span>
    </li>
  );
}
