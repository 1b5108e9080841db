import { useEffect, useMemo, useRef } from "react";
import type { LookFrameProps } from "./look-frame.component";
import { READY, TRYING } from "./tried-look";

export interface ScreenFrameProps extends Omit<LookFrameProps, "children"> {
  /** A page of this site. */
  readonly address: string;
}

/** A page of this site as it is, in another look. It is a picture: nothing in it can be pressed or reached. */
export function ScreenFrame({ title, address, branding, scheme, css = "", width, height }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const look = useMemo(() => ({ branding, scheme, css }), [branding, scheme, css]);
  useEffect(() => {
    const page = () => frame.current?.contentWindow;
    const show = () => page()?.postMessage({ kind: TRYING, look }, window.location.origin);
    const hear = ({ source, data }: MessageEvent) => {
      if (source === page() && data?.kind === READY) show();
    };
    show();
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [look]);
  return (
    <div role="img" aria-label={title}>
      <iframe
        ref={frame}
        key={address}
        inert
        name={TRYING}
        title={title}
        src={address}
        width={width}
        height={height}
        style={{ display: "block", border: 0, pointerEvents: "none" }}
      />
    </div>
  );
}
