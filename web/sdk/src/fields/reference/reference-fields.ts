/** Choosing and naming records of others, as one file. */
export { ReferenceNames } from "./reference-names.component";
export { ReferencePicker } from "./reference-picker.component";
