import { type LazyRenderer, type RendererProps, rendererOf } from "@estante/sdk";
import { Component, type ReactNode, Suspense, useEffect, useState } from "react";

interface Props {
  props: RendererProps;
  loading: ReactNode;
}

/** Shows a content with the renderer that some plugin's manifest names for its type. */
export function RenderedByType({ props, loading }: Props) {
  const [loaded, setLoaded] = useState<{ renderer: LazyRenderer } | null>(null);
  const { type_guid } = props.content;
  const { onError } = props;
  useEffect(() => {
    let gone = false;
    const fetched = rendererOf(type_guid).then(async (renderer) => {
      // One that cannot be fetched is fetched once more when it is shown, and told of there.
      await renderer?.preload?.().catch(() => undefined);
      return renderer;
    });
    fetched.then(
      (renderer) => {
        if (gone) return;
        if (renderer) setLoaded({ renderer });
        else onError({ code: "FILE_TYPE_UNDEFINED" });
      },
      () => !gone && onError({ code: "FILE_HAVE_ERROR" }),
    );
    return () => {
      gone = true;
    };
  }, [type_guid, onError]);
  if (!loaded) return loading;
  const Renderer = loaded.renderer;
  return (
    <RendererBoundary onError={onError}>
      <Suspense fallback={loading}>
        <Renderer {...props} />
      </Suspense>
    </RendererBoundary>
  );
}

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
