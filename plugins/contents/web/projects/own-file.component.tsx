import { type RendererProps, Skeleton } from "@estante/sdk";
import { useCallback } from "react";
import { RendererOfType } from "../components/renderer-of-type.component";
import classes from "./projects.module.css";
import { QUIET_SESSION } from "./quiet-session";

interface Props extends RendererProps<{ readonly file: unknown }> {
  /** The content type by whose renderer the file is shown. */
  readonly type: string;
}

/** The project's own file, as a content of its format shows it. */
export function OwnFile({ type, ...props }: Props) {
  const { payload, renew } = props;
  const renewFile = useCallback(async () => (await renew()).file, [renew]);
  const waiting = (
    <div className={classes.sheet} aria-busy="true">
      <Skeleton width="100%" height={240} />
    </div>
  );
  return (
    <div className={classes.file}>
      <RendererOfType
        type={type}
        waiting={waiting}
        props={{ ...props, payload: payload.file, session: QUIET_SESSION, renew: renewFile }}
      />
    </div>
  );
}
