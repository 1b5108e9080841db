import { ActionIcon, Tooltip } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useOwnTexts } from "../texts/use-texts";
import { useFavourites } from "./opened-records";

export interface FavouriteButtonProps {
  readonly address: string;
  readonly title: string;
  readonly type: string | null;
}

/** Has a record at hand in the palette and at home, or no longer. */
export function FavouriteButton({ address, title, type }: FavouriteButtonProps) {
  const t = useOwnTexts();
  const { has, toggle } = useFavourites();
  const isChosen = has(address);
  const label = t(isChosen ? "opened.unfavourite" : "opened.favourite");
  const Icon = isChosen ? IconStarFilled : IconStar;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("opened.favourite")}
        aria-pressed={isChosen}
        onClick={() => toggle({ address, title, type, at: Date.now() })}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
