/** Files and pictures, as one file. */
export { FileField } from "./file-field.component";
export { ImageField } from "./image-field.component";
