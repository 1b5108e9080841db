import { type ComponentProps, type ComponentType, Suspense } from "react";
import { lazy } from "../plugin/lazy";
import { FieldSkeleton } from "./field-skeleton.component";
import { loadFieldTexts } from "./field-texts";

/**
 * A field whose code and texts come with the first screen that shows it: the shell has the one copy, so that neither
 * the first page nor a plugin carries the libraries behind it. Its label and its place stand there at once.
 *
 * @param height of the control, in px
 */
function fetched<Props extends { readonly label?: string | undefined }>(
  load: () => Promise<ComponentType<Props>>,
  height = 36,
): ComponentType<Props> {
  const Field: ComponentType<Props> = lazy(async () => {
    const [component] = await Promise.all([load(), loadFieldTexts()]);
    return { default: component };
  });
  return (props) => (
    <Suspense fallback={<FieldSkeleton label={props.label} height={height} />}>
      <Field {...props} />
    </Suspense>
  );
}

const numbers = () => import("../form/number-fields");

export const NumberField = fetched(async () => (await numbers()).NumberField);
export const DurationField = fetched(async () => (await numbers()).DurationField);

const choice = () => import("./choice/choice-fields");

export const SelectField = fetched(async () => (await choice()).SelectField);
export const MultiSelectField = fetched(async () => (await choice()).MultiSelectField);
export const TagsField = fetched(async () => (await choice()).TagsField);

const tree = () => import("./tree/tree-field.component");

export const TreeField = fetched(async () => (await tree()).TreeField);

const dates = () => import("./dates/date-fields");

export const DateField = fetched(async () => (await dates()).DateField);
export const DateTimeField = fetched(async () => (await dates()).DateTimeField, 76);
export const DateRangeField = fetched(async () => (await dates()).DateRangeField, 60);

const color = () => import("./color/color-field.component");

export const ColorField = fetched(async () => (await color()).ColorField);

const reference = () => import("./reference/reference-fields");

export const ReferencePicker = fetched(async () => (await reference()).ReferencePicker);

const Names = lazy(async () => {
  const [{ ReferenceNames: named }] = await Promise.all([reference(), loadFieldTexts()]);
  return { default: named };
});

/** Referred records by name, in a cell or a sentence. */
export const ReferenceNames = (props: ComponentProps<typeof Names>) => (
  <Suspense fallback="…">
    <Names {...props} />
  </Suspense>
);

const files = () => import("./files/file-fields");

export const FileField = fetched(async () => (await files()).FileField, 64);
export const ImageField = fetched(async () => (await files()).ImageField, 240);
export const SavedImageField = fetched(async () => (await files()).SavedImageField, 240);
export const PersonPictureField = fetched(async () => (await files()).PersonPictureField, 240);

const sortable = () => import("./sortable/sortable-field.component");

export const SortableField = fetched(async () => (await sortable()).SortableField, 124);

const sortableTree = () => import("./sortable/sortable-tree.component");

export const SortableTree = fetched(async () => (await sortableTree()).SortableTree, 124);

const rows = () => import("./rows/rows-field.component");

export const RowsField = fetched(async () => (await rows()).RowsField, 124);

const richText = () => import("./rich-text/rich-text-field.component");

export const RichTextField = fetched(async () => (await richText()).RichTextField, 160);

const Reading = lazy(async () => ({ default: (await import("./rich-text/rich-text.component")).RichText }));

/** Text as RichTextField writes it, to be read; its formulas come with the first one. */
export const RichText = (props: ComponentProps<typeof Reading>) => (
  <Suspense fallback="…">
    <Reading {...props} />
  </Suspense>
);
