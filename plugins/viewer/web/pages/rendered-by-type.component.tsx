import { type LazyRenderer, type RendererProps, rendererOf } from "@estante/sdk";
import { type ReactNode, Suspense, useEffect, useState } from "react";

interface Props {
  props: RendererProps;
  loading: ReactNode;
}

/** Shows a content with the renderer that some plugin's manifest names for its type. */
export function RenderedByType({ props, loading }: Props) {
  const [found, setFound] = useState<{ renderer: LazyRenderer } | null>(null);
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
        if (renderer) setFound({ renderer });
        else onError({ code: "FILE_TYPE_UNDEFINED" });
      },
      () => !gone && onError({ code: "FILE_HAVE_ERROR" }),
    );
    return () => {
      gone = true;
    };
  }, [type_guid, onError]);
  if (!found) return loading;
  const Renderer = found.renderer;
  return (
    <Suspense fallback={loading}>
      <Renderer {...props} />
    </Suspense>
  );
}
