import { Badge, type Branding, contrast, formatNumber, lookOf, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import classes from "./personalize.module.css";

const READ = 4.5;
const SEEN = 3;

/** How well the four pairs that matter are read, of the derived colours that pages are painted with. */
export function ContrastCards({ branding }: { readonly branding: Branding }) {
  const t = useTexts("personalization");
  const { light, dark } = useMemo(() => lookOf(branding).palette, [branding]);
  const worst = (of: (colors: typeof light) => readonly [string, string]) =>
    Math.min(contrast(...of(light)), contrast(...of(dark)));
  const pairs = [
    { id: "text", ratio: worst(({ text, surface }) => [text, surface]), least: READ },
    { id: "button", ratio: worst(({ accentOn, accent }) => [accentOn, accent]), least: READ },
    { id: "link", ratio: worst(({ accentText, surface }) => [accentText, surface]), least: READ },
    { id: "focus", ratio: worst(({ focus, surface }) => [focus, surface]), least: SEEN },
  ];
  return (
    <ul className={classes.pairs} aria-label={t("contrast.title")}>
      {pairs.map(({ id, ratio, least }) => (
        <li key={id}>
          <span>{t(`contrast.${id}`)}</span>
          <strong>{formatNumber(Math.floor(ratio * 10) / 10)} : 1</strong>
          <Badge tone={ratio >= least ? "ok" : "warn"}>
            {t(ratio >= least ? "contrast.enough" : "contrast.low")}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
