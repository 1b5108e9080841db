import { UnstyledButton } from "@mantine/core";
import { IconMathFunction } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useFieldTexts } from "../field-texts";
import { FormulaPreview } from "./formula-preview.component";
import type { MathLibrary } from "./render-formula";
import classes from "./rich-text.module.css";
import { ToolPopover } from "./tool-popover.component";

/** What most formulas are made of, for who does not know LaTeX by heart. */
const PIECES = [
  { id: "fraction", sign: "a⁄b", latex: "\\frac{a}{b}" },
  { id: "root", sign: "√x", latex: "\\sqrt{x}" },
  { id: "power", sign: "x²", latex: "x^{2}" },
  { id: "index", sign: "x₁", latex: "x_{1}" },
  { id: "sum", sign: "∑", latex: "\\sum_{i=1}^{n}" },
  { id: "integral", sign: "∫", latex: "\\int_{a}^{b}" },
  { id: "times", sign: "×", latex: "\\times " },
  { id: "atMost", sign: "≤", latex: "\\leq " },
  { id: "pi", sign: "π", latex: "\\pi " },
] as const;

function setFormula(editor: Editor, formula: string, library: MathLibrary): boolean {
  if (formula === "") return false;
  return editor.chain().focus().insertContent({ type: "formula", attrs: { formula, library } }).run();
}

/** Writes a formula, or changes the one that is chosen: its line, the pieces of LaTeX, and how it will be read. */
export function FormulaTool({ editor, isOff }: { readonly editor: Editor; readonly isOff: boolean }) {
  const t = useFieldTexts();
  const { formula, library } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const chosen = current.getAttributes("formula");
      const wanted: MathLibrary = chosen.library === "mathjax" ? "mathjax" : "katex";
      return { formula: String(chosen.formula ?? ""), library: wanted };
    },
  });
  return (
    <ToolPopover
      id="formula"
      icon={<IconMathFunction size={16} />}
      placeholder="\frac{a}{b}"
      start={formula}
      isOff={isOff}
      onDone={(text) => setFormula(editor, text, library)}
    >
      {({ text, insert }) => (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own */}
          <div role="group" aria-label={t("richText.pieces")} className={classes.pieces}>
            {PIECES.map(({ id, sign, latex }) => (
              <UnstyledButton
                key={id}
                className={classes.piece}
                aria-label={t(`richText.piece.${id}`)}
                onClick={() => insert(latex)}
              >
                {sign}
              </UnstyledButton>
            ))}
          </div>
          <FormulaPreview formula={text} library={library} />
        </>
      )}
    </ToolPopover>
  );
}
