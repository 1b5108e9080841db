import { NamedIcon, SlotFilling, useFillingName, useSlot } from "@estante/sdk";
import { type ReactNode, useState } from "react";
import type { BarAction } from "../bar/bar-actions";
import type { ViewedContent } from "../pages/viewed-content";
import classes from "./player-slots.module.css";

export const ACTIONS = "viewer.player.actions.v1";
export const ASIDE = "viewer.player.aside.v1";

interface PlayerSlots {
  /** To stand after the bar's own. */
  readonly actions: readonly BarAction[];
  /** What a chosen action opens. */
  readonly opened: ReactNode;
  /** The panel beside the content, while one is open. */
  readonly aside: ReactNode;
}

/**
 * What other plugins bring to an open content: actions, each of which opens its component with `{ content, onClose }`,
 * and panels with `{ content }`, of which one at a time stands beside the content. Both begin in the bar.
 */
export function usePlayerSlots(content: ViewedContent): PlayerSlots {
  const actions = useSlot(ACTIONS).fillings;
  const panels = useSlot(ASIDE).fillings;
  const nameOf = useFillingName();
  const [chosen, setChosen] = useState<string | null>(null);
  const action = actions.find(({ id }) => id === chosen);
  const panel = panels.find(({ id }) => id === chosen);
  const close = () => setChosen(null);
  const buttons = [...panels, ...actions].map((filling) => ({
    name: filling.id,
    label: nameOf(filling),
    Icon: ({ size = 20 }: { readonly size?: number }) => <NamedIcon name={filling.icon} size={size} />,
    run: () => setChosen((before) => (before === filling.id ? null : filling.id)),
  }));
  return {
    actions: buttons,
    opened: action && <SlotFilling key={action.id} filling={action} values={{ content, onClose: close }} />,
    aside: panel && (
      <aside className={classes.aside} aria-label={nameOf(panel)}>
        <SlotFilling key={panel.id} filling={panel} values={{ content }} />
      </aside>
    ),
  };
}
