import { type DayRange, isBackwards } from "../../fields/dates/day-range";
import type { Translator } from "../../texts/use-texts";
import type { FieldOptions, FieldValue } from "./field-kinds";
import { isEmptyValue } from "./field-values";
import { passwordFault } from "./password-rule";

/** One @ with something on both sides and a dot behind it, as the server has it. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;

/** What is wrong with a field's value, as a sentence; null where nothing is. */
export function validateField(
  field: FieldOptions,
  value: FieldValue,
  values: Readonly<Record<string, FieldValue>>,
  t: Translator,
): string | null {
  if (field.kind === "switch") {
    const { excludes } = field;
    return excludes && value && values[excludes.field] ? t(excludes.text) : null;
  }
  if (field.kind === "password" && field.repeats !== undefined)
    return value === values[field.repeats] ? null : t("fields.password.differs");
  if (isEmptyValue(value)) return field.isRequired ? sentenceOfEmpty(field, t) : null;
  switch (field.kind) {
    case "number":
      return validateNumber(field, Number(value), t);
    case "dateRange":
      return isBackwards(value as DayRange) ? t("fields.backwards") : null;
    case "password":
      return passwordFault(String(value), t);
    case "email":
      return validateLength(field, String(value), t) ?? validateEmail(String(value), t);
    case "text":
    case "longText":
    case "url":
      return validateLength(field, String(value), t);
    default:
      return null;
  }
}

function sentenceOfEmpty(field: FieldOptions, t: Translator): string {
  if (field.missing) return t(field.missing);
  const least = "min" in field && field.kind !== "number" && field.kind !== "date" ? field.min : undefined;
  return least === undefined ? t("fields.missing") : t("fields.tooShort", { count: least });
}

const validateEmail = (text: string, t: Translator): string | null =>
  EMAIL.test(text.trim()) ? null : t("fields.notEmail");

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

function validateLength({ min, max }: Limits, text: string, t: Translator): string | null {
  const length = [...text.trim()].length;
  if (min !== undefined && length < min) return t("fields.tooShort", { count: min });
  return max !== undefined && length > max ? t("fields.tooLong", { most: max, length }) : null;
}

function validateNumber({ min, max }: Limits, value: number, t: Translator): string | null {
  if (min !== undefined && value < min) return t("fields.tooSmall", { least: min });
  return max !== undefined && value > max ? t("fields.tooBig", { most: max }) : null;
}
