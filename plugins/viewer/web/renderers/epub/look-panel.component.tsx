import { useTexts } from "@estante/sdk";
import { ActionIcon, SegmentedControl, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Look, Theme } from "../../player/epub/protocol";
import classes from "./epub.module.css";
import { SIZES } from "./saved-look";

interface Props {
  look: Look;
  /** Pages that are fixed have a size and letters of their own. */
  isFixed: boolean;
  onChange(changed: Partial<Look>): void;
  onClose(): void;
}

const THEMES: readonly Theme[] = ["white", "paper", "grey", "night"];
const CHOICES = {
  font: ["book", "serif", "sans"],
  spacing: ["tight", "normal", "wide"],
  margins: ["small", "medium", "large"],
  flow: ["one", "two", "scrolled"],
} as const;

/** How the words of books look, for this person on this device. */
export function LookPanel({ look, isFixed, onChange, onClose }: Props) {
  const t = useTexts("viewer");
  return (
    <section className={classes.look} aria-label={t("epub.look")}>
      <div className={classes.lookHead}>
        <h2 className={classes.lookTitle}>{t("epub.look")}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t("epub.closeLook")} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <fieldset className={classes.themes} aria-label={t("epub.theme")}>
        {THEMES.map((theme) => (
          <UnstyledButton
            key={theme}
            className={classes.theme}
            aria-pressed={theme === look.theme}
            onClick={() => onChange({ theme })}
          >
            <span className={classes.swatch} data-theme={theme} aria-hidden="true">
              Aa
            </span>
            {t(`epub.themes.${theme}`)}
          </UnstyledButton>
        ))}
      </fieldset>
      {!isFixed && <Letters look={look} onChange={onChange} />}
    </section>
  );
}

function Letters({ look, onChange }: Pick<Props, "look" | "onChange">) {
  const t = useTexts("viewer");
  const { least, most, step } = SIZES;
  return (
    <>
      <div className={classes.sizes}>
        <UnstyledButton
          className={classes.size}
          aria-label={t("epub.smaller")}
          disabled={look.size <= least}
          onClick={() => onChange({ size: look.size - step })}
        >
          A−
        </UnstyledButton>
        <output>{t("tools.percent", { percent: look.size })}</output>
        <UnstyledButton
          className={classes.size}
          aria-label={t("epub.larger")}
          disabled={look.size >= most}
          onClick={() => onChange({ size: look.size + step })}
        >
          A+
        </UnstyledButton>
      </div>
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((choice) => (
        <div key={choice} className={classes.choice}>
          <span>{t(`epub.${choice}`)}</span>
          <SegmentedControl
            size="xs"
            value={look[choice]}
            aria-label={t(`epub.${choice}`)}
            onChange={(value) => onChange({ [choice]: value })}
            data={CHOICES[choice].map((value) => ({ value, label: t(`epub.choices.${choice}.${value}`) }))}
          />
        </div>
      ))}
    </>
  );
}
