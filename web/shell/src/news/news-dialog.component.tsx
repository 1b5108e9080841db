import { Badge, Dialog, useTexts } from "@estante/sdk";
import { use, useEffect, useState } from "react";
import { NEWS, newsTexts, useUnseenNews } from "./news";
import classes from "./news.module.css";

/** Everything that is new, with a mark at what this person has not seen; seen once it is closed. */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  use(newsTexts);
  const t = useTexts("news");
  const { unseen, markSeen } = useUnseenNews();
  const [marked] = useState(unseen);
  useEffect(() => markSeen, [markSeen]);
  return (
    <Dialog opened onClose={onClose} title={t("title")} size="small" withClose cancel={null} isPlain>
      <ul className={classes.news}>
        {NEWS.map((id) => (
          <li key={id}>
            <span>{t(`items.${id}`)}</span>
            {marked.includes(id) && <Badge tone="accent">{t("new")}</Badge>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
