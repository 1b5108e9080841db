import { type Translator, useTexts } from "@estante/sdk";

/** What of a program decides how its parts are called. */
export interface NamedStructure {
  readonly template: string;
  readonly structure_levels: number;
}

export interface StructuredProgram extends NamedStructure {
  readonly guid: string;
}

// Templates that speak of modules; all others speak of units and lessons.
const MODULAR = ["components", "secondary-2022", "secondary-pqlco"];

/** «units» or «modules»: a program of one level has modules, another what its template speaks of. */
export const wordsOf = ({ template, structure_levels }: NamedStructure): "units" | "modules" =>
  structure_levels === 1 || MODULAR.includes(template) ? "modules" : "units";

/** Texts in the words of a program: `w("addUnit")` is «Añadir unidad» or «Añadir módulo». */
export function useStructureWords(program: NamedStructure): Translator {
  const t = useTexts("programs");
  const words = wordsOf(program);
  return (key, values) => t(`structure.${words}.${key}`, values);
}
