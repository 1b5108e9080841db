import type { Program } from "../../api/programs";
import type { Look } from "../../api/study";
import type { ProgramTypefaces } from "./use-typefaces";

/** What is in the form now, by the names of the program's fields. */
export type LookValues = Readonly<Record<string, unknown>>;
type Config = Look["config"];

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The look that a program would have if the form were saved. */
export function lookOfForm(
  program: Program,
  values: LookValues,
  config: Config,
  { brought, own }: ProgramTypefaces,
): Look {
  const text = (name: string) => textOf(values[name]);
  const radius = values.custom_border_radius;
  const face = (part: "heading" | "body") => {
    const custom = own.find(({ guid }) => guid === text(`custom_${part}_typeface_guid`));
    return custom ?? brought.find(({ guid }) => guid === text(`${part}_typeface_guid`)) ?? null;
  };
  return {
    template: (text("template") ?? program.template) as Look["template"],
    config,
    colour: text("colour_mint") ?? program.colour_mint,
    paper: text("background_mint"),
    picture: program.picture,
    background: program.background,
    color_first: text("custom_color_first"),
    color_second: text("custom_color_second"),
    gradient_first: text("custom_color_gradient_first"),
    gradient_second: text("custom_color_gradient_second"),
    second_style: text("custom_color_second_style") as Look["second_style"],
    radius: typeof radius === "number" ? radius : null,
    heading: face("heading"),
    body: face("body"),
  };
}
