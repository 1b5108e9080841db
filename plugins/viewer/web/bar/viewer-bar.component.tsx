import { Cover, type RendererProps, type SaveState, useTexts } from "@estante/sdk";
import { ActionIcon, Menu, RingProgress, Tooltip } from "@mantine/core";
import { IconArrowLeft, IconDots } from "@tabler/icons-react";
import type { ViewedContent } from "../pages/viewed-content";
import classes from "./bar.module.css";
import type { BarAction, BarFeatures } from "./bar-actions";
import { NextPlace } from "./next-place.component";
import { SaveMark } from "./save-mark.component";

interface Props {
  content: ViewedContent;
  features: BarFeatures;
  actions: readonly BarAction[];
  launch: RendererProps["launch"];
  progress: number;
  saveState: SaveState;
  /** Where in the content the person is; the type's name until the renderer says it. */
  place: string | null;
  phone: boolean;
  toolsRef(element: HTMLElement | null): void;
  sideRef(element: HTMLElement | null): void;
  onBack(): void;
}

const ICON_PX = 20;
const SLOT_PX = 36;

export function ViewerBar(props: Props) {
  const { content, features, actions, phone } = props;
  const t = useTexts("viewer");
  const percent = Math.round(props.progress);
  return (
    <header className={classes.bar}>
      <div className={classes.place}>
        {features.goBack && (
          <Tooltip label={t("bar.back")} openDelay={400}>
            <ActionIcon
              className={classes.action}
              variant="subtle"
              aria-label={t("bar.back")}
              onClick={props.onBack}
            >
              <IconArrowLeft size={ICON_PX} />
            </ActionIcon>
          </Tooltip>
        )}
        {!phone && (
          <Cover
            title={content.name}
            type={content.type_guid}
            src={content.thumbnail}
            slot={SLOT_PX}
            isSnug
          />
        )}
        {features.title && (
          <div className={classes.words}>
            <h1 className={classes.title}>{content.name}</h1>
            <p className={classes.subtitle}>
              {props.place ?? t(`types.${content.type_guid}`, { defaultValue: "" })}
            </p>
          </div>
        )}
      </div>
      {!phone && <ToolBar toolsRef={props.toolsRef} />}
      <div className={classes.side}>
        <SaveMark state={props.saveState} />
        {features.progress && (
          <span className={classes.progress} role="img" aria-label={t("bar.progress", { percent })}>
            <RingProgress
              size={28}
              thickness={4}
              rootColor="var(--es-border)"
              sections={[{ value: percent, color: "var(--es-accent)" }]}
            />
            {!phone && t("tools.percent", { percent })}
          </span>
        )}
        <span className={classes.sideTools} ref={props.sideRef} />
        <NextPlace content={content} launch={props.launch} />
        {phone ? <ActionMenu actions={actions} /> : <Actions actions={actions} />}
      </div>
    </header>
  );
}

/** The renderer's tools; empty until it brings some. */
export function ToolBar({ toolsRef }: { toolsRef(element: HTMLElement | null): void }) {
  const t = useTexts("viewer");
  return <div className={classes.tools} role="toolbar" aria-label={t("bar.tools")} ref={toolsRef} />;
}

/** The same tools over the content, and what is unsaved, where the address or the tenant leaves the bar out. */
export function FloatingTools({
  toolsRef,
  sideRef,
  saveState,
}: Pick<Props, "toolsRef" | "sideRef" | "saveState">) {
  const t = useTexts("viewer");
  return (
    <div className={classes.floating}>
      <div role="toolbar" aria-label={t("bar.tools")} ref={toolsRef} />
      <span ref={sideRef} />
      <SaveMark state={saveState} />
    </div>
  );
}

interface ActionsProps {
  actions: readonly BarAction[];
}

function Actions({ actions }: ActionsProps) {
  return actions.map((action) => {
    const shared = { className: classes.action, variant: "subtle", "aria-label": action.label };
    return (
      <Tooltip key={action.name} label={action.label} openDelay={400}>
        {action.href ? (
          <ActionIcon component="a" href={action.href} {...shared}>
            <action.Icon size={ICON_PX} />
          </ActionIcon>
        ) : (
          <ActionIcon onClick={action.run} {...shared}>
            <action.Icon size={ICON_PX} />
          </ActionIcon>
        )}
      </Tooltip>
    );
  });
}

function ActionMenu({ actions }: ActionsProps) {
  const t = useTexts("viewer");
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <ActionIcon className={classes.action} variant="subtle" aria-label={t("bar.more")}>
          <IconDots size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          action.href ? (
            <Menu.Item
              key={action.name}
              component="a"
              href={action.href}
              leftSection={<action.Icon size={ICON_PX} />}
            >
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.name} leftSection={<action.Icon size={ICON_PX} />} onClick={action.run}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
