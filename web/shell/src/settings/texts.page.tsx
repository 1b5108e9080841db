import {
  DetailPage,
  EmptyState,
  ErrorState,
  languageName,
  useApiQuery,
  useSectionTabs,
  useTenant,
  useTexts,
} from "@estante/sdk";
import { Pagination, Select, Skeleton, Switch, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { usePageTitle } from "../app/document-title";
import { TextTableRow } from "./text-row.component";
import { type Coverage, scopeName } from "./texts.api";
import classes from "./texts.module.css";

const PAGE_SIZE = 25;
const ALL = 200;
const SEARCH_MS = 300;
const SETTINGS = "settings";

type Asked = { readonly scope: string; readonly lang: string; readonly page: number };

/** Every text of the screens, beside the default language's: what is missing, and what the organization says otherwise. */
export function TextsPage() {
  const t = useTexts("shell");
  const tabs = useSectionTabs(SETTINGS);
  const coverage = useApiQuery("/langs/coverage", { query: { pageSize: ALL } });
  usePageTitle(t("texts.title"));
  return (
    <DetailPage
      breadcrumb={[{ label: t("settings.title"), href: "/settings" }, { label: t("texts.title") }]}
      title={t("texts.title")}
      meta={[t("texts.text")]}
      {...(tabs.length > 1 && { tabs, tab: "settings-general" })}
    >
      {coverage.data ? (
        <TextTable coverage={coverage.data.data} />
      ) : coverage.isError ? (
        <ErrorState error={coverage.error} onRetry={() => void coverage.refetch()} />
      ) : (
        <Skeleton role="status" height={240} aria-label={t("texts.loading")} />
      )}
    </DetailPage>
  );
}

function TextTable({ coverage }: { coverage: readonly Coverage[] }) {
  const t = useTexts("shell");
  const fallback = useTenant()?.default_language ?? "es";
  const langs = [...new Set(coverage.map(({ lang }) => lang))];
  const [asked, setAsked] = useState<Asked>({
    scope: coverage[0]?.scope ?? "",
    lang: langs.find((lang) => lang !== fallback) ?? fallback,
    page: 1,
  });
  const [isMissing, setMissing] = useState(false);
  const [words, setWords] = useState("");
  const [q] = useDebouncedValue(words, SEARCH_MS);
  const missingOf = (name: string, missing: number) =>
    missing ? t("texts.option", { name, missing }) : name;
  const ask = (next: Partial<Asked>) => setAsked({ ...asked, page: 1, ...next });
  const inLanguage = coverage.filter(({ lang }) => lang === asked.lang);
  return (
    <>
      <div className={classes.filters}>
        <Select
          label={t("texts.language")}
          data={langs.map((lang) => {
            const missing = coverage.reduce((sum, part) => sum + (part.lang === lang ? part.missing : 0), 0);
            return { value: lang, label: missingOf(languageName(lang), missing) };
          })}
          value={asked.lang}
          allowDeselect={false}
          onChange={(lang) => lang && ask({ lang })}
        />
        <Select
          label={t("texts.scope")}
          data={inLanguage.map(({ scope, missing }) => ({
            value: scope,
            label: missingOf(scopeName(scope, t), missing),
          }))}
          value={asked.scope}
          allowDeselect={false}
          onChange={(scope) => scope && ask({ scope })}
        />
        <TextInput
          label={t("texts.search")}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            ask({});
          }}
        />
        <Switch
          label={t("texts.onlyMissing")}
          checked={isMissing}
          onChange={(event) => {
            setMissing(event.currentTarget.checked);
            ask({});
          }}
        />
      </div>
      <TextRows asked={asked} q={q} isMissing={isMissing} onPage={(page) => ask({ page })} />
    </>
  );
}

type RowsProps = {
  readonly asked: Asked;
  readonly q: string;
  readonly isMissing: boolean;
  readonly onPage: (page: number) => void;
};

function TextRows({ asked, q, isMissing, onPage }: RowsProps) {
  const t = useTexts("shell");
  const { scope, lang, page } = asked;
  const narrowed = { ...(q.trim() && { q }), ...(isMissing && { is_missing: true }) };
  const query = useApiQuery(
    "/langs/texts/{name}/{lang}",
    {
      path: { name: scope, lang },
      query: { pageSize: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...narrowed },
    },
    // What is written stands in its row; a list that came anew would take rows away under the hands.
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton role="status" height={240} aria-label={t("texts.loading")} />;
  const { data, meta } = query.data;
  if (data.length === 0)
    return (
      <EmptyState title={t(isMissing ? "texts.complete" : "texts.nothing")} text={t("texts.emptyText")} />
    );
  const pages = Math.ceil((meta?.total ?? data.length) / PAGE_SIZE);
  return (
    <>
      <ul className={classes.rows} aria-label={t("texts.title")}>
        {data.map((row) => (
          <TextTableRow key={`${scope} ${lang} ${row.key}`} scope={scope} lang={lang} row={row} />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ "aria-label": t(`texts.${control}Page`) })}
          getItemProps={(number) => ({ "aria-label": t("texts.page", { page: number }) })}
        />
      )}
    </>
  );
}
