import { type RendererProps, useRenderer } from "@estante/sdk";
import { type ReactNode, Suspense } from "react";

interface Props {
  readonly type: string;
  readonly waiting: ReactNode;
  readonly props: RendererProps;
}

/** What a content is made of, as a content of another type shows it. */
export function RendererOfType({ type, waiting, props }: Props) {
  const Renderer = useRenderer(type, props.onError);
  if (!Renderer) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Renderer {...props} />
    </Suspense>
  );
}
