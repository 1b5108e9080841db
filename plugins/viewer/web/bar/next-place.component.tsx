import { type RendererProps, Slot } from "@estante/sdk";

const NEXT = "viewer.bar.next.v1";

/** Where what follows a content stands in the bar, when it was opened from a lesson. */
export function NextPlace({ content, launch }: Pick<RendererProps, "content" | "launch">) {
  return launch.lessonItem === "" ? null : <Slot name={NEXT} values={{ content, launch }} />;
}
