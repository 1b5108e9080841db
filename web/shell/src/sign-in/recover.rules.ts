import type { Organization, Translator } from "@estante/sdk";

const MAX_EMAIL_CHARACTERS = 200;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The rule that an e-mail breaks, as a key of the recovery texts; null when it is fine. */
export function emailError(email: string): "required" | "tooLong" | "format" | null {
  if (email === "") return "required";
  if (email.length > MAX_EMAIL_CHARACTERS) return "tooLong";
  return EMAIL.test(email) ? null : "format";
}

/** What a tenant asks of new passwords. */
export type PasswordRule = Organization["password"];

const CLASSES = [/[A-Z]/, /[a-z]/, /\d/, /[#?!@$%^&*-]/];

/** What is wrong with a new password and with its repetition (BO §5). */
export function passwordErrors(
  rule: PasswordRule,
  password: string,
  repeat: string,
): { password: "short" | "weak" | null; repeat: "differs" | null } {
  const isWeak = rule.strong && !CLASSES.every((required) => required.test(password));
  return {
    password: [...password].length < rule.min_length ? "short" : isWeak ? "weak" : null,
    repeat: password === repeat ? null : "differs",
  };
}

/** Until the tenant is known. The server has the last word in any case. */
export const NO_RULE: PasswordRule = { min_length: 1, strong: false };

/** The tenant's rule as a sentence. */
export const passwordHint = (rule: PasswordRule, t: Translator): string =>
  t(rule.strong ? "password.strongRule" : "password.rule", { count: rule.min_length });
