import { useTenant } from "@estante/sdk";
import { useComputedColorScheme } from "@mantine/core";
import { type CSSProperties, useMemo } from "react";
import type { Reading } from "../api/lessons";
import { paperOf } from "./paper";
import { useFonts } from "./use-fonts";

/** A lesson's fonts, and its colour and paper: its own, or those of the program that it is read in. */
export function useLook({ typography, colour, paper }: Reading): CSSProperties {
  const fonts = useFonts(typography, colour);
  const branding = useTenant()?.branding ?? null;
  const scheme = useComputedColorScheme("light");
  const worn = useMemo(() => paperOf(paper, branding, scheme), [paper, branding, scheme]);
  return useMemo(() => ({ ...fonts, ...(worn && { "--mint-paper": worn }) }) as CSSProperties, [fonts, worn]);
}
