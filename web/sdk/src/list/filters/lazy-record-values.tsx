import { Loader } from "@mantine/core";
import { type ComponentProps, Suspense } from "react";
import { loadFieldTexts } from "../../fields/field-texts";
import { lazy } from "../../plugin/lazy";

const module = () => import("./record-values.component");

const Values = lazy(async () => {
  const [{ RecordValues: values }] = await Promise.all([module(), loadFieldTexts()]);
  return { default: values };
});
const Names = lazy(async () => {
  const [{ RecordValueNames: names }] = await Promise.all([module(), loadFieldTexts()]);
  return { default: names };
});

/** The values of a filter by records; they come with the first list that has one open. */
export const RecordValues = (props: ComponentProps<typeof Values>) => (
  <Suspense fallback={<Loader size="xs" />}>
    <Values {...props} />
  </Suspense>
);

/** What a chip says of records that are chosen. */
export const RecordValueNames = (props: ComponentProps<typeof Names>) => (
  <Suspense fallback="…">
    <Names {...props} />
  </Suspense>
);
