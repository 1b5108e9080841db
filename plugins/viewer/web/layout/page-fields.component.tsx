import { useTexts } from "@estante/sdk";
import { Switch, TextInput } from "@mantine/core";
import type { Mapping } from "./layout.api";
import classes from "./layout.module.css";

interface Props {
  readonly mapping: Mapping;
  readonly page: number;
  readonly isReadOnly: boolean;
  onChange(mapping: Mapping): void;
}

const MAX_TITLE = 250;
const SEARCH = { type: "ENABLE_SEARCH", name: "YES" };

/** What the page is called in the table of contents, and whether readers may search the book. */
export function PageFields({ mapping, page, isReadOnly, onChange }: Props) {
  const t = useTexts("viewer");
  const { pages, tags } = mapping;
  const others = tags.filter(({ type }) => type !== SEARCH.type);
  const isSearched = tags.some(({ type, name }) => type === SEARCH.type && name === SEARCH.name);
  const retitle = (title: string) =>
    onChange({ ...mapping, pages: pages.map((each) => (each.page === page ? { ...each, title } : each)) });
  return (
    <fieldset className={classes.fields}>
      <legend>{t("layout.pageAndBook")}</legend>
      <TextInput
        label={t("layout.title", { page })}
        description={t("layout.titleHelp")}
        maxLength={MAX_TITLE}
        value={pages.find((each) => each.page === page)?.title ?? ""}
        readOnly={isReadOnly}
        onChange={(event) => retitle(event.currentTarget.value)}
      />
      <Switch
        label={t("layout.search")}
        description={t("layout.searchHelp")}
        checked={isSearched}
        disabled={isReadOnly}
        onChange={(event) =>
          onChange({ ...mapping, tags: event.currentTarget.checked ? [...others, SEARCH] : others })
        }
      />
    </fieldset>
  );
}
