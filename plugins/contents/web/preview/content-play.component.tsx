import { isShownBeside, KeyScope, pluginsOf, Slot, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlayerPlay, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ContentRow } from "../api/contents";
import classes from "./content-play.module.css";

/** Filled by who shows contents; what fills it is fetched when somebody asks for it. */
const PLACE = "contents.list.preview.v1";
const READY = new Set<ContentRow["storage_status"]>(["none", "upload-done"]);

interface Play {
  /** To stand on the cover; why there is nothing to play, where that will change. */
  readonly play: ReactNode;
  /** The content itself, once it was asked for. */
  readonly stage: ReactNode;
}

/** Shows a content where its cover was, as long as somebody wants to. */
export function useContentPlay({ guid, type_guid, status, storage_status }: ContentRow): Play {
  const t = useTexts("contents");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const scope = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) scope.current?.querySelector<HTMLElement>("[data-keys]")?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (pluginsOf(PLACE).length === 0 || !isShownBeside(type_guid)) return { play: null, stage: null };
  const why = whyNot(status, storage_status);
  if (why) return { play: <span className={classes.why}>{t(why)}</span>, stage: null };
  const play = (
    <Button
      ref={button}
      size="xs"
      leftSection={<IconPlayerPlay size={16} />}
      onClick={() => setOpen(true)}
      className={classes.play}
    >
      {t("preview.play")}
    </Button>
  );
  if (!isOpen) return { play, stage: null };
  const close = () => setOpen(false);
  return {
    play,
    stage: (
      <div ref={scope} className={classes.stage}>
        <KeyScope label={t("preview.stage")} className={classes.scope} onEscape={close}>
          <Slot
            name={PLACE}
            values={{ guid }}
            loading={<div className={classes.waiting} aria-busy="true" />}
          />
        </KeyScope>
        <Button
          size="compact-xs"
          variant="default"
          className={classes.close}
          leftSection={<IconX size={14} />}
          onClick={close}
        >
          {t("preview.stop")}
        </Button>
      </div>
    ),
  };
}

function whyNot(status: ContentRow["status"], storage: ContentRow["storage_status"]): string | null {
  if (status === "inactive") return "preview.inactive";
  if (storage === "failed") return "preview.failed";
  return READY.has(storage) ? null : "preview.notReady";
}
