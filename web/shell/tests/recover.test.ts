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

test("a password needs three characters and the same again", () => {
  expect(passwordErrors("ab", "ab")).toEqual({ password: "short", repeat: null });
  expect(passwordErrors("abc", "abd")).toEqual({ password: null, repeat: "differs" });
  expect(passwordErrors("abc", "abc")).toEqual({ password: null, repeat: null });
});
