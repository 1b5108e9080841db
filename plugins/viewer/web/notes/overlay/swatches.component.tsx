import { useTexts } from "@estante/sdk";
import { Tooltip, UnstyledButton } from "@mantine/core";
import { HIGHLIGHTS, type Highlight, type Ink } from "../note";
import classes from "./overlay.module.css";

interface Props<Color extends Highlight | Ink> {
  readonly colors: readonly Color[];
  readonly chosen: Color | null;
  onChoose(color: Color): void;
}

const PAPER: Readonly<Record<Highlight, string>> = {
  yellow: "#ffe58a",
  green: "#b4ebc0",
  pink: "#ffc6d3",
  blue: "#bcd9ff",
};
const INK: Readonly<Record<Ink, string>> = {
  blue: "#2459b8",
  red: "#b3261e",
  green: "#156b3d",
  black: "#121e21",
};

/** Colours to choose from, each with its name. */
export function Swatches<Color extends Highlight | Ink>({ colors, chosen, onChoose }: Props<Color>) {
  const t = useTexts("viewer");
  const fills: Readonly<Record<string, string>> = isPaper(colors) ? PAPER : INK;
  return colors.map((color) => (
    <Tooltip key={color} label={t(`marking.colors.${color}`)} openDelay={400}>
      <UnstyledButton
        className={classes.swatch}
        aria-label={t(`marking.colors.${color}`)}
        aria-pressed={chosen === null ? undefined : chosen === color}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(color)}
      >
        <span style={{ background: fills[color] }} />
      </UnstyledButton>
    </Tooltip>
  ));
}

const isPaper = (colors: readonly string[]) => colors === (HIGHLIGHTS as readonly string[]);
