import { type LazyRenderer, type RendererProps, useRenderer } from "@estante/sdk";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { filmOf } from "../renderers/vimeo/vimeo-address";

const VimeoRenderer: LazyRenderer = lazy(() =>
  import("../renderers/vimeo/vimeo.renderer").then((file) => ({ default: file.VimeoRenderer })),
);

interface Props {
  props: RendererProps;
  loading: ReactNode;
}

/** Shows a content with the renderer that some plugin's manifest names for its type; a film on Vimeo with its own. */
export function RenderedByType({ props, loading }: Props) {
  const { content, payload, onError } = props;
  const type = renderedAs(payload) ?? content.type_guid;
  const Renderer = useRenderer(type, onError, filmOf(content, payload) ? VimeoRenderer : null);
  if (!Renderer) return loading;
  return (
    <RendererBoundary onError={onError}>
      <Suspense fallback={loading}>
        <Renderer {...props} />
      </Suspense>
    </RendererBoundary>
  );
}

/** The content type whose renderer a payload asks for: what is written here opens otherwise than a file of its type. */
const renderedAs = (payload: unknown): string | null =>
  (payload as { rendered_as?: string } | null)?.rendered_as ?? null;

/** Turns what a renderer throws into an error of its content, which has a way back and can be reported. */
class RendererBoundary extends Component<
  { readonly onError: RendererProps["onError"]; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError({ code: "FILE_HAVE_ERROR" });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
