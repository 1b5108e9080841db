import { useTexts } from "@estante/sdk";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import classes from "./editor.module.css";
import { newPair } from "./new-question";
import type { OfType, Pair } from "./questions";

interface Props {
  readonly question: OfType<"matching">;
  readonly onChange: (question: OfType<"matching">) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

const MAX_PAIRS = 30;
const LEAST = 2;
const MAX_LENGTH = 500;

/** Pairs: who answers finds the right sides mixed. */
export function PairsForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  const pairs = question.pairs ?? [];
  const put = (next: Pair[]) => onChange({ ...question, pairs: next });
  const change = (id: string, fields: Partial<Pair>) =>
    put(pairs.map((pair) => (pair.id === id ? { ...pair, ...fields } : pair)));
  const error = errorOf("pairs");
  return (
    <fieldset className={classes.parts}>
      <legend>{t("questions.pairs")}</legend>
      {pairs.map((pair, at) => (
        <div key={pair.id} className={classes.row}>
          {(["left", "right"] as const).map((side) => (
            <TextInput
              key={side}
              aria-label={t(`questions.${side}`, { place: at + 1 })}
              placeholder={t(`questions.${side}`, { place: at + 1 })}
              maxLength={MAX_LENGTH}
              value={pair[side]}
              readOnly={isReadOnly}
              onChange={(event) => change(pair.id, { [side]: event.currentTarget.value })}
            />
          ))}
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={pairs.length <= LEAST}
              aria-label={t("questions.removePair", { place: at + 1 })}
              onClick={() => put(pairs.filter(({ id }) => id !== pair.id))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      ))}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {!isReadOnly && pairs.length < MAX_PAIRS && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...pairs, newPair()])}
        >
          {t("questions.addPair")}
        </Button>
      )}
    </fieldset>
  );
}
