/** Widths that the server makes of a picture beside its own, which is at most 640 px. */
const WIDTHS = [96, 320] as const;
const LARGEST = 640;

/**
 * A stored picture in the width that it is shown in. Its token opens its narrower copies too.
 * @param width px that it takes on the screen at most; null where its place decides
 */
export function pictureSet(src: string, width: number | null) {
  if (!/[?&]token=/.test(src)) return { src };
  const narrow = WIDTHS.map((width) => `${src}&width=${width} ${width}w`);
  const sizes = width === null ? "auto, 320px" : `${Math.ceil(width)}px`;
  return { sizes, srcSet: [...narrow, `${src} ${LARGEST}w`].join(", "), src };
}
