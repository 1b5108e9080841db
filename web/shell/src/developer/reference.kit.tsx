import { enabledPlugins, ReferencePicker, useAddress } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

/** A record that nobody has. */
const GONE = "0".repeat(32);
const ONE: string | null = GONE;
const MANY: readonly string[] = [GONE];
const NONE: readonly string[] = [];

/** The field that chooses records of any plugin: those of `of` in the address, else the first that this person may. */
export function ReferenceKit() {
  const requested = useAddress().get("of");
  const offered = enabledPlugins().plugins.flatMap(({ references }) => Object.keys(references));
  const of = offered.find((name) => name === requested) ?? offered[0];
  if (of === undefined) return null;
  return (
    <>
      <KitForm
        key={of}
        start={{ single: null as string | null, many: NONE }}
        names={{ single: "reference", many: "references" }}
        required="single"
      >
        {(bound) => (
          <>
            <ReferencePicker of={of} clearable {...bound("single")} />
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
