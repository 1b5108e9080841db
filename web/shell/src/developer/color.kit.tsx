import { ColorField } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const SWATCHES = ["#0f5d6c", "#7a2e8e", "#156b3d", "#b3261e", "#2459b8", "#e0a030", "#4a5659"];
const FILLED: string | null = "#0f5d6c";

/** The field of a colour. */
export function ColorKit() {
  return (
    <>
      <KitForm start={{ color: null as string | null }} names={{ color: "color" }} required="color">
        {(bound) => <ColorField {...bound("color")} swatches={SWATCHES} />}
      </KitForm>
      <Showcase name="color" filled={FILLED} empty={null}>
        {(props) => <ColorField {...props} swatches={SWATCHES} />}
      </Showcase>
    </>
  );
}
