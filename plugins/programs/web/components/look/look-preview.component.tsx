import { useTexts } from "@estante/sdk";
import { useId } from "react";
import type { Look } from "../../api/study";
import study from "../study/study.module.css";
import { type ShownUnits, StudyUnits } from "../study/study-units.component";
import classes from "./program-look.module.css";
import { LookBand, WornLook } from "./worn-look.component";

const HALF = 50;

/** A program with one unit, as students see it in a look. It is a picture: nothing in it can be reached. */
export function LookPreview({ look }: { readonly look: Look }) {
  const t = useTexts("programs");
  const id = useId();
  const lessons = ["lesson", "next"].map((name, at) => ({
    guid: `${id}-${name}`,
    name: t(`look.${name}`),
    type: "classic" as const,
    materials: 3 - at,
    tasks: at,
    progress: at === 0 ? HALF : null,
  }));
  const unit = { guid: id, number: 1, name: t("look.unit"), trimester: null, progress: HALF, lessons };
  const program: ShownUnits = {
    guid: id,
    template: look.template,
    structure_levels: 2,
    go_on: { guid: `${id}-lesson`, name: t("look.lesson") },
    units: [unit],
  };
  return (
    <figure className={classes.preview}>
      <figcaption>{t("look.preview")}</figcaption>
      <div className={classes.frame} inert>
        <WornLook look={look}>
          <div className={study.page}>
            <LookBand look={look} hasPicture />
            <p className={study.description}>{t("look.words")}</p>
            <StudyUnits program={program} />
          </div>
        </WornLook>
      </div>
    </figure>
  );
}
