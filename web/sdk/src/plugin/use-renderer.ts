import { useEffect, useState } from "react";
import type { LazyRenderer } from "./contract";
import { rendererOf } from "./registry";
import type { RendererProps } from "./renderer";

/**
 * The renderer that some plugin's manifest names for a content type, or `own` in its place; null until its code has
 * come. What cannot be had is told of by `onError`.
 */
export function useRenderer(
  type: string,
  onError: RendererProps["onError"],
  own: LazyRenderer | null = null,
): LazyRenderer | null {
  const [loaded, setLoaded] = useState<{ readonly renderer: LazyRenderer } | null>(null);
  useEffect(() => {
    let isGone = false;
    const fetched = Promise.resolve(own ?? rendererOf(type)).then(async (renderer) => {
      // One that cannot be fetched is fetched once more when it is shown, and told of there.
      await renderer?.preload?.().catch(() => undefined);
      return renderer;
    });
    fetched.then(
      (renderer) => {
        if (isGone) return;
        if (renderer) setLoaded({ renderer });
        else onError({ code: "FILE_TYPE_UNDEFINED" });
      },
      () => !isGone && onError({ code: "FILE_HAVE_ERROR" }),
    );
    return () => {
      isGone = true;
    };
  }, [type, own, onError]);
  return loaded?.renderer ?? null;
}
