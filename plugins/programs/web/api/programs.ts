import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, useApiQuery } = createApi<paths>();

export const programs = records<paths>()({
  name: "programs",
  list: "/lms/courses",
  detail: "/lms/courses/{guid}",
  facets: "/lms/courses/facets",
  history: "/lms/courses/{guid}/history",
  usedBy: "/lms/courses/{guid}/used-by",
  bulk: "/lms/courses/bulk",
  clone: "/lms/courses-clone",
  export: "/lms/courses/export",
  actions: ["clone", "delete"],
  pages: { list: "/programs", detail: "/program/{guid}", create: "/program/create" },
});

export type ProgramRow = AnswerData<"get", "/lms/courses", paths>[number];
export type Program = AnswerData<"get", "/lms/courses/{guid}", paths>;

export const EVALUATION_PERIODS = ["annual", "bimonthly", "quarterly", "semester", "trimester"] as const;
const MAX_NAME = 250;
const MAX_ISBN = 80;
const identity = "identity";
const audience = "audience";
const books = "books";
const learning = "learning";
/** The sections of the form that stand in the tabs of a program's look and of its template. */
export const LOOK = "look";
export const TEMPLATE = "template";
const MAX_RADIUS = 64;
const SECOND_STYLES = ["solid", "gradient", "outline"] as const;

export const programFields = fields(programs, {
  name: {
    kind: "text",
    label: "fields.name",
    help: "fields.nameHint",
    section: identity,
    isRequired: true,
    missing: "fields.missing",
    min: 3,
    max: MAX_NAME,
  },
  subtitle: { kind: "text", label: "fields.subtitle", section: identity, max: MAX_NAME },
  description: { kind: "longText", label: "fields.description", section: identity },
  langs: { kind: "multiSelect", label: "fields.langs", section: identity },
  country: { kind: "select", label: "fields.country", help: "fields.countryHint", section: audience },
  discipline: {
    kind: "select",
    label: "fields.discipline",
    section: audience,
    isRequired: true,
    within: "country",
  },
  educationLevels: {
    kind: "multiSelect",
    label: "fields.educationLevels",
    section: audience,
    isRequired: true,
    within: "country",
  },
  educationYears: {
    kind: "multiSelect",
    label: "fields.educationYears",
    section: audience,
    isRequired: true,
    within: "country",
  },
  publication_guid: {
    kind: "reference",
    of: "publications",
    label: "fields.publication",
    help: "fields.publicationHint",
    section: books,
    isRequired: true,
  },
  book_guid: { kind: "reference", of: "contents", label: "fields.book", section: books },
  isbn_student: {
    kind: "text",
    label: "fields.isbnStudent",
    section: books,
    row: 2,
    max: MAX_ISBN,
    isNullable: true,
  },
  isbn_teacher: {
    kind: "text",
    label: "fields.isbnTeacher",
    section: books,
    row: 2,
    max: MAX_ISBN,
    isNullable: true,
  },
  evaluation_period: {
    kind: "select",
    label: "fields.evaluationPeriod",
    section: learning,
    options: EVALUATION_PERIODS,
    texts: "periods",
    isNullable: true,
  },
  structure_levels: {
    kind: "number",
    label: "fields.structureLevels",
    help: "fields.structureLevelsHint",
    section: learning,
    min: 1,
    max: 2,
  },
  has_power_lesson: { kind: "switch", label: "fields.powerLesson", section: learning },
  is_accessible: {
    kind: "switch",
    label: "fields.isAccessible",
    help: "fields.isAccessibleHint",
    section: learning,
  },
  allowSkipAhead: { kind: "switch", label: "fields.allowSkipAhead", section: learning },
  allowRepeatQuestion: { kind: "switch", label: "fields.allowRepeatQuestion", section: learning },
  colour_mint: { kind: "color", label: "fields.colour", help: "fields.colourHint", section: LOOK },
  background_mint: {
    kind: "color",
    label: "fields.paper",
    help: "fields.paperHint",
    section: LOOK,
  },
  heading_typeface_guid: { kind: "select", label: "fields.headingTypeface", section: LOOK, row: 3 },
  body_typeface_guid: { kind: "select", label: "fields.bodyTypeface", section: LOOK, row: 3 },
  custom_heading_typeface_guid: { kind: "select", label: "fields.ownHeadingFont", section: LOOK, row: 4 },
  custom_body_typeface_guid: { kind: "select", label: "fields.ownBodyFont", section: LOOK, row: 4 },
  custom_color_first: {
    kind: "color",
    label: "fields.colorFirst",
    help: "fields.colorFirstHint",
    section: LOOK,
  },
  custom_color_second: {
    kind: "color",
    label: "fields.colorSecond",
    help: "fields.colorSecondHint",
    section: LOOK,
  },
  custom_color_second_style: {
    kind: "select",
    label: "fields.secondStyle",
    section: LOOK,
    options: SECOND_STYLES,
    texts: "secondStyles",
  },
  custom_color_gradient_first: { kind: "color", label: "fields.gradientFirst", section: LOOK, row: 5 },
  custom_color_gradient_second: { kind: "color", label: "fields.gradientSecond", section: LOOK, row: 5 },
  custom_border_radius: {
    kind: "number",
    label: "fields.radius",
    help: "fields.radiusHint",
    section: LOOK,
    min: 0,
    max: MAX_RADIUS,
    decimals: 1,
  },
  template: {
    kind: "select",
    label: "fields.template",
    help: "fields.templateHint",
    section: TEMPLATE,
    isRequired: true,
  },
  config: {
    kind: "longText",
    label: "fields.config",
    help: "fields.configHint",
    section: TEMPLATE,
    max: 4096,
  },
});
