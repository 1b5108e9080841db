import { organization } from "../../auth/organization";
import type { Translator } from "../../texts/use-texts";

const CLASSES = {
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  digit: /\d/,
  special: /[#?!@$%^&*-]/,
} as const;
const KINDS = ["uppercase", "lowercase", "digit", "special"] as const;

/** What a new password lacks by the organization's rule, each with its own sentence (BO §5); null where nothing. */
export function passwordFault(password: string, t: Translator): string | null {
  // Until the organization is known the server has the last word.
  const rule = organization()?.password ?? { min_length: 1, strong: false };
  if ([...password].length < rule.min_length) return t("fields.tooShort", { count: rule.min_length });
  const lacks = rule.strong ? KINDS.find((kind) => !CLASSES[kind].test(password)) : undefined;
  return lacks ? t(`fields.password.${lacks}`) : null;
}
