import type { ReactNode } from "react";
import { ErrorState } from "../feedback/states.component";
import { pluginsOf } from "./registry";
import { SlotFilling, useSlot } from "./use-slot";

export interface SlotProps {
  /** Name and version of the place: `users.detail.aside.v1`. */
  readonly name: string;
  /** Given to every component that fills the place. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Stands in while UI halves that fill the place are on their way. */
  readonly loading?: ReactNode;
  /** Shown where nothing fills the place. */
  readonly empty?: ReactNode;
  /** The place is the page itself: a UI half that does not load is told here, with another try. */
  readonly isPage?: boolean;
}

/** A place that plugins fill, one filling below the other. */
export function Slot({ name, values, loading, empty, isPage }: SlotProps) {
  const { fillings, isLoading, error, retry } = useSlot(name);
  if (pluginsOf(name).length === 0) return empty;
  if (error !== null && isPage) return <ErrorState error={error} onRetry={retry} />;
  if (loading && isLoading) return loading;
  return fillings.map((filling) => (
    <SlotFilling key={filling.id} filling={filling} values={values} loading={loading} />
  ));
}
