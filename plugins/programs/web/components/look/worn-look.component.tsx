import { declareFonts, useTenant } from "@estante/sdk";
import { useComputedColorScheme } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import type { Look } from "../../api/study";
import classes from "./look.module.css";
import { bandStyle, lookStyle, type Worn, wornOf } from "./look-style";

const LookContext = createContext<Worn>(wornOf({ template: "vanilla", config: {} }));

/** What the look around shows, and how; where there is none, what the plainest template does. */
export const useWorn = (): Worn => useContext(LookContext);

interface WornLookProps {
  readonly look: Look;
  readonly children: ReactNode;
}

/** Everything inside wears a program's look: its template, colours, typefaces, corners and background. */
export function WornLook({ look, children }: WornLookProps) {
  const branding = useTenant()?.branding ?? null;
  const scheme = useComputedColorScheme("light");
  const worn = useMemo(() => wornOf(look), [look]);
  const style = useMemo(() => lookStyle(look, branding, scheme), [look, branding, scheme]);
  const { heading, body } = look;
  useEffect(() => void declare(heading, body), [heading, body]);
  return (
    <LookContext value={worn}>
      <div
        className={classes.look}
        style={style}
        data-background={look.background ? true : undefined}
        data-sheet={"--study-sheet" in style || undefined}
        data-density={worn.density}
        data-lessons={worn.lessons}
        data-unit={worn.theme.unit}
        data-cover={worn.cover}
      >
        {children}
      </div>
    </LookContext>
  );
}

/** The stripe of colour at the head of a page, below the picture that the program has there. */
export function LookBand({
  look,
  hasPicture = false,
}: {
  readonly look: Look;
  readonly hasPicture?: boolean;
}) {
  return (
    <>
      {hasPicture && look.picture && <img className={classes.picture} src={look.picture} alt="" />}
      <div className={classes.band} style={bandStyle(look)} aria-hidden="true" />
    </>
  );
}

/** Has the page know the fonts that it is about to wear. */
async function declare(heading: Look["heading"], body: Look["body"]): Promise<void> {
  const faces = [heading, body].filter((face) => face !== null);
  const [first] = faces;
  if (!first) return;
  await declareFonts({
    font_first: (heading ?? first).name,
    font_second: (body ?? first).name,
    font_faces: faces.flatMap(({ name, url, weight }) => (url ? [{ family: name, url, weight }] : [])),
  });
}
