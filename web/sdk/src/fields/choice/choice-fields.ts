/** The fields that choose, as one file: they share most of what they are made of. */
export { MultiSelectField } from "./multi-select-field.component";
export { SelectField } from "./select-field.component";
export { TagsField } from "./tags-field.component";
