import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useFieldTexts } from "../field-texts";
import { type MathLibrary, renderFormula } from "./render-formula";
import classes from "./rich-text.module.css";

/** What is half written is no formula yet: it is drawn, and judged, once the keys rest. */
const PAUSE_MS = 300;

interface Props {
  readonly formula: string;
  readonly library: MathLibrary;
}

/** A formula as it will be read, and a sentence where it is none. */
export function FormulaPreview({ formula, library }: Props) {
  const t = useFieldTexts();
  const place = useRef<HTMLDivElement>(null);
  const [written] = useDebouncedValue(formula.trim(), PAUSE_MS);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // An element for each drawing: one that ends late ends where nobody looks any more.
    const element = document.createElement("span");
    let isShown = true;
    place.current?.replaceChildren(element);
    void renderFormula(written, element, library).then((isDrawn) => isShown && setBroken(!isDrawn));
    return () => {
      isShown = false;
    };
  }, [written, library]);
  return (
    <div className={classes.preview} role="status">
      <p className={classes.previewTitle}>{t("richText.preview")}</p>
      <div ref={place} className={classes.drawn} />
      {isBroken && <p className={classes.broken}>{t("richText.formulaBroken")}</p>}
    </div>
  );
}
