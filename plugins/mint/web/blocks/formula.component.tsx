import { RichText } from "@estante/sdk";

interface Props {
  readonly latex: string;
  readonly isBlock?: boolean;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A formula as it is read: the kit draws it, and fetches what draws it with the first one. */
export function Formula({ latex, isBlock = false }: Props) {
  const shown = isBlock ? `\\displaystyle ${latex}` : latex;
  return <RichText html={`<span data-formula="${escaped(shown)}">${escaped(latex)}</span>`} isShort />;
}
