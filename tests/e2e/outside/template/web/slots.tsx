import { AsideSection, Dialog, useTexts } from "@estante/sdk";

/** A tab of contents' page. */
export function SyllablesTab({ record }: { record: { name: string } }) {
  const t = useTexts("haiku");
  return <p data-testid="syllables">{t("syllables", { name: record.name })}</p>;
}

/** A block of the aside, and of the start page. */
export function MoonAside() {
  const t = useTexts("haiku");
  return (
    <AsideSection title={t("moon")}>
      <p>{t("moonText")}</p>
    </AsideSection>
  );
}

/** A panel beside an open content. */
export function ReadingAside({ content }: { content: { name: string } }) {
  const t = useTexts("haiku");
  return <p data-testid="reading">{t("syllables", { name: content.name })}</p>;
}

/** What an action of the player opens. */
export const ReadAloudHere = ({ content, onClose }: { content: { name: string }; onClose: () => void }) => (
  <ReadAloud row={content} onClose={onClose} />
);

/** What the action of a row opens. */
export function ReadAloud({ row, onClose }: { row: { name: string }; onClose: () => void }) {
  const t = useTexts("haiku");
  return (
    <Dialog opened onClose={onClose} title={t("aloud")}>
      <p>{t("syllables", { name: row.name })}</p>
    </Dialog>
  );
}
