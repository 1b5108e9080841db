import { recordTypeOf } from "../plugin/registry";
import { NamedIcon } from "./named-icon.component";

export interface TypeIconProps {
  /** Guid of the type, such as a content type's. */
  readonly type: string | null | undefined;
  readonly size?: number;
}

/** The sign that a type of records has from its plugin; always beside its name. */
export function TypeIcon({ type, size = 16 }: TypeIconProps) {
  return <NamedIcon name={recordTypeOf(type)?.icon ?? "file"} size={size} />;
}
