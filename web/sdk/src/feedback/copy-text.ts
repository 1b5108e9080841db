import { translate } from "../texts/use-texts";
import { toast } from "./toast.component";

/** Copies a text and says so; where the browser does not let us, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, { text });
  } catch {
    toast.info(translate("sdk:copy.byHand"), { text });
  }
}
