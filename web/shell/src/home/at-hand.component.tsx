import {
  Cover,
  formatRelative,
  type OpenedRecord,
  recordTypeName,
  useFavourites,
  useOpenedRecords,
  useTexts,
} from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useManifest } from "../app/app-data";
import { mayOpen } from "../app/guards";
import classes from "./home.module.css";

const SHOWN = 6;
const SLOT_PX = 40;

/** The records that this person opened last, and may still open. */
export function OpenedLast() {
  const t = useTexts("shell");
  const manifest = useManifest();
  const records = useOpenedRecords().filter(({ address }) => mayOpen(manifest, address));
  if (records.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t("home.opened")}>
      <h2 className={classes.heading}>{t("home.opened")}</h2>
      <ul className={classes.rows}>
        {records.slice(0, SHOWN).map((record) => (
          <RecordRow key={record.address} record={record} fact={whenOf(record)} />
        ))}
      </ul>
    </section>
  );
}

/** What this person chose to have at hand. */
export function AtHand() {
  const t = useTexts("shell");
  const manifest = useManifest();
  const { records, toggle } = useFavourites();
  const shown = records.filter(({ address }) => mayOpen(manifest, address));
  return (
    <section className={classes.section} aria-label={t("home.atHand")}>
      <h2 className={classes.heading}>{t("home.atHand")}</h2>
      {shown.length === 0 ? (
        <p className={classes.nothing}>{t("home.nothingAtHand")}</p>
      ) : (
        <ul className={classes.rows}>
          {shown.map((record) => (
            <RecordRow
              key={record.address}
              record={record}
              action={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t("home.notAtHand", { title: record.title })}
                  onClick={() => toggle(record)}
                >
                  <IconStarFilled size={16} />
                </ActionIcon>
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const whenOf = ({ at }: OpenedRecord): string => formatRelative(new Date(at).toISOString());

interface RowProps {
  readonly record: OpenedRecord;
  readonly fact?: string;
  readonly action?: ReactNode;
}

function RecordRow({ record: { address, title, type }, fact, action }: RowProps) {
  const facts = [type && recordTypeName(type), fact].filter(Boolean).join(" · ");
  return (
    <li className={classes.row}>
      <Cover title={title} type={type} src={null} slot={SLOT_PX} />
      <span className={classes.rowWords}>
        <Link to={address} className={classes.rowLink}>
          {title}
        </Link>
        {facts && <span className={classes.rowFact}>{facts}</span>}
      </span>
      {action}
    </li>
  );
}
