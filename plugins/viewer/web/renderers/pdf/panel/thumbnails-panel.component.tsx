import { useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { memo, useEffect, useRef, useState } from "react";
import type { PdfStage } from "../stage/pdf-stage";
import classes from "./panel.module.css";

interface Props {
  stage: PdfStage;
  /** The pages to show, counted from 1. */
  numbers: readonly number[];
  page: number;
  onGo(page: number): void;
}

const WIDTH_PX = 92;
/** Drawn a little before they come into view, kept a little after. */
const NEAR = { rootMargin: "300px" };

export function Thumbnails({ stage, numbers, page, onGo }: Props) {
  const t = useTexts("viewer");
  return (
    <ul className={classes.thumbnails}>
      {numbers.map((number) => (
        <Thumbnail
          key={number}
          stage={stage}
          number={number}
          label={t("pdf.goTo", { page: number })}
          current={number === page}
          onGo={onGo}
        />
      ))}
    </ul>
  );
}

interface ThumbnailProps {
  stage: PdfStage;
  number: number;
  label: string;
  current: boolean;
  onGo(page: number): void;
}

/** There may be a thousand of them: turning a page draws two anew. */
const Thumbnail = memo(function Thumbnail({ stage, number, label, current, onGo }: ThumbnailProps) {
  const place = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting === true),
      NEAR,
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const drawn = canvas.current;
    if (!seen || !drawn) return;
    stage.drawThumbnail(number, drawn, WIDTH_PX).catch(() => undefined);
    return () => {
      // A phone grants little memory to pictures: what left the view gives its own back.
      drawn.width = 0;
      drawn.height = 0;
    };
  }, [seen, stage, number]);
  useEffect(() => {
    if (current) place.current?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <li ref={place}>
      <UnstyledButton
        className={classes.thumbnail}
        aria-label={label}
        aria-current={current ? "page" : undefined}
        onClick={() => onGo(number)}
      >
        <canvas ref={canvas} className={classes.thumbnailPage} />
        <span>{stage.labels?.[number - 1] ?? number}</span>
      </UnstyledButton>
    </li>
  );
});
