import { useTexts } from "@estante/sdk";
import type { Attempt } from "./attempts";
import classes from "./player.module.css";

/** How the questions are to be answered, where that is not as everybody may. */
export function AnsweringNotes({ attempt }: { readonly attempt: Attempt }) {
  const t = useTexts("contents");
  const { is_helped, may_skip, may_repeat, standing } = attempt;
  const notes = [
    !is_helped && t("exercise.unhelped"),
    !may_skip && t("exercise.inOrder"),
    !may_repeat && t("exercise.once"),
  ].filter(Boolean);
  if (notes.length === 0 || standing.is_finished) return null;
  return <p className={classes.quiet}>{notes.join(" ")}</p>;
}
