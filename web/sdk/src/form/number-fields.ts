export { DurationField } from "./duration-field.component";
export { NumberField } from "./number-field.component";
