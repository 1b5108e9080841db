import { useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import panel from "../pdf/panel/panel.module.css";
import { TabbedPanel } from "../pdf/panel/tabbed-panel.component";
import type { FlatEntry } from "./contents";
import type { Book } from "./use-book";

interface Props {
  book: Book;
  entries: readonly FlatEntry[];
  current: FlatEntry | null;
  onGo(target: string): void;
  onClose(): void;
}

type Tab = "contents" | "bookmarks";

const DEEPEST = 3;

/** The book's contents, and the person's bookmarks. */
export function BookPanel({ book, entries, current, onGo, onClose }: Props) {
  const t = useTexts("viewer");
  const [tab, setTab] = useState<Tab>("contents");
  return (
    <TabbedPanel
      label={t("epub.contents")}
      closeLabel={t("epub.closeContents")}
      tabs={{ contents: t("epub.chapters"), bookmarks: t("epub.bookmarks") }}
      tab={tab}
      onTab={setTab}
      onClose={onClose}
    >
      {tab === "contents" ? (
        <Chapters entries={entries} current={current} onGo={onGo} />
      ) : (
        <Bookmarks book={book} onGo={onGo} />
      )}
    </TabbedPanel>
  );
}

function Chapters({ entries, current, onGo }: Pick<Props, "entries" | "current" | "onGo">) {
  const t = useTexts("viewer");
  if (entries.length === 0) return <p className={panel.note}>{t("epub.noContents")}</p>;
  return (
    <ul className={panel.outline}>
      {entries.map(({ key, title, href, level }) => (
        <li key={key}>
          <UnstyledButton
            className={panel.entry}
            data-level={Math.min(level, DEEPEST)}
            aria-current={key === current?.key ? "location" : undefined}
            disabled={href === null}
            onClick={() => href && onGo(href)}
          >
            <span className={panel.entryTitle}>{title}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function Bookmarks({ book, onGo }: Pick<Props, "book" | "onGo">) {
  const t = useTexts("viewer");
  if (book.bookmarks.length === 0) return <p className={panel.note}>{t("epub.noBookmarks")}</p>;
  return (
    <ul className={panel.outline}>
      {book.bookmarks.map(({ cfi, label, share }) => (
        <li key={cfi}>
          <UnstyledButton className={panel.entry} onClick={() => onGo(cfi)}>
            <span className={panel.entryTitle}>{label}</span>
            <span className={panel.entryPage}>
              {t("tools.percent", { percent: Math.round(share * 100) })}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
