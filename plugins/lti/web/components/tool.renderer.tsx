import { asFailure, type RendererProps } from "@estante/sdk";
import { useEffect, useState } from "react";
import { launchTool } from "../api/tools";
import classes from "./tool-renderer.module.css";

interface ToolPayload {
  readonly tool_guid: string;
  readonly url: string;
}

/** An outside tool in a frame of its own, which is told by a signed form who opens it, as what, in which course. */
export function ToolRenderer({ content, launch, session, onError }: RendererProps<ToolPayload>) {
  const [address, setAddress] = useState<string | null>(null);
  const { guid, name } = content;
  const { courseGuid } = launch;
  useEffect(() => {
    let gone = false;
    launchTool(guid, courseGuid).then(
      (begun) => {
        if (gone) return;
        setAddress(begun);
        session.finish();
      },
      (thrown: unknown) => {
        const { code, message } = asFailure(thrown);
        if (!gone) onError({ code, message });
      },
    );
    return () => {
      gone = true;
    };
  }, [guid, courseGuid, session, onError]);
  if (address === null) return <div className={classes.waiting} aria-busy="true" />;
  return (
    <iframe
      className={classes.frame}
      src={address}
      title={name}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
      allow="fullscreen"
    />
  );
}
