import { type Surfaces, useMarking, useTexts } from "@estante/sdk";
import { Tooltip } from "@mantine/core";
import { createPortal } from "react-dom";
import { useLayers } from "../../../notes/overlay/use-layers";
import { boxOf, type Hotspot, hrefOf } from "./hotspot";
import classes from "./hotspots.module.css";
import type { ShownHotspots } from "./use-hotspots";

interface Props {
  readonly hotspots: ShownHotspots | null;
  readonly surfaces: Surfaces;
  /** The document that they are of. */
  readonly book: string;
  onGo(page: number): void;
}

/** The areas of the pages that lead somewhere; they let the pointer through while it marks. */
export function Hotspots({ hotspots, surfaces, book, onGo }: Props) {
  const { isMarking } = useMarking();
  return useLayers(surfaces).map(([page, layer]) =>
    createPortal(
      hotspots?.shown
        .filter((hotspot) => hotspot.page === page)
        .map((hotspot) => (
          <HotspotLink key={hotspot.guid} hotspot={hotspot} book={book} isOff={isMarking} onGo={onGo} />
        )),
      layer,
      String(page),
    ),
  );
}

interface LinkProps {
  readonly hotspot: Hotspot;
  readonly book: string;
  /** Whether neither the pointer nor the keys reach it. */
  readonly isOff: boolean;
  onGo(page: number): void;
}

function HotspotLink({ hotspot, book, isOff, onGo }: LinkProps) {
  const t = useTexts("viewer");
  const { label, target_page, target_url } = hotspot;
  const shared = {
    className: classes.hotspot,
    style: boxOf(hotspot),
    "data-off": isOff || undefined,
    tabIndex: isOff ? -1 : 0,
  };
  const href = hrefOf(hotspot, book);
  const name = target_url ? t("hotspots.outside", { label }) : label;
  return (
    <Tooltip label={label} openDelay={200}>
      {href ? (
        <a
          {...shared}
          href={href}
          aria-label={name}
          {...(target_url && { target: "_blank", rel: "noopener noreferrer" })}
        />
      ) : (
        <button
          {...shared}
          type="button"
          aria-label={name}
          onClick={() => target_page && onGo(target_page)}
        />
      )}
    </Tooltip>
  );
}
