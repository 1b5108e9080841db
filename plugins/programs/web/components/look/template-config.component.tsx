import { useTexts } from "@estante/sdk";
import type { Look } from "../../api/study";
import classes from "./program-look.module.css";

/** Each key with what it may be, as JSON writes it. */
const KEYS = {
  numbers: "true · false",
  progress: "true · false",
  cover: '"book" · "wide" · "none"',
  density: '"roomy" · "compact"',
  lessons: '"list" · "cards"',
  order: '["materials", "tasks", "toolbox"]',
} as const satisfies Readonly<Record<keyof Look["config"], string>>;

/** What the config that is being written has wrong, and what it may say. */
export function TemplateConfig({ problem }: { readonly problem: string | null | undefined }) {
  const t = useTexts("programs");
  return (
    <>
      <p className={problem ? classes.problem : classes.fine} role="status">
        {problem === null ? t("template.fine") : problem}
      </p>
      <dl className={classes.keys}>
        {Object.entries(KEYS).flatMap(([key, allowed]) => [
          <dt key={key}>{key}</dt>,
          <dd key={`${key} values`}>
            {t(`template.keys.${key}`)} <code>{allowed}</code>
          </dd>,
        ])}
      </dl>
    </>
  );
}
