/** Files and pictures, as one file. */
export { FileField } from "./file-field.component";
export { ImageField } from "./image-field.component";
export { PersonPictureField, SavedImageField } from "./saved-image-field.component";
