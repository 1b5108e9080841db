const LONGEST_EMAIL = 200;
const SHORTEST_PASSWORD = 3;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The rule that an e-mail breaks, as a key of the recovery texts; null when it is fine. */
export function emailError(email: string): "required" | "tooLong" | "format" | null {
  if (email === "") return "required";
  if (email.length > LONGEST_EMAIL) return "tooLong";
  return EMAIL.test(email) ? null : "format";
}

/** What is wrong with a new password and with its repetition (BO §5). */
export function passwordErrors(
  password: string,
  repeat: string,
): { password: "short" | null; repeat: "differs" | null } {
  return {
    password: password.length < SHORTEST_PASSWORD ? "short" : null,
    repeat: password === repeat ? null : "differs",
  };
}
