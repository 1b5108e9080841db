import type { FileValue } from "@estante/sdk";
import type { LinkTarget } from "../../api/materials";
import type { sourceOf } from "./material-line.component";

/** What is written in the form; of the sources only the chosen one is sent. */
export interface MaterialDraft {
  readonly source: ReturnType<typeof sourceOf>;
  readonly link: string;
  readonly target: LinkTarget;
  readonly file: FileValue | null;
  readonly content: string | null;
  readonly library: string | null;
}
