import { type RendererProps, useSession } from "@estante/sdk";
import type { ComponentType } from "react";
import { placeOf } from "./traces";
import { TracesScreen } from "./traces-screen.component";

interface Props<Payload> {
  readonly own: ComponentType<RendererProps<Payload>>;
  readonly props: RendererProps<Payload>;
}

/** One's own attempt, or with another person's guid in the address what that one answered. */
export function OwnOrTraced<Payload>({ own: Own, props }: Props<Payload>) {
  const { person } = useSession();
  const { content, launch, onError } = props;
  const isOfAnother = person !== null && launch.personGuid !== "" && launch.personGuid !== person.guid;
  if (!isOfAnother) return <Own {...props} />;
  return <TracesScreen place={placeOf(content.guid, launch)} person={launch.personGuid} onError={onError} />;
}
