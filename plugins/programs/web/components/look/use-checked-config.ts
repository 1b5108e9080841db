import { asFailure, unwrap } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { api } from "../../api/programs";
import type { Look } from "../../api/study";

const TYPING_MS = 400;

export interface CheckedConfig {
  /** The last config that was one. */
  readonly config: Look["config"];
  /** What is wrong with the one that is being written, with its line; undefined while nobody has looked at it. */
  readonly problem: string | null | undefined;
}

/** The config that is being written, as the server reads it; it is asked once nobody types. */
export function useCheckedConfig(written: string, isAsked: boolean): CheckedConfig {
  const [text] = useDebouncedValue(written, TYPING_MS);
  const [checked, setChecked] = useState<CheckedConfig>({ config: {}, problem: undefined });
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void check(text).then((next) => {
      if (!isOver) setChecked((before) => ({ ...before, ...next }));
    });
    return () => {
      isOver = true;
    };
  }, [text, isAsked]);
  return checked;
}

async function check(config: string): Promise<Partial<CheckedConfig>> {
  try {
    const { data } = await unwrap(api.POST("/lms/course-templates/config", { body: { config } }));
    return { config: data.config as Look["config"], problem: null };
  } catch (thrown) {
    // Where nobody answers, saving says so.
    return { problem: asFailure(thrown).fields[0]?.message };
  }
}
