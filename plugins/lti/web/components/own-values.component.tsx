import { copyText, FormSection, useTexts } from "@estante/sdk";
import { Button, Textarea, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { OWN, type Registration } from "../api/registrations";
import classes from "./school-tab.module.css";

const ICON_PX = 16;
const KEY_ROWS = 4;

/** What is typed into the LMS: addresses of ours and the public key, to be copied. */
export function OwnValues({ registration }: { readonly registration: Registration }) {
  const t = useTexts("lti");
  return (
    <FormSection title={t("own.title")} text={t("own.text")}>
      {OWN.map((name) => {
        const label = t(`fields.${name}`);
        const value = registration[name].trim();
        return (
          <div key={name} className={classes.own}>
            {name === "public_key" ? (
              <Textarea
                label={label}
                value={value}
                readOnly
                minRows={KEY_ROWS}
                maxRows={KEY_ROWS}
                autosize
                classNames={{ input: classes.keys }}
              />
            ) : (
              <TextInput label={label} value={value} readOnly />
            )}
            <Button
              variant="default"
              leftSection={<IconCopy size={ICON_PX} aria-hidden />}
              aria-label={t("own.copyOne", { name: label })}
              onClick={() => void copyText(value, t("own.copied"))}
            >
              {t("own.copy")}
            </Button>
          </div>
        );
      })}
    </FormSection>
  );
}
