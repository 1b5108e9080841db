import { useRef } from "react";
import { ApiFailure } from "../api/failure";
import { type Autosave, useAutosave } from "./autosave";

const STALE = 412;

export interface VersionedSave {
  readonly autosave: Autosave;
  /** Somebody else saved it meanwhile. */
  readonly isStale: boolean;
  /** Save over what somebody else saved. */
  readonly overwrite: () => void;
}

/**
 * Saves a value by itself, each time on top of the version before.
 *
 * @param version the ETag that the value was read at
 * @param save answers the ETag of what it has saved
 */
export function useVersionedSave<Value>(
  value: Value,
  version: string,
  save: (value: Value, version: string) => Promise<string | null | undefined>,
): VersionedSave {
  const current = useRef(version);
  const autosave = useAutosave(value, async (sent) => {
    current.current = (await save(sent, current.current)) ?? "*";
  });
  const { failure } = autosave;
  return {
    autosave,
    isStale: autosave.state === "failed" && failure instanceof ApiFailure && failure.status === STALE,
    overwrite: () => {
      current.current = "*";
      autosave.retry();
    },
  };
}
