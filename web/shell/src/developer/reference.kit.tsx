import { enabledPlugins, ReferencePicker } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

/** A record that nobody has. */
const GONE = "0".repeat(32);
const ONE: string | null = GONE;
const MANY: readonly string[] = [GONE];
const NONE: readonly string[] = [];

/** The field that chooses records of any plugin, with the first reference that one offers to this person. */
export function ReferenceKit() {
  const of = enabledPlugins().plugins.flatMap(({ references }) => Object.keys(references))[0];
  if (of === undefined) return null;
  return (
    <>
      <KitForm
        start={{ one: null as string | null, many: NONE }}
        names={{ one: "reference", many: "references" }}
        required="one"
      >
        {(bound) => (
          <>
            <ReferencePicker of={of} clearable {...bound("one")} />
            <ReferencePicker of={of} many {...bound("many")} />
          </>
        )}
      </KitForm>
      <Showcase name="reference" filled={ONE} empty={null}>
        {(props) => <ReferencePicker of={of} clearable {...props} />}
      </Showcase>
      <Showcase name="references" filled={MANY} empty={NONE}>
        {(props) => <ReferencePicker of={of} many {...props} />}
      </Showcase>
    </>
  );
}
