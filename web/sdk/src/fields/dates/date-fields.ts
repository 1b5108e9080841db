/** The fields of days and times, as one file: they share the calendar. */
export { DateField } from "./date-field.component";
export { DateRangeField } from "./date-range-field.component";
export { DateTimeField } from "./date-time-field.component";
