import { Dialog, toast, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import {
  IconBrandTeams,
  IconBrandWhatsapp,
  IconCopy,
  IconMail,
  IconSchool,
  IconShare2,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { messageAddress, type SharePlace, sharedAddress } from "../pages/share";
import type { ViewedContent } from "../pages/viewed-content";
import classes from "./dialogs.module.css";
import { useDialogSize } from "./use-dialog-size";

interface Props {
  content: ViewedContent;
  places: readonly SharePlace[];
  opened: boolean;
  onClose(): void;
}

const ICON_PX = 20;
const ICONS: Record<SharePlace, ComponentType<{ readonly size?: number }>> = {
  whatsapp: IconBrandWhatsapp,
  mail: IconMail,
  classroom: IconSchool,
  teams: IconBrandTeams,
};

/** The link of a content: to copy, to send on as a message, or to the device's own sheet where it has one. */
export function ShareDialog({ content, places, opened, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const link = sharedAddress(content);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      return toast.error(t("share.failed"));
    }
    toast.success(t("share.copied"));
    onClose();
  };
  const hand = async () => {
    try {
      await navigator.share({ title: content.name, url: link });
      onClose();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) toast.error(t("notPossible"));
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} size={size} title={t("share.title")} isPlain cancel={null}>
      <div className={classes.link}>
        <TextInput
          readOnly
          label={t("share.link")}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={ICON_PX} />} onClick={() => void copy()}>
          {t("share.copy")}
        </Button>
      </div>
      <ul className={classes.places} aria-label={t("share.places")}>
        {places.map((place) => {
          const Icon = ICONS[place];
          return (
            <li key={place}>
              <Button
                component="a"
                variant="default"
                fullWidth
                justify="start"
                href={messageAddress(place, content.name, link)}
                target="_blank"
                rel="noopener noreferrer"
                leftSection={<Icon size={ICON_PX} />}
                onClick={onClose}
              >
                {t(`share.to.${place}`)}
              </Button>
            </li>
          );
        })}
        {"share" in navigator && (
          <li>
            <Button
              variant="default"
              fullWidth
              justify="start"
              leftSection={<IconShare2 size={ICON_PX} />}
              onClick={() => void hand()}
            >
              {t("share.device")}
            </Button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
