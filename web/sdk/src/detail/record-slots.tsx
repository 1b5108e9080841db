import type { ReactNode } from "react";
import { NamedIcon } from "../feedback/named-icon.component";
import { Slot } from "../plugin/slot.component";
import { SlotFilling, useFillingName, useSlot } from "../plugin/use-slot";
import type { DetailTab } from "./detail-tab";

/**
 * The places of a record's page that other plugins fill: `<name>.tabs.v1` and `<name>.aside.v1`, which the
 * owner's manifest offers. A tab has the address `<path>/<step>`, with the step of its manifest.
 */
export interface RecordSlots {
  /** `contents.detail`. */
  readonly name: string;
  /** The record's own address, without a step: `/content/{guid}`. */
  readonly path: string;
  /** A second such name, whose tabs only some of the records have: `classroom-users.detail`. */
  readonly also?: string | undefined;
  /** Handed over to every filling: `{ record }`. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface FilledRecord {
  readonly tabs: readonly DetailTab[];
  /** The body of the tab that is open, where a plugin fills it. */
  readonly body: ReactNode;
  readonly aside: ReactNode;
}

/** What other plugins add to a record's page; `step` is the tab that its address names. */
export function useRecordSlots(slots: RecordSlots | undefined, step: string | undefined): FilledRecord {
  const nameOf = useFillingName();
  const tabs = useSlot(slots ? `${slots.name}.tabs.v1` : "");
  const more = useSlot(slots?.also ? `${slots.also}.tabs.v1` : "");
  const aside = useSlot(slots ? `${slots.name}.aside.v1` : "");
  if (!slots) return { tabs: [], body: null, aside: null };
  const fillings = [...tabs.fillings, ...more.fillings].sort((a, b) => a.order - b.order);
  const open = fillings.find((filling) => filling.step !== null && filling.step === step);
  return {
    tabs: fillings.map((filling) => ({
      id: filling.step ?? filling.id,
      label: nameOf(filling),
      href: `${slots.path}/${filling.step ?? filling.id}`,
      icon: filling.icon ? <NamedIcon name={filling.icon} size={16} /> : undefined,
    })),
    body: open ? <SlotFilling key={open.id} filling={open} values={slots.values} /> : null,
    aside: aside.fillings.length > 0 ? <Slot name={`${slots.name}.aside.v1`} values={slots.values} /> : null,
  };
}
