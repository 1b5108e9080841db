import { type RenderedContent, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { ContentCard } from "../card/content-card.component";

interface Props {
  content: RenderedContent;
  onOpen(): void;
}

/** What somebody sees who comes back from a package. */
export function ActivityCard({ content, onOpen }: Props) {
  const t = useTexts("viewer");
  return (
    <ContentCard content={content} title={content.name}>
      {content.description && <p>{content.description}</p>}
      <p>{t("activity.back")}</p>
      <Button leftSection={<IconPlayerPlay size={18} />} onClick={onOpen}>
        {t("activity.openAgain")}
      </Button>
    </ContentCard>
  );
}
