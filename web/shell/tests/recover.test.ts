import { expect, test } from "vitest";
import { emailError, passwordErrors } from "../src/sign-in/recover.rules";

test.each([
  ["", "required"],
  ["nombre", "format"],
  ["nombre@ejemplo", "format"],
  ["nombre @ejemplo.com", "format"],
  [`${"a".repeat(195)}@b.com`, "tooLong"],
  ["nombre@ejemplo.com", null],
  [`${"a".repeat(194)}@b.com`, null],
])("the e-mail %s is %s", (email, error) => {
  expect(emailError(email)).toBe(error);
});

test.each([
  [{ min_length: 3, strong: false }, "ab", "ab", "short", null],
  [{ min_length: 3, strong: false }, "abc", "abd", null, "differs"],
  [{ min_length: 8, strong: false }, "abcdefg", "abcdefg", "short", null],
  [{ min_length: 8, strong: false }, "abcdefgh", "abcdefgh", null, null],
  [{ min_length: 10, strong: true }, "abcdefghij", "abcdefghij", "weak", null],
  [{ min_length: 10, strong: true }, "Abcdefghi-1", "Abcdefghi-1", null, null],
])("by the rule %o, %s and again %s is %s and %s", (rule, first, again, password, repeat) => {
  expect(passwordErrors(rule, first, again)).toEqual({ password, repeat });
});
