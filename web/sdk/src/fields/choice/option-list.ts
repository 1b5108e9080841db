import { useState } from "react";
import { asFailure } from "../../api/failure";
import { toast } from "../../feedback/toast.component";
import { reasonOf } from "../../saving/reason";
import { useFieldTexts } from "../field-texts";
import { isNewOption, type OptionSource, optionsFor, type SelectOption } from "./options";

/** The row that creates what was typed. */
export const CREATE = "\u0000create";

export interface OptionList {
  readonly text: string;
  readonly search: (text: string) => void;
  readonly shown: readonly SelectOption[];
  readonly offersNew: boolean;
  readonly isCreating: boolean;
  /** Creates what was typed; null when that failed, which has been said then. */
  readonly create: () => Promise<string | null>;
}

/** What is searched, and which options a field shows for it. */
export function useOptionList({ options, onSearch, onCreate }: OptionSource): OptionList {
  const t = useFieldTexts();
  const [text, setText] = useState("");
  const [isCreating, setCreating] = useState(false);
  return {
    text,
    search: (next) => {
      setText(next);
      onSearch?.(next);
    },
    shown: onSearch ? options : optionsFor(options, text),
    offersNew: onCreate !== undefined && isNewOption(options, text),
    isCreating,
    create: async () => {
      if (!onCreate || isCreating) return null;
      setCreating(true);
      try {
        return await onCreate(text.trim());
      } catch (thrown) {
        toast.error(t("choice.notCreated", { name: text.trim() }), { text: reasonOf(asFailure(thrown)) });
        return null;
      } finally {
        setCreating(false);
      }
    },
  };
}
