import { FormSection, RichText, useTexts } from "@estante/sdk";
import classes from "./ui.module.css";

// KaTeX draws the first; only MathJax knows the second, and is asked for by the third; the last is broken.
const FORMULAS = [
  '<span data-formula="\\frac{a}{b}"></span>',
  '<span data-formula="\\sideset{_1^2}{_3^4}\\prod"></span>',
  '<span data-formula="e^{i\\pi}" data-math="mathjax"></span>',
  '<span data-formula="\\frac{a"></span>',
];

/** Headings, running text, code and formulas. */
export function TextTab() {
  const t = useTexts("developer");
  const sample = t("ui.type.sample");
  const html = [
    `<h2>${sample}</h2>`,
    `<h3>${sample}</h3>`,
    `<p>${t("ui.type.body")}</p>`,
    `<blockquote>${t("ui.type.quote")}</blockquote>`,
    `<p>${FORMULAS.join(" · ")}</p>`,
  ].join("");
  return (
    <>
      <FormSection title={t("ui.type.title")} text={t("ui.type.text")}>
        <div className={classes.type}>
          <p className={classes.display}>{sample}</p>
          <p>{t("ui.type.body")}</p>
          <p className={classes.muted}>{t("ui.type.muted")}</p>
          <code>{t("ui.type.code")}</code>
        </div>
      </FormSection>
      <FormSection title={t("ui.type.rich")} text={t("ui.type.richText")}>
        <RichText html={html} />
      </FormSection>
    </>
  );
}
