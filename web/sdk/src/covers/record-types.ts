import { recordTypeOf } from "../plugin/registry";
import { translate } from "../texts/use-texts";

const UPRIGHT = 3 / 4;

/** What a type of records is called, such as a content type; one whose plugin is off is said to be so. */
export const recordTypeName = (guid: string | null | undefined): string =>
  recordTypeOf(guid)?.name ?? translate("sdk:types.off");

/** Width by height that a type usually has before its real cover is known. */
export const usualRatio = (guid: string | null | undefined): number =>
  recordTypeOf(guid)?.cover.ratio ?? UPRIGHT;
