import { version } from "../../package.json";

/** The build's version label, shown in the person menu (SHE-083). */
export const VERSION = version;
