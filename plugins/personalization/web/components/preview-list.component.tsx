import { Badge, StatusMark, useTexts } from "@estante/sdk";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { IconBooks, IconPlus, IconSchool, IconSearch, IconSettings, IconUsers } from "@tabler/icons-react";
import classes from "./preview.module.css";
import { PreviewMark } from "./preview-mark.component";

const ROWS = ["algebra", "water", "novel", "biomes", "fractions"] as const;
const SECTIONS = [
  ["contents", IconBooks],
  ["users", IconUsers],
  ["schools", IconSchool],
  ["settings", IconSettings],
] as const;

/** A list of the back office: side bar, actions, filters, rows and a card. */
export function ListScreen({ name }: { readonly name: string }) {
  const t = useTexts("personalization");
  const word = (key: string) => t(`preview.words.${key}`);
  return (
    <div className={classes.app}>
      <nav className={classes.bar} aria-label={name}>
        <p className={classes.brand}>
          <PreviewMark />
          {name}
        </p>
        {SECTIONS.map(([id, Icon]) => (
          <span key={id} className={classes.section} data-current={id === "contents" || undefined}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {word(id)}
          </span>
        ))}
      </nav>
      <main className={classes.sheet}>
        <header className={classes.head}>
          <h1>{word("contents")}</h1>
          <Button variant="default">{word("bulk")}</Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />}>{word("create")}</Button>
        </header>
        <div className={classes.filters}>
          <TextInput
            aria-label={word("search")}
            placeholder={word("search")}
            leftSection={<IconSearch size={16} aria-hidden />}
          />
          <Badge tone="accent">{word("filter")}</Badge>
          <span className={classes.link}>{word("clear")}</span>
        </div>
        <ul className={classes.rows}>
          {ROWS.map((row, at) => (
            <li key={row} data-chosen={at === 1 || undefined}>
              <Checkbox aria-label={word(row)} checked={at === 1} readOnly />
              <span className={classes.cover} data-second={at % 2 === 1 || undefined} aria-hidden="true" />
              <span className={classes.words}>
                <strong>{word(row)}</strong>
                <small>{word(`${row}Code`)}</small>
              </span>
              <StatusMark
                kind={at === 3 ? "inactive" : "active"}
                label={word(at === 3 ? "inactive" : "active")}
              />
            </li>
          ))}
        </ul>
        <section className={classes.card}>
          <h2>{word("card")}</h2>
          <p>{word("cardText")}</p>
          <Button variant="light" size="xs">
            {word("cardAction")}
          </Button>
        </section>
      </main>
    </div>
  );
}
