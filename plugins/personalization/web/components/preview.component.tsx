import { type Branding, LookFrame, ScreenFrame, useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { useResizeObserver } from "@mantine/hooks";
import { type ComponentType, useState } from "react";
import classes from "./personalize.module.css";
import { LetterScreen, ViewerScreen } from "./preview-doors.component";
import { ListScreen } from "./preview-list.component";

/** Drawn, for what is in them is not there in each organization; the others are the pages themselves. */
const DRAWN = {
  list: ListScreen,
  viewer: ViewerScreen,
  letter: LetterScreen,
} satisfies Record<string, ComponentType<{ name: string; color: string }>>;
const PAGES = { home: "/home", signIn: "/auth/login" };
const SCREENS = ["list", "home", "signIn", "viewer", "letter"] as const;
const DEVICES = { desktop: { width: 1120, height: 720 }, phone: { width: 390, height: 720 } };

type Screen = (typeof SCREENS)[number];
type Device = keyof typeof DEVICES;
type Scheme = "light" | "dark";

interface Props {
  readonly branding: Branding;
  readonly css: string;
  /** What the organization calls its product. */
  readonly name: string;
}

/** Screens in the look of the form, which nobody else sees yet. */
export function Preview({ branding, css, name }: Props) {
  const t = useTexts("personalization");
  const [screen, setScreen] = useState<Screen>("list");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [device, setDevice] = useState<Device>("desktop");
  const [ref, { width: room }] = useResizeObserver();
  const { width, height } = DEVICES[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const look = {
    title: t("preview.frame", { screen: t(`preview.screen.${screen}`) }),
    branding,
    scheme,
    css,
    width,
    height,
  };
  const options = (kind: string, ids: readonly string[]) =>
    ids.map((value) => ({ value, label: t(`preview.${kind}.${value}`) }));
  return (
    <section className={classes.preview} aria-label={t("preview.title")}>
      <div className={classes.tools}>
        <h2>{t("preview.title")}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t("preview.screen.label")}
          data={options("screen", SCREENS)}
          value={screen}
          onChange={(next) => setScreen(next as Screen)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t("preview.scheme.label")}
          data={options("scheme", ["light", "dark"])}
          value={scheme}
          onChange={(next) => setScheme(next as Scheme)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t("preview.device.label")}
          data={options("device", Object.keys(DEVICES))}
          value={device}
          onChange={(next) => setDevice(next as Device)}
        />
      </div>
      <div ref={ref} className={classes.stage} style={{ height: height * scale }}>
        <div style={{ transform: `scale(${scale})`, transformOrigin: "top left", width, height }}>
          {screen === "home" || screen === "signIn" ? (
            <ScreenFrame {...look} address={PAGES[screen]} />
          ) : (
            <LookFrame {...look}>
              <DrawnScreen screen={screen} name={name} color={branding.color_first ?? ""} />
            </LookFrame>
          )}
        </div>
      </div>
    </section>
  );
}

interface DrawnProps {
  readonly screen: keyof typeof DRAWN;
  readonly name: string;
  readonly color: string;
}

function DrawnScreen({ screen, name, color }: DrawnProps) {
  const Shown = DRAWN[screen];
  return <Shown name={name} color={color} />;
}
