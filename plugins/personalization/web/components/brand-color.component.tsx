import { contrast, formatNumber, paletteOf, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import classes from "./personalize.module.css";

const WHITE = "#ffffff";
const READ = 4.5;
const TEXT_STEP = 8;

interface Props {
  readonly color: string | null;
  readonly onUse: ((color: string) => void) | null;
}

/** Where a colour is too pale to be read: the step of it that stands for it, and a way to take that instead. */
export function BrandColor({ color, onUse }: Props) {
  const t = useTexts("personalization");
  if (!color || contrast(color, WHITE) >= READ) return null;
  const steps = paletteOf({ first: color, second: color }).brand;
  const proposal = steps[TEXT_STEP];
  const ratio = formatNumber(Math.floor(contrast(proposal, WHITE) * 10) / 10);
  return (
    <div className={classes.adapted} role="note">
      <strong>{t("contrast.adapted")}</strong>
      <p>{t("contrast.adaptedText", { color: proposal, ratio })}</p>
      <div className={classes.ramp} aria-hidden="true">
        {steps.map((step, at) => (
          <span key={step} style={{ background: step }} data-used={at === TEXT_STEP || undefined} />
        ))}
      </div>
      {onUse && (
        <Button variant="default" size="xs" onClick={() => onUse(proposal)}>
          {t("contrast.use", { color: proposal })}
        </Button>
      )}
    </div>
  );
}
