import { SortableField, useTexts } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const SUBJECTS: readonly string[] = ["maths", "language", "history", "science"];
const NONE: readonly string[] = [];

/** The field that puts things in an order. */
export function SortableKit() {
  const t = useTexts("developer");
  const options = SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }));
  return (
    <>
      <KitForm start={{ order: SUBJECTS }} names={{ order: "sortable" }} required="order">
        {(bound) => {
          const field = bound("order");
          return (
            <SortableField
              {...field}
              options={options}
              onRemove={(removed) => field.onChange(field.value.filter((value) => value !== removed))}
            />
          );
        }}
      </KitForm>
      <Showcase name="sortable" filled={SUBJECTS} empty={NONE}>
        {(props) => <SortableField {...props} options={options} />}
      </Showcase>
    </>
  );
}
