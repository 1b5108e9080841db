import { type AnswerData, formatDate, formatRelative, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconDeviceMobile, IconKey } from "@tabler/icons-react";
import classes from "./second-step.module.css";

export type Factor = AnswerData<"get", "/front/profile/second-factor">["factors"][number];

interface Props {
  readonly factors: readonly Factor[];
  /** Without both they are only shown. */
  readonly onRename?: (factor: Factor) => void;
  readonly onRemove?: (factor: Factor) => void;
}

/** Authenticators and passkeys, each with when it was used last. */
export function FactorList({ factors, onRename, onRemove }: Props) {
  const t = useTexts("shell");
  return (
    <ul className={classes.factors}>
      {factors.map((factor) => {
        const { guid, kind, label, host, created_at, last_used_at } = factor;
        const facts = [
          t(`secondStep.kinds.${kind}`),
          host,
          last_used_at
            ? t("secondStep.used", { time: formatRelative(last_used_at) })
            : t("secondStep.unused", { date: formatDate(created_at) }),
        ];
        return (
          <li key={guid} className={classes.factor}>
            {kind === "passkey" ? (
              <IconKey size={20} aria-hidden />
            ) : (
              <IconDeviceMobile size={20} aria-hidden />
            )}
            <div className={classes.named}>
              <strong>{label}</strong>
              <p className={classes.quiet}>{facts.filter(Boolean).join(" · ")}</p>
            </div>
            {onRename && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t("secondStep.renameNamed", { label })}
                onClick={() => onRename(factor)}
              >
                {t("secondStep.rename")}
              </Button>
            )}
            {onRemove && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t("secondStep.removeNamed", { label })}
                onClick={() => onRemove(factor)}
              >
                {t("secondStep.remove")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
