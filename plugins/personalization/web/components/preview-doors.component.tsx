import { useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconListTree, IconSearch } from "@tabler/icons-react";
import classes from "./preview.module.css";
import { PreviewMark } from "./preview-mark.component";

interface Props {
  readonly name: string;
  /** The first colour as it was chosen. */
  readonly color: string;
}

/** A content that is being read. */
export function ViewerScreen({ name }: Props) {
  const t = useTexts("personalization");
  const word = (key: string) => t(`preview.words.${key}`);
  return (
    <div className={classes.viewer}>
      <header className={classes.viewerBar}>
        <PreviewMark />
        <strong>{word("novel")}</strong>
        <span className={classes.space} />
        <IconListTree size={20} stroke={1.6} aria-hidden />
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <Button size="xs">{word("finish")}</Button>
      </header>
      <main className={classes.paper}>
        <h1>{word("chapter")}</h1>
        <p>{word("paragraph")}</p>
        <p>{word("paragraphNext")}</p>
        <p>
          <span className={classes.link}>{word("note")}</span>
        </p>
      </main>
      <footer className={classes.viewerFoot}>
        <Button variant="default" size="xs" leftSection={<IconChevronLeft size={16} aria-hidden />}>
          {word("before")}
        </Button>
        <span className={classes.progress} aria-hidden="true" />
        <Button variant="default" size="xs" rightSection={<IconChevronRight size={16} aria-hidden />}>
          {word("next")}
        </Button>
        <span className={classes.quiet}>{name}</span>
      </footer>
    </div>
  );
}

/** A letter: a mail program reads no style sheet and fetches no font. */
export function LetterScreen({ name, color }: Props) {
  const t = useTexts("personalization");
  const word = (key: string) => t(`preview.words.${key}`);
  return (
    <div className={classes.desk}>
      <main className={classes.letter} style={{ borderTopColor: color }}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{word("greeting")}</p>
        <p>{word("letter")}</p>
        <p className={classes.letterLink} style={{ color }}>
          {word("letterAction")}
        </p>
      </main>
    </div>
  );
}
