import { Button } from "@mantine/core";
import { IconFolderOpen } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { ShelfDrawing } from "../feedback/shelf-drawing.component";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./drop-zone.module.css";

export interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly title: string;
  readonly text?: ReactNode;
  /** Endings or media types for the file dialog; the server decides all the same. */
  readonly accept?: string;
  readonly multiple?: boolean;
}

/** A place to drop files on, with a button that does the same. */
export function DropZone({ onFiles, title, text, accept, multiple = true }: DropZoneProps) {
  const t = useOwnTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0) onFiles(multiple ? list : list.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={classes.zone}
      data-over={isOver || undefined}
      aria-label={title}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <span className={classes.drawing}>
        <ShelfDrawing scene="gap" width={172} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFolderOpen size={16} />}
        onClick={() => input.current?.click()}
      >
        {t(multiple ? "uploads.choose" : "uploads.chooseOne")}
      </Button>
    </section>
  );
}
