import type { Area } from "react-easy-crop";

/** Wider, nothing shows it. */
const MAX_WIDTH_PX = 2400;
const QUALITY = 0.9;

/** A part of a picture as a picture of its own, of the same format where a browser can write it. */
export async function cropImage(file: File, url: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, MAX_WIDTH_PX / area.width);
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const isPng = file.type === "image/png";
  const type = isPng ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error("nothing was drawn");
  return new File([blob], file.name.replace(/\.[^.]+$/, isPng ? ".png" : ".jpg"), { type });
}
