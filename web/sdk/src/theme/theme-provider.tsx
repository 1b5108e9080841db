import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { type Branding, cssVariablesOf } from "./css-variables";
import { lookOf } from "./mantine-theme";

/** Where the choice of light or dark is kept; `early` scripts read it before React does. */
export const COLOR_SCHEME_KEY = "estante-color-scheme";

const manager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

export interface ThemeProviderProps {
  readonly branding?: Branding | null | undefined;
  /** Light or dark, whatever the person chose. */
  readonly scheme?: "light" | "dark" | undefined;
  readonly children: ReactNode;
}

/** Paints everything inside with the tenant's look. */
export function ThemeProvider({ branding, scheme, children }: ThemeProviderProps) {
  const look = useMemo(() => lookOf(branding), [branding]);
  const variables = useMemo(() => cssVariablesOf(look.palette, look.radius), [look]);
  return (
    <MantineProvider
      theme={look.theme}
      cssVariablesResolver={variables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      {...(scheme && { forceColorScheme: scheme })}
    >
      {children}
    </MantineProvider>
  );
}

export type ColorScheme = "light" | "dark" | "auto";

/** The chosen scheme, and ways to choose another. */
export function useColorScheme(): {
  scheme: ColorScheme;
  choose: (scheme: ColorScheme) => void;
  toggle: () => void;
} {
  const { colorScheme, setColorScheme, toggleColorScheme } = useMantineColorScheme();
  return { scheme: colorScheme, choose: setColorScheme, toggle: toggleColorScheme };
}
