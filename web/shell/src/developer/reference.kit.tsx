import { ReferencePicker } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

/** What every installation has; other plugins name their own in their manifests. */
const OF = "contents";
/** A record that nobody has. */
const GONE = "0".repeat(32);
const ONE: string | null = GONE;
const MANY: readonly string[] = [GONE];
const NONE: readonly string[] = [];

/** The field that chooses records of any plugin. */
export function ReferenceKit() {
  return (
    <>
      <KitForm
        start={{ content: null as string | null, contents: NONE }}
        names={{ content: "reference", contents: "references" }}
        required="content"
      >
        {(bound) => (
          <>
            <ReferencePicker of={OF} clearable {...bound("content")} />
            <ReferencePicker of={OF} many {...bound("contents")} />
          </>
        )}
      </KitForm>
      <Showcase name="reference" filled={ONE} empty={null}>
        {(props) => <ReferencePicker of={OF} clearable {...props} />}
      </Showcase>
      <Showcase name="references" filled={MANY} empty={NONE}>
        {(props) => <ReferencePicker of={OF} many {...props} />}
      </Showcase>
    </>
  );
}
