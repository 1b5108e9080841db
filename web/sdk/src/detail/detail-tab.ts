import type { ReactNode } from "react";
import type { BadgeTone } from "../feedback/badge.component";

/** A tab of a record's page. */
export interface DetailTab {
  readonly id: string;
  readonly label: string;
  /** Each tab has an address of its own: `/content/{guid}/{step}`. */
  readonly href: string;
  readonly icon?: ReactNode;
  readonly count?: number;
  /** Amber: something is missing. Red: something is broken. */
  readonly tone?: BadgeTone;
}
