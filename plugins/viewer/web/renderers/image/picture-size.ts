/** A file of the picture with so many pixels. */
export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How large a picture stands in a stage: all of it, and no larger than it is. */
export function fitInto(stage: Extent, picture: Extent): Extent {
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * The file that has the pixels of a width, the narrowest of them, else the whole picture. One that was fetched already
 * and is wider needs no other.
 */
export function fileFor(files: readonly PictureFile[], pixels: number, fetched = 0): PictureFile | null {
  const wanted = Math.max(pixels, fetched);
  return files.find(({ width }) => width >= wanted - ROUNDING) ?? null;
}

/** Widths are rounded on their way through a stage and a screen's pixels a point. */
const ROUNDING = 1;
