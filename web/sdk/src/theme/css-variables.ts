import type { CSSVariablesResolver } from "@mantine/core";
import type { Palette, Semantic } from "./semantic";

/** What a tenant may say about its looks; the API's `branding`. */
export interface Branding {
  readonly color_first?: string | null;
  readonly color_second?: string | null;
  readonly font_first?: string | null;
  readonly font_second?: string | null;
  readonly border_radius?: number | null;
  readonly logo?: string | null;
  /** Fonts of the organization's own among the two; addresses are below the API. */
  readonly font_faces?: readonly OwnFont[];
  /** The organization's style sheet, below the API. */
  readonly stylesheet?: string | null;
}

/** A font of the organization's own: what styles call it, where it is, its weight or weights. */
export interface OwnFont {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const named = (tokens: Partial<Semantic>, prefix = "--es-") =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [prefix + kebab(name), value]));

const SHADOWS = {
  "--es-shadow-cover": "0 1px 2px rgb(8 20 24 / 0.16), 0 6px 14px -6px rgb(8 20 24 / 0.3)",
  "--es-shadow-pop": "0 16px 40px -12px rgb(8 20 24 / 0.28), 0 3px 8px -2px rgb(8 20 24 / 0.12)",
  "--es-shadow-bar": "0 12px 32px -8px rgb(8 20 24 / 0.45), 0 2px 6px rgb(8 20 24 / 0.2)",
  "--es-shadow-modal": "0 32px 80px -16px rgb(8 20 24 / 0.4)",
  "--es-shadow-drag": "0 16px 32px -8px rgb(8 20 24 / 0.35)",
};

const LAYERS = {
  "--es-layer-sticky": "20",
  "--es-layer-bulk-bar": "30",
  "--es-layer-pop": "40",
  "--es-layer-drawer": "45",
  "--es-layer-scrim": "50",
  "--es-layer-toast": "60",
  "--es-layer-drag": "70",
};

/** A share of the tenant's radius; beyond the most, corners would cut off what stands in them. */
export const cornerOf = (radius: number, share: number, most: number): string =>
  `${Math.min(radius * share, most)}px`;

function radiiOf(radius: number): Record<string, string> {
  return {
    "--es-radius-xs": cornerOf(radius, 0.375, 9),
    "--es-radius-sm": cornerOf(radius, 0.625, 15),
    "--es-radius-control": cornerOf(radius, 0.75, 18),
    "--es-radius": cornerOf(radius, 1, 32),
    "--es-radius-card": cornerOf(radius, 1.25, 32),
    "--es-radius-sheet": cornerOf(radius, 1.5, 36),
    "--es-radius-cover": "3px",
  };
}

/** Mantine's own colours read the tenant's tokens, so that no component needs to know either. */
const MANTINE_COLORS = {
  "--mantine-color-body": "var(--es-surface)",
  "--mantine-color-text": "var(--es-text)",
  "--mantine-color-bright": "var(--es-text)",
  "--mantine-color-dimmed": "var(--es-muted)",
  "--mantine-color-placeholder": "var(--es-subtle)",
  "--mantine-color-error": "var(--es-bad)",
  "--mantine-color-success": "var(--es-ok)",
  "--mantine-color-anchor": "var(--es-accent-text)",
  "--mantine-color-default": "var(--es-surface)",
  "--mantine-color-default-hover": "var(--es-hover)",
  "--mantine-color-default-color": "var(--es-text)",
  "--mantine-color-default-border": "var(--es-border-strong)",
  "--mantine-color-disabled": "var(--es-hover)",
  "--mantine-color-disabled-color": "var(--es-subtle)",
  "--mantine-color-disabled-border": "var(--es-border)",
  "--mantine-primary-color-filled": "var(--es-accent)",
  "--mantine-primary-color-filled-hover": "var(--es-accent-hover)",
  "--mantine-primary-color-light": "var(--es-accent-soft)",
  "--mantine-primary-color-light-hover": "var(--es-accent-soft)",
  "--mantine-primary-color-light-color": "var(--es-accent-text)",
  "--mantine-primary-color-contrast": "var(--es-accent-on)",
  "--mantine-color-brand-filled": "var(--es-accent)",
  "--mantine-color-brand-filled-hover": "var(--es-accent-hover)",
  "--mantine-color-brand-light": "var(--es-accent-soft)",
  "--mantine-color-brand-light-color": "var(--es-accent-text)",
  "--mantine-color-brand-outline": "var(--es-accent)",
};

/** What stays dark in the light scheme as well: the stage around a film. */
const stageOf = ({ canvas, surface, text, muted, border, accent, accentSoft, focus }: Semantic) =>
  named({ canvas, surface, text, muted, border, accent, accentSoft, focus }, "--es-stage-");

export function cssVariablesOf(palette: Palette, radius: number): CSSVariablesResolver {
  const fixed = {
    ...SHADOWS,
    ...LAYERS,
    ...radiiOf(radius),
    ...stageOf(palette.dark),
    "--es-ease": "cubic-bezier(0.2, 0, 0, 1)",
  };
  return (theme) => ({
    variables: {
      ...fixed,
      "--es-font": theme.fontFamily,
      "--es-font-heading": theme.headings.fontFamily,
      "--es-font-mono": theme.fontFamilyMonospace,
      "--es-heading-weight": theme.headings.fontWeight,
    },
    light: { ...named(palette.light), ...MANTINE_COLORS },
    dark: { ...named(palette.dark), ...MANTINE_COLORS },
  });
}
