import { Tooltip } from "@mantine/core";
import { formatList } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./others-here.module.css";
import { useOthersHere } from "./use-others-here";

const SHOWN = 3;

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
};

/** Who else has this record open. */
export function OthersHere({ address }: { readonly address: string }) {
  const t = useOwnTexts();
  const people = useOthersHere(address);
  const names = formatList(people.map(({ name }) => name));
  const sentence = people.length > 0 ? t("opened.others", { names, count: people.length }) : "";
  return (
    <span role="status" className={classes.others}>
      {people.length > 0 && (
        <Tooltip label={sentence}>
          <span className={classes.faces}>
            {people.slice(0, SHOWN).map(({ guid, name }) => (
              <span key={guid} className={classes.face} aria-hidden>
                {initialsOf(name)}
              </span>
            ))}
            {people.length > SHOWN && (
              <span className={classes.face} aria-hidden>
                +{people.length - SHOWN}
              </span>
            )}
            <span className={classes.words}>{sentence}</span>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
