import { useEffect, useRef, useState } from "react";
import type { Meta } from "../../api/answers";
import { useOwnTexts } from "../../texts/use-texts";
import { totalText } from "../list-foot.component";
import classes from "./bulk-bar.module.css";

/** Says how many rows a search or a filter found, to those who do not see the list change. */
export function ResultCount({ meta, listed }: { readonly meta: Meta | undefined; readonly listed: string }) {
  const t = useOwnTexts();
  const [text, setText] = useState("");
  const before = useRef(listed);
  useEffect(() => {
    if (!meta || before.current === listed) return;
    before.current = listed;
    setText(t("list.found", { count: meta.total, number: totalText(meta) }));
  }, [meta, listed, t]);
  return (
    <span className={classes.live} aria-live="polite" data-result-count>
      {text}
    </span>
  );
}
