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
    rendererOf(type_guid).then(
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
