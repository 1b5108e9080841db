import { useEffect, useRef, useState } from "react";
import type { Meta } from "../../api/answers";
import { useOwnTexts } from "../../texts/use-texts";
import { totalText } from "../list-foot.component";
import classes from "./bulk-bar.module.css";

/** Says how many rows a search or a filter found, to those who do not see the list change. */
export function FoundRows({ meta, listed }: { readonly meta: Meta | undefined; readonly listed: string }) {
  const t = useOwnTexts();
  const [said, setSaid] = useState("");
  const before = useRef(listed);
  useEffect(() => {
    if (!meta || before.current === listed) return;
    before.current = listed;
    setSaid(t("list.found", { count: meta.total, number: totalText(meta) }));
  }, [meta, listed, t]);
  return (
    <span className={classes.live} aria-live="polite" data-found-rows>
      {said}
    </span>
  );
}
