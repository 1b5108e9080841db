/** Widest a picture of a text is kept, in px: a column of text at two pixels a point. */
const MAX_WIDTH_PX = 1200;
/** The most characters of its address: some 350 KiB of picture. */
const MAX_LENGTH = 480_000;
const QUALITY = 0.82;
const SMALLER = 0.7;

/** What stands in a text: bytes that run nothing, or an address that is opened beside the page. */
export const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp);base64,/;

/** A picture as it stands in a text: no wider than is shown, as WebP where the browser writes it. Raises Error. */
export async function pictureData(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  let width = Math.min(picture.width, MAX_WIDTH_PX);
  let data = draw(picture, width);
  while (data.length > MAX_LENGTH) {
    width *= SMALLER;
    data = draw(picture, width);
  }
  picture.close();
  return data;
}

function draw(picture: ImageBitmap, width: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((width / picture.width) * picture.height));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser draws no pictures");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", QUALITY);
}
