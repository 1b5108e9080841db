import { Dialog, useTexts } from "@estante/sdk";
import { SegmentedControl, Textarea } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Formula } from "../blocks/formula.component";
import classes from "./tools.module.css";

/** A formula that is being written: a new one where the cursor is, or one that stands at a position. */
export interface WrittenFormula {
  readonly latex: string;
  readonly position: number | null;
  readonly isBlock: boolean;
}

interface Props {
  readonly editor: Editor;
  readonly formula: WrittenFormula;
  readonly onClose: () => void;
}

/** Writes a formula in LaTeX, and shows it as it will be read. */
export function FormulaDialog({ editor, formula, onClose }: Props) {
  const t = useTexts("mint");
  const [latex, setLatex] = useState(formula.latex);
  const [isBlock, setBlock] = useState(formula.isBlock);
  const isNew = formula.position === null;
  const take = () => {
    const chain = editor.chain().focus();
    const written = latex.trim();
    if (formula.position === null) {
      (isBlock
        ? chain.insertBlockMath({ latex: written })
        : chain.insertInlineMath({ latex: written })
      ).run();
    } else {
      const changed = { latex: written, pos: formula.position };
      (isBlock ? chain.updateBlockMath(changed) : chain.updateInlineMath(changed)).run();
    }
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("blocks.math")}
      confirm={{ label: t("editor.apply"), run: take, isDisabled: latex.trim() === "" }}
    >
      <div className={classes.formula}>
        <Textarea
          data-autofocus
          autosize
          label={t("editor.latex")}
          placeholder="\frac{a}{b}"
          value={latex}
          maxLength={4000}
          onChange={(event) => setLatex(event.currentTarget.value)}
        />
        {isNew && (
          <SegmentedControl
            aria-label={t("editor.formulaPlace")}
            value={isBlock ? "block" : "line"}
            onChange={(value) => setBlock(value === "block")}
            data={[
              { value: "block", label: t("editor.formulaBlock") },
              { value: "line", label: t("editor.formulaLine") },
            ]}
          />
        )}
        <div className={classes.drawn} role="status">
          {latex.trim() && <Formula latex={latex} isBlock={isBlock} />}
        </div>
      </div>
    </Dialog>
  );
}
