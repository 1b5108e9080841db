import { type RendererProps, type Surfaces, useOfferSurfaces, useTexts } from "@estante/sdk";
import { useMergedRef, useResizeObserver } from "@mantine/hooks";
import { useMemo, useRef, useState } from "react";
import { LostLine } from "../lost-line.component";
import classes from "./image.module.css";
import { ImageTools } from "./image-tools.component";
import { type PicturePayload, usePicture } from "./use-picture";
import { usePlacement } from "./use-placement";

export function ImageRenderer({ content, payload, session, renew, onError }: RendererProps<PicturePayload>) {
  const t = useTexts("viewer");
  const stage = useRef<HTMLDivElement>(null);
  const [measured, box] = useResizeObserver<HTMLDivElement>();
  const [picture, shown] = useResizeObserver<HTMLImageElement>();
  const { placement, zoom, zoomTo, refit, gestures } = usePlacement(stage);
  const room = { width: box.right - box.left, height: box.bottom - box.top };
  const place = { room, scale: placement.scale };
  const { url, attempt, isLost, extent, loaded, help } = usePicture(payload, place, renew, onError);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useOfferSurfaces(useMemo(() => layer && surfaceOf(layer), [layer]));

  const [natural, setNatural] = useState(payload.width ?? 0);
  const fitted = natural && shown.width ? shown.width / natural : 1;
  const transform = `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})`;
  return (
    <div className={classes.frame}>
      <div
        ref={useMergedRef(stage, measured)}
        className={classes.stage}
        data-zoomed={placement.scale > 1}
        {...gestures}
      >
        {url !== null && (
          <img
            key={attempt}
            ref={picture}
            src={url}
            alt={content.description || content.name}
            draggable={false}
            style={{ ...extent, transform }}
            onLoad={(event) => {
              const { naturalWidth } = event.currentTarget;
              setNatural((known) => known || naturalWidth);
              loaded();
              session.finish();
            }}
            onError={help}
          />
        )}
        {natural > 0 && (
          <div
            ref={setLayer}
            className={classes.layer}
            style={{ width: shown.width, height: shown.height, transform }}
          />
        )}
      </div>
      {isLost && <LostLine />}
      <ImageTools
        label={t("image.tools")}
        percent={Math.round(placement.scale * fitted * 100)}
        isFitted={placement.scale === 1}
        onZoom={zoom}
        onFit={refit}
        onNatural={fitted < 1 ? () => zoomTo(1 / fitted) : undefined}
      />
    </div>
  );
}

/** A picture is one surface, as long as it is there. */
const surfaceOf = (layer: HTMLElement): Surfaces => ({
  layer: (at) => (at === 1 ? layer : null),
  drawn: () => [1],
  onLayers: () => () => undefined,
});
