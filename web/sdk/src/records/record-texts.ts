import { useMemo } from "react";
import { texts } from "../texts/i18n";
import { type Translator, useOwnTexts, useTexts } from "../texts/use-texts";
import type { RecordList } from "./records.types";

export interface RecordTexts {
  /** The records' own text where their plugin has one, the kit's general one otherwise. */
  readonly t: Translator;
  /** The same, or null where neither has it. */
  readonly find: (key: string, values?: Readonly<Record<string, unknown>>) => string | null;
}

/**
 * What is said about a kind of record: `groups.actions.done.delete` of its plugin, what the plugin says of all its
 * kinds at `actions.done.delete`, or `sdk:records.actions.done.delete`.
 */
export function useRecordTexts({ texts: { namespace, prefix } }: Pick<RecordList, "texts">): RecordTexts {
  // Both hooks also say when texts have come.
  const own = useTexts(namespace);
  const general = useOwnTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts make new functions
  return useMemo(() => {
    const keysOf = (key: string) => [
      `${namespace}:${prefix}${key}`,
      ...(prefix ? [`${namespace}:${key}`] : []),
      `sdk:records.${key}`,
    ];
    const find: RecordTexts["find"] = (key, values) =>
      texts.exists(keysOf(key), { ...values }) ? texts.t(keysOf(key), { ...values }) : null;
    return { t: (key, values) => texts.t(keysOf(key), { ...values }), find };
  }, [namespace, prefix, own, general]);
}
