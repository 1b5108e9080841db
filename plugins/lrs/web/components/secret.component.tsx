import { copyText, Note, useTexts } from "@estante/sdk";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCopy, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { forgetSecret, secretOf } from "../api/secrets";
import classes from "./code.module.css";

interface Props {
  readonly guid: string;
  readonly clientKey: string;
}

/** The secret of a client that was just made, with its key; whoever leaves does not see it again. */
export function Secret({ guid, clientKey }: Props) {
  const t = useTexts("lrs");
  const [secret, setSecret] = useState(() => secretOf(guid));
  if (secret === null) return null;
  const close = () => {
    forgetSecret();
    setSecret(null);
  };
  return (
    <div className={classes.secret}>
      <Note isUrgent icon={<IconKey size={18} aria-hidden />} title={t("clients.secret.title")}>
        <Stack gap="xs">
          <Text size="sm">{t("clients.secret.text")}</Text>
          <pre className={classes.code} data-testid="secret">{`${clientKey}\n${secret}`}</pre>
          <Group gap="xs">
            <Button
              leftSection={<IconCopy size={16} />}
              onClick={() => void copyText(`${clientKey}:${secret}`, t("clients.secret.copied"))}
            >
              {t("clients.secret.copy")}
            </Button>
            <Button variant="default" onClick={close}>
              {t("clients.secret.close")}
            </Button>
          </Group>
        </Stack>
      </Note>
    </div>
  );
}
