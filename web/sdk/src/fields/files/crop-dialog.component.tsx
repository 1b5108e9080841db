import { Button, Slider } from "@mantine/core";
import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Dialog } from "../../dialogs/dialog.component";
import { formatPercent } from "../../texts/format";
import { useFieldTexts } from "../field-texts";
import { cropImage } from "./crop-image";
import classes from "./files.module.css";

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
const MOVE_STEP_PX = 8;

export interface CropDialogProps {
  readonly file: File;
  /** Width by height. */
  readonly ratio: number;
  readonly onClose: () => void;
  /** The part that was chosen, as a picture of its own, or the whole one. */
  readonly onCrop: (file: File) => void;
}

/** The part of a picture that is used: moved by dragging or arrows, zoomed by a slider. */
export function CropDialog({ file, ratio, onClose, onCrop }: CropDialogProps) {
  const t = useFieldTexts();
  const [url, setUrl] = useState<string | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCutting, setCutting] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const cut = async () => {
    if (!url || !area) return;
    setCutting(true);
    try {
      onCrop(await cropImage(file, url, area));
    } catch {
      setProblem(t("files.notCut"));
      setCutting(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="default"
      title={t("files.crop")}
      subtitle={t("files.cropText")}
      aside={
        <Button variant="default" onClick={() => onCrop(file)}>
          {t("files.cropNone")}
        </Button>
      }
      confirm={{
        label: t("files.cropUse"),
        run: () => void cut(),
        isDisabled: area === null || problem !== null,
        isRunning: isCutting,
      }}
    >
      <div className={classes.cropper}>
        {url && (
          <Cropper
            image={url}
            aspect={ratio}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={MOVE_STEP_PX}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setArea(pixels)}
            cropperProps={{ role: "application", "aria-label": t("files.cropArea") }}
            mediaProps={{ alt: "", onError: () => setProblem(t("files.broken")) }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className={classes.zoom}>
        <span aria-hidden="true">{t("files.zoom")}</span>
        <Slider
          thumbLabel={t("files.zoom")}
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          label={formatPercent}
          thumbProps={{ "aria-valuetext": formatPercent(zoom) }}
          onChange={setZoom}
        />
      </div>
    </Dialog>
  );
}
