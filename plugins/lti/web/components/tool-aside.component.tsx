import { API_BASE, AsideSection, copyText, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import classes from "./school-tab.module.css";

const ICON_PX = 16;
/** We are one deployment to every tool: the organization. */
const DEPLOYMENT = "1";

/** What a tool has to be told of us, to be copied. */
export function ToolAside({ clientId }: { readonly clientId: string }) {
  const t = useTexts("lti");
  const { origin } = window.location;
  const api = new URL(API_BASE, origin).href;
  const values = {
    clientId,
    issuer: origin,
    deployment: DEPLOYMENT,
    authorization: `${api}/lti/authorize`,
    keySet: `${api}/lti/.well-known/jwks.json`,
  };
  return (
    <AsideSection title={t("tools.aside.title")}>
      <dl className={classes.told}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className={classes.own}>
            <div>
              <dt className={classes.quiet}>{t(`tools.aside.${name}`)}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
            <ActionIcon
              variant="default"
              aria-label={t("own.copyOne", { name: t(`tools.aside.${name}`) })}
              onClick={() => void copyText(value, t("own.copied"))}
            >
              <IconCopy size={ICON_PX} />
            </ActionIcon>
          </div>
        ))}
      </dl>
    </AsideSection>
  );
}
