import { formatNumber, useTexts } from "@estante/sdk";
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import classes from "./figure-cards.module.css";

const PLACES = 1;

export interface Figure {
  readonly id: string;
  readonly name: string;
  /** null is a figure of too few people; undefined is of nothing that could have one. */
  readonly value: number | null | undefined;
  /** Of the span before; null where it is not told. */
  readonly before: number | null;
  /** It stands so now, whatever the span: there is nothing to compare it with. */
  readonly isOfNow?: boolean;
  /** The figure of each day, drawn small; null is a gap. */
  readonly days: readonly (number | null)[];
}

/** How much more or less it is than before; null without something to compare with. */
export const changeOf = ({ value, before }: Pick<Figure, "value" | "before">): number | null =>
  value == null || before === null || before === 0 ? null : value / before - 1;

const WIDTH = 72;
const HEIGHT = 24;
const POINTS = 24;

/** At most some points of a line, each the mean of the days that it stands for. */
export function thinned(days: readonly (number | null)[], points = POINTS): number[] {
  const size = Math.max(1, Math.ceil(days.length / points));
  const means: number[] = [];
  for (let at = 0; at < days.length; at += size) {
    const some = days.slice(at, at + size).filter((day) => day !== null);
    if (some.length > 0) means.push(some.reduce((sum, day) => sum + day, 0) / some.length);
  }
  return means;
}

function Spark({ days }: { readonly days: Figure["days"] }) {
  const line = thinned(days);
  if (line.length < 2) return null;
  const [low, high] = [Math.min(...line), Math.max(...line)];
  const x = (at: number) => (at / (line.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - 2 - ((value - low) / (high - low || 1)) * (HEIGHT - 4);
  const points = line.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return (
    <svg className={classes.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}

function Change({ figure }: { readonly figure: Figure }) {
  const t = useTexts("analytics");
  const change = changeOf(figure);
  if (figure.isOfNow) return t("figures.now");
  if (change === null) return figure.value == null ? null : t("figures.noBefore");
  const kind = change > 0 ? "more" : change < 0 ? "less" : "same";
  const Icon = { more: IconArrowUpRight, less: IconArrowDownRight, same: IconMinus }[kind];
  const share = formatNumber(Math.abs(change), { style: "percent", maximumFractionDigits: PLACES });
  return (
    <>
      <span className={classes.share} data-kind={kind}>
        <Icon size={14} aria-hidden="true" /> {t(`figures.${kind}`, { share })}
      </span>{" "}
      {t("figures.against")}
    </>
  );
}

/** The figures of a span beside each other, each with how it has changed. */
export function FigureCards({
  figures,
  label,
}: {
  readonly figures: readonly Figure[];
  readonly label: string;
}) {
  const t = useTexts("analytics");
  return (
    <section aria-label={label}>
      <dl className={classes.cards}>
        {figures.map((figure) => (
          <div key={figure.id} className={classes.card}>
            <dt className={classes.name}>{figure.name}</dt>
            <dd className={classes.line}>
              <span className={classes.value}>
                {figure.value == null
                  ? t(figure.value === null ? "figures.few" : "figures.nothing")
                  : formatNumber(figure.value, { maximumFractionDigits: 0 })}
              </span>
              <Spark days={figure.days} />
            </dd>
            <dd className={classes.change}>
              <Change figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
