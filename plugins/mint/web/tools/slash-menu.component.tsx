import { useTexts } from "@estante/sdk";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { createPortal } from "react-dom";
import { BLOCKS, type BlockName } from "./block-choices";
import { BlockIcon } from "./block-icon.component";
import type { Slash } from "./slash-command";
import classes from "./tools.module.css";

/** Takes the keys of the editor while the menu is open. */
export interface SlashKeys {
  readonly press: (event: KeyboardEvent) => boolean;
}

interface Props {
  readonly ref: Ref<SlashKeys>;
  readonly slash: Slash;
  readonly onChoose: (block: BlockName) => void;
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The blocks whose names hold what was written behind the slash; arrows and Enter choose one. */
export function SlashMenu({ ref, slash, onChoose }: Props) {
  const t = useTexts("mint");
  const [at, setAt] = useState(0);
  const offered = BLOCKS.filter((block) => folded(t(`blocks.${block}`)).includes(folded(slash.query)));
  const active = Math.min(at, Math.max(0, offered.length - 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first block
  useEffect(() => setAt(0), [slash.query]);
  useImperativeHandle(ref, () => ({
    press: ({ key }) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (offered.length === 0) return false;
      if (step) setAt((active + step + offered.length) % offered.length);
      else if (key === "Enter" || key === "Tab") onChoose(offered[active] as BlockName);
      else return false;
      return true;
    },
  }));
  if (offered.length === 0 || !slash.place) return null;
  return createPortal(
    <div
      className={classes.slash}
      style={{ left: slash.place.left, top: slash.place.bottom + 6 }}
      role="listbox"
      aria-label={t("editor.blocks")}
    >
      {offered.map((block, place) => (
        <div
          key={block}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classes.slashChoice}
          ref={(element) => {
            if (place === active) element?.scrollIntoView({ block: "nearest" });
          }}
          // The editor keeps the focus: the keys of the menu come from there.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(block);
          }}
        >
          <BlockIcon block={block} />
          {t(`blocks.${block}`)}
        </div>
      ))}
    </div>,
    document.body,
  );
}
