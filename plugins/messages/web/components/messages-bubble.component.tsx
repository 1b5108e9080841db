import { formatNumber, useTexts } from "@estante/sdk";
import { Tooltip } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { unreadQuery } from "../api/front";
import classes from "./messages-bubble.module.css";
import { MessagesPanel } from "./messages-panel.component";

export interface MessagesBubbleProps {
  /** In the head of the front office, or in the side bar, which is open or folded. */
  readonly place: "head" | "open" | "folded";
  /** Closes the phone's drawer that the side bar is in. */
  readonly onFollow?: (() => void) | undefined;
}

/** The server counts no further than one above. */
const MAX = 99;

/** How many messages wait for the reader, and the panel of them. */
export function MessagesBubble({ place, onFollow }: MessagesBubbleProps) {
  const t = useTexts("messages");
  const { data } = useQuery(unreadQuery());
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = data?.data.unread ?? 0;
  const shown = count > MAX ? `${formatNumber(MAX)}+` : formatNumber(count);
  const name = count > 0 ? t("bubble.unread", { count, shown }) : t("bubble.title");
  const isWord = place === "open";
  const bubble = (
    <Tooltip label={t("bubble.title")} position="right" disabled={place !== "folded"}>
      <button
        ref={button}
        type="button"
        className={place === "head" ? classes.head : classes.item}
        data-folded={place === "folded" || undefined}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={isWord && count === 0 ? undefined : name}
      >
        <IconMessageCircle size={isWord ? 18 : 20} stroke={1.6} aria-hidden />
        {isWord && <span className={classes.word}>{t("bubble.title")}</span>}
        {count > 0 && (
          <span className={classes.count} data-place={place} aria-hidden>
            {shown}
          </span>
        )}
      </button>
    </Tooltip>
  );
  return (
    <>
      {place === "head" ? bubble : <li className={classes.listed}>{bubble}</li>}
      {isOpen && (
        <MessagesPanel
          place={place}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onFollow={() => {
            setOpen(false);
            onFollow?.();
          }}
        />
      )}
    </>
  );
}
