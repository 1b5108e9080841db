import {
  asFailure,
  EmptyState,
  ErrorState,
  LoadingRows,
  reasonOf,
  recordTypeName,
  toast,
  useParams,
  useTexts,
} from "@estante/sdk";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { IconLink, IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { CHOICE, chooseLinks, OFFERED, type OfferedContent } from "../api/links";
import { useApiQuery } from "../api/registrations";
import classes from "./choose-links.module.css";

const ICON_PX = 16;
const SHOWN = 200;

/** `/lti/links/{guid}`: a teacher who came from the LMS chooses what it links. */
export function ChooseLinksPage() {
  const t = useTexts("lti");
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const choice = useApiQuery(CHOICE, { path: { guid } });
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{t("links.title")}</h1>
      {choice.isError && <ErrorState error={choice.error} onRetry={() => void choice.refetch()} />}
      {choice.isPending && <LoadingRows columns={2} />}
      {choice.data && <Chooser guid={guid} most={choice.data.data.max_links} />}
    </main>
  );
}

interface ChooserProps {
  readonly guid: string;
  readonly most: number;
}

function Chooser({ guid, most }: ChooserProps) {
  const t = useTexts("lti");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const send = async (contents: readonly string[]) => {
    setSending(true);
    try {
      await chooseLinks(guid, contents);
    } catch (thrown) {
      toast.error(t("links.failed"), { text: reasonOf(asFailure(thrown)) });
      setSending(false);
    }
  };
  const toggle = (content: string) =>
    setChosen((last) => {
      if (last.includes(content)) return last.filter((other) => other !== content);
      return most === 1 ? [content] : [...last, content];
    });
  return (
    <>
      <p className={classes.text}>{t("links.text", { count: most })}</p>
      <TextInput
        aria-label={t("links.search")}
        placeholder={t("links.search")}
        leftSection={<IconSearch size={ICON_PX} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Offered guid={guid} words={words} chosen={chosen} isFull={chosen.length >= most} onToggle={toggle} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => void send([])} loading={isSending}>
          {t("links.none")}
        </Button>
        <Button
          leftSection={<IconLink size={ICON_PX} aria-hidden />}
          onClick={() => void send(chosen)}
          loading={isSending}
          disabled={chosen.length === 0}
        >
          {t("links.link", { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

interface OfferedProps {
  readonly guid: string;
  readonly words: string;
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly onToggle: (content: string) => void;
}

function Offered({ guid, words, chosen, isFull, onToggle }: OfferedProps) {
  const t = useTexts("lti");
  const q = useDeferredValue(words.trim());
  const query = useApiQuery(OFFERED, { path: { guid }, query: { pageSize: SHOWN, ...(q && { q }) } });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const contents = query.data.data;
  if (contents.length === 0) {
    return <EmptyState title={t(q ? "links.noneFound" : "links.empty")} text={t("links.emptyText")} />;
  }
  return (
    <ul className={classes.rows} aria-label={t("links.contents")}>
      {contents.map((content: OfferedContent) => {
        const isChosen = chosen.includes(content.guid);
        return (
          <li key={content.guid} className={classes.row}>
            <Checkbox
              label={content.name}
              description={[recordTypeName(content.type_guid), content.author].filter(Boolean).join(" · ")}
              checked={isChosen}
              disabled={isFull && !isChosen && chosen.length > 1}
              onChange={() => onToggle(content.guid)}
            />
          </li>
        );
      })}
    </ul>
  );
}
