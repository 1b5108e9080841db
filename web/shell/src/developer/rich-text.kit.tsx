import { RichText, RichTextField } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const WRITTEN =
  '<h2>El agua</h2><p>Una molécula es <strong>H₂O</strong>; su densidad, <span data-formula="\\rho = \\frac{m}{V}"></span>.</p>';

/** The field of text with headings, lists, links and formulas, and how it is read. */
export function RichTextKit() {
  return (
    <>
      <KitForm start={{ text: "" }} names={{ text: "richText" }} required="text">
        {(bound) => {
          const field = bound("text");
          return (
            <>
              <RichTextField {...field} />
              <RichText html={field.value} />
            </>
          );
        }}
      </KitForm>
      <Showcase name="richText" filled={WRITTEN} empty="">
        {(props) => <RichTextField {...props} />}
      </Showcase>
    </>
  );
}
