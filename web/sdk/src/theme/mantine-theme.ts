import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from "@mantine/core";
import { type Branding, cornerOf } from "./css-variables";
import { DEFAULT_FONTS, textFont, titleFont } from "./fonts";
import { type Palette, paletteOf } from "./semantic";

const FALLBACK = {
  first: "#0f5d6c",
  second: "#e0a030",
  heading: DEFAULT_FONTS.titles,
  text: DEFAULT_FONTS.text,
  radius: 8,
};

const isColor = (text: string | null | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? "");

export interface Look {
  readonly palette: Palette;
  readonly radius: number;
  readonly theme: MantineThemeOverride;
}

/** Filled things carry the text colour that the palette proved, in both schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  const isBrand = name === "brand";
  if (input.variant === "filled" && isBrand) {
    return {
      ...colors,
      background: "var(--es-accent)",
      hover: "var(--es-accent-hover)",
      color: "var(--es-accent-on)",
    };
  }
  if (input.variant === "light" && isBrand) {
    return {
      ...colors,
      background: "var(--es-accent-soft)",
      hover: "var(--es-accent-soft)",
      color: "var(--es-accent-text)",
    };
  }
  if (input.variant === "subtle" && isBrand) {
    return { ...colors, hover: "var(--es-hover)", color: "var(--es-accent-text)" };
  }
  if (name === "red") {
    const filled = input.variant === "filled";
    return {
      ...colors,
      background: filled ? "var(--es-bad)" : "transparent",
      hover: filled ? "var(--es-bad)" : "var(--es-bad-soft)",
      color: filled ? "var(--es-surface)" : "var(--es-bad)",
    };
  }
  if (name === "gray" && (input.variant === "subtle" || input.variant === "transparent")) {
    return { ...colors, hover: "var(--es-hover)", color: "var(--es-muted)" };
  }
  return colors;
};

const heading = (size: number, line: number) => ({ fontSize: `${size}px`, lineHeight: `${line}px` });

/** Mantine's theme for a tenant: two colours, two fonts and a radius, the rest derived. */
export function lookOf(branding: Branding | null | undefined): Look {
  const first = isColor(branding?.color_first) ? branding.color_first : FALLBACK.first;
  const second = isColor(branding?.color_second) ? branding.color_second : FALLBACK.second;
  const palette = paletteOf({ first, second });
  const radius = branding?.border_radius ?? FALLBACK.radius;
  const headingFont = branding?.font_first || FALLBACK.heading;
  const theme = createTheme({
    colors: {
      brand: [...palette.brand] as unknown as MantineColorsTuple,
      second: [...palette.second] as unknown as MantineColorsTuple,
    },
    primaryColor: "brand",
    primaryShade: { light: 8, dark: 4 },
    autoContrast: true,
    variantColorResolver: variantColors,
    fontFamily: textFont(branding?.font_second || FALLBACK.text),
    fontFamilyMonospace: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',
    headings: {
      fontFamily: titleFont(headingFont),
      fontWeight: headingFont === "Bricolage Grotesque" ? "650" : "600",
      sizes: { h1: heading(24, 32), h2: heading(20, 28), h3: heading(14, 20), h4: heading(14, 20) },
    },
    fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
    spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
    radius: {
      xs: cornerOf(radius, 0.375, 9),
      sm: cornerOf(radius, 0.75, 18),
      md: cornerOf(radius, 1, 32),
      lg: cornerOf(radius, 1.25, 32),
      xl: cornerOf(radius, 1.5, 36),
    },
    defaultRadius: "md",
    respectReducedMotion: true,
    cursorType: "pointer",
    components: {
      Button: { defaultProps: { size: "sm" } },
      InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] } },
      Modal: { defaultProps: { radius: "xl", transitionProps: { transition: "fade", duration: 180 } } },
      Menu: {
        defaultProps: { radius: "lg", shadow: "var(--es-shadow-pop)", transitionProps: { duration: 120 } },
      },
      Popover: { defaultProps: { radius: "lg", shadow: "var(--es-shadow-pop)" } },
      Combobox: { defaultProps: { radius: "lg", shadow: "var(--es-shadow-pop)" } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: false, radius: "sm" } },
      Checkbox: { defaultProps: { size: "16px", radius: "xs" } },
      Switch: { defaultProps: { size: "sm", withThumbIndicator: true } },
    },
  });
  return { palette, radius, theme };
}
