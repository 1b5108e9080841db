import { useTexts } from "@estante/sdk";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./pdf.module.css";
import type { Hits, PdfStage } from "./pdf-stage";

interface Props {
  stage: PdfStage;
  hits: Hits;
  onClose(): void;
}

export function SearchBar({ stage, hits, onClose }: Props) {
  const t = useTexts("viewer");
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => stage.endFind();
  }, [stage]);
  const search = (text: string) => {
    setWords(text);
    stage.find(text);
  };
  const again = (direction: "next" | "previous") => stage.find(words, direction);
  return (
    <search className={classes.search} aria-label={t("tools.search")}>
      <TextInput
        ref={field}
        size="sm"
        leftSection={<IconSearch size={16} />}
        aria-label={t("tools.search")}
        placeholder={t("pdf.searchPlaceholder")}
        value={words}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") again(event.shiftKey ? "previous" : "next");
          if (event.key === "Escape") onClose();
        }}
      />
      <output className={classes.hits}>
        {words && (hits.total > 0 ? t("pdf.hits", { ...hits }) : t("pdf.noHits"))}
      </output>
      <ActionIcon variant="subtle" aria-label={t("pdf.previousHit")} onClick={() => again("previous")}>
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t("pdf.nextHit")} onClick={() => again("next")}>
        <IconChevronDown size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t("pdf.closeSearch")} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </search>
  );
}
