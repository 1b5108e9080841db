/** How large pages are drawn, and which of them are before the eyes. */

import type { Engine } from "../document/engine-start";
import type { Fit } from "./saved-view";
import type { Spread } from "./spreads";

type Viewer = InstanceType<Engine["viewer"]["PDFViewer"]>;

interface VisiblePage {
  readonly id: number;
  /** How much of the page is in the window. */
  readonly percent: number;
  readonly view: { readonly div: HTMLElement };
}

/** Narrower than this a window is taken for a phone's. */
export const NARROW_PX = 768;
const GUTTER_PX = 12;
/** Between facing pages; as pdf.js's style sheet has it. */
const BETWEEN_PX = 10;
const LARGEST_AUTO = 1.25;
const HALF = 0.5;

/** The scale at which a page, or both that face each other, fit the window with a gutter around. */
export function scaleOf(fit: Fit, viewer: Viewer, spread: Spread): number {
  const { container } = viewer;
  const page = viewer.getPageView(viewer.currentPageNumber - 1) as {
    width: number;
    height: number;
    scale: number;
  };
  const [width, height] = [page.width / page.scale, page.height / page.scale];
  const sheets = spread === "facing" ? 2 : 1;
  const wide = (container.clientWidth - 2 * GUTTER_PX - (sheets - 1) * 2 * BETWEEN_PX) / (width * sheets);
  const style = getComputedStyle(container);
  const high = (container.clientHeight - 2 * Number.parseFloat(style.paddingTop)) / height;
  if (fit === "page-width") return wide;
  if (fit === "page-fit") return Math.min(wide, high);
  return Math.min(LARGEST_AUTO, width > height ? Math.min(wide, high) : wide);
}

/** Whether there is room for no more than one page beside another. */
export const isUprightPhone = ({ clientWidth, clientHeight }: Element) =>
  clientWidth < NARROW_PX && clientHeight > clientWidth;

/** The pages of which half is in the window, and the one that fills half of it, so large may it be drawn. */
export function pagesBeforeEyes(viewer: Viewer): number[] {
  const { container } = viewer;
  const window = container.clientWidth * container.clientHeight;
  const { views } = viewer._getVisiblePages() as { views: readonly VisiblePage[] };
  const isSeen = ({ percent, view }: VisiblePage) => {
    const share = percent / 100;
    return share >= HALF || (share * view.div.offsetWidth * view.div.offsetHeight) / window >= HALF;
  };
  return views.filter(isSeen).map(({ id }) => id);
}
