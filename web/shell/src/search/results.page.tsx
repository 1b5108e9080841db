import {
  Cover,
  EmptyState,
  ErrorState,
  formatList,
  Skeleton,
  useDelayedPending,
  useTexts,
} from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouterState } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { usePageTitle } from "../app/document-title";
import pageClasses from "../pages/page.module.css";
import { recordSearchQuery, type SearchGroup, summaryOf } from "./record-search-query";
import classes from "./results.module.css";
import { searchAddress } from "./search-address";

const PAGE_SIZE = 60;
const MAX_LENGTH = 200;
const COVER_PX = 64;
const SKELETONS = ["first", "second", "third", "fourth"];

/** All that is found for the words of the address, by kinds. */
export function ResultsPage() {
  const t = useTexts("shell");
  const wanted = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("q")?.trim() ?? "",
  }).slice(0, MAX_LENGTH);
  usePageTitle(t("search.title"));
  return (
    <div className={pageClasses.body}>
      <header className={pageClasses.header}>
        <h1>{t("search.title")}</h1>
      </header>
      <Words key={wanted} wanted={wanted} />
      {wanted ? (
        <Results wanted={wanted} />
      ) : (
        <EmptyState title={t("search.empty")} text={t("search.hint")} />
      )}
    </div>
  );
}

function Words({ wanted }: { readonly wanted: string }) {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate({ href: searchAddress(words) });
  };
  return (
    <search>
      <form className={classes.words} onSubmit={submit}>
        <TextInput
          className={classes.input}
          name="q"
          type="search"
          defaultValue={wanted}
          maxLength={MAX_LENGTH}
          aria-label={t("search.open")}
          placeholder={t("search.placeholder")}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        />
        <Button type="submit">{t("search.submit")}</Button>
      </form>
    </search>
  );
}

function Results({ wanted }: { readonly wanted: string }) {
  const t = useTexts("shell");
  const query = useQuery(recordSearchQuery(wanted, PAGE_SIZE));
  const isSlow = useDelayedPending(query.isPending);
  if (query.isError)
    return <ErrorState error={query.error} title={t("search.failed")} onRetry={() => void query.refetch()} />;
  if (!query.data) return isSlow ? <Waiting label={t("search.loading", { text: wanted })} /> : null;
  const { groups } = query.data.data;
  const { total, meant, missing } = summaryOf(groups);
  return (
    <>
      {total === 0 && missing.length === 0 ? (
        <EmptyState isFiltered title={t("search.none", { text: wanted })} text={t("search.nothingHint")} />
      ) : (
        <p role="status" className={classes.count}>
          {meant
            ? t("search.meant", { text: wanted, meant })
            : t("search.found", { count: total, text: wanted })}
        </p>
      )}
      {missing.length > 0 && <p role="alert">{t("palette.missing", { names: formatList(missing) })}</p>}
      {groups
        .filter(({ results }) => results.length > 0)
        .map((group) => (
          <GroupSection key={group.plugin} group={group} />
        ))}
    </>
  );
}

function GroupSection({ group }: { readonly group: SearchGroup }) {
  const t = useTexts("shell");
  const { title, results, total } = group;
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list} aria-label={title}>
        {results.map((result) => (
          <li key={result.address} className={classes.result}>
            <Cover title={result.title} type={result.type} src={result.picture} slot={COVER_PX} shadow />
            <div className={classes.text}>
              <Link to={result.address} className={classes.link}>
                {result.title}
              </Link>
              <span className={classes.facts}>{result.detail.join(" · ")}</span>
            </div>
          </li>
        ))}
      </ul>
      {total > results.length && (
        <p className={classes.count}>{t("search.first", { shown: results.length, total })}</p>
      )}
    </section>
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {SKELETONS.map((name) => (
        <Skeleton key={name} width="100%" height={COVER_PX} />
      ))}
    </div>
  );
}
