import { formatNumber, useTenant, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { useApiQuery } from "../../api/programs";
import type { Look } from "../../api/study";
import { type LookValues, lookOfForm } from "./form-look";
import { LookPreview } from "./look-preview.component";
import { adaptedOf } from "./look-style";
import classes from "./program-look.module.css";
import { ProgramPictures } from "./program-pictures.component";
import { TemplateConfig } from "./template-config.component";
import { useCheckedConfig } from "./use-checked-config";
import { useTypefaces } from "./use-typefaces";

const TENTHS = 10;

interface ProgramLookProps {
  readonly guid: string;
  /** As they are in the form now. */
  readonly values: LookValues;
  /** Of which tab: the pictures and colours, or the template. */
  readonly of: "look" | "template";
}

/** What stands below the fields of a program's look, or of its template: how that is seen by students. */
export function ProgramLook({ guid, values, of }: ProgramLookProps) {
  const program = useApiQuery("/lms/courses/{guid}", { path: { guid } }).data?.data;
  const typefaces = useTypefaces();
  const written = typeof values.config === "string" ? values.config : "";
  const { config, problem } = useCheckedConfig(written, program !== undefined);
  const look = useMemo(
    () => program && lookOfForm(program, values, config, typefaces),
    [program, values, config, typefaces],
  );
  if (!program || !look) return null;
  return (
    <div className={classes.look}>
      {of === "look" ? (
        <>
          <ProgramPictures program={program} />
          <Adapted look={look} />
        </>
      ) : (
        <TemplateConfig problem={problem} />
      )}
      <LookPreview look={look} />
    </div>
  );
}

/** Which of the program's colours are not read as they are, and what is worn instead. */
function Adapted({ look }: { readonly look: Look }) {
  const t = useTexts("programs");
  const branding = useTenant()?.branding ?? null;
  const adapted = useMemo(() => adaptedOf(look, branding), [look, branding]);
  if (adapted.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t("look.contrast")}>
      {adapted.map(({ part, scheme, colour, ratio, worn }) => (
        <li key={`${part} ${scheme}`}>
          <span className={classes.swatch} style={{ background: colour }} aria-hidden="true" />
          {t(`look.adapted.${part}.${scheme}`, {
            colour,
            worn,
            ratio: formatNumber(Math.floor(ratio * TENTHS) / TENTHS),
          })}
          <span className={classes.swatch} style={{ background: worn }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
