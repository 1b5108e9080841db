import { Badge, Cover, ErrorState, Link, LoadingRows, MoreRows, usePermission, useTexts } from "@estante/sdk";
import { usePersonPrograms } from "../api/person-programs";
import classes from "./person-programs.module.css";

const COVER_PX = 40;

/** In the contents of a person: the programs that they can open, each with what gives it. */
export function PersonPrograms({ guid }: { readonly guid: string }) {
  const t = useTexts("programs");
  const mayRead = usePermission("programs.readDetail");
  const pages = usePersonPrograms(guid);
  const { rows, error } = pages;
  return (
    <section className={classes.section} aria-label={t("person.title")}>
      <h2 className={classes.title}>{t("person.title")}</h2>
      <p className={classes.quiet}>{t(rows?.length === 0 ? "person.none" : "person.text")}</p>
      {!rows && error && <ErrorState inPanel error={error} title={t("person.error")} onRetry={pages.retry} />}
      {!rows && !error && <LoadingRows rows={1} columns={1} />}
      {rows && rows.length > 0 && (
        <ul className={classes.rows} aria-label={t("person.title")}>
          {rows.map(({ guid: program, name, subtitle, program_cover, givers }) => (
            <li key={program} className={classes.row}>
              <Cover title={name} src={program_cover} slot={COVER_PX} />
              <span className={classes.name}>
                {mayRead ? <Link to={`/program/${program}`}>{name}</Link> : name}
                {subtitle && <span className={classes.quiet}>{subtitle}</span>}
              </span>
              <span className={classes.givers}>
                {givers.map(({ text, address }) => (
                  <Badge key={text} tone="accent">
                    {address ? <Link to={address}>{text}</Link> : text}
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreRows pages={pages} />
    </section>
  );
}
