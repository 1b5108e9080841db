import { API_BASE, AsideSection, copyText, usePermission, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { type ToolRow, tryTool } from "../api/tools";
import classes from "./school-tab.module.css";
import { Trial } from "./trial.component";

const ICON_PX = 16;
/** We are one deployment to every tool: the organization. */
const DEPLOYMENT = "1";

/** Beside a tool: what it has to be told of us, to be copied, and whether it asks as it is registered. */
export function ToolAside({ tool }: { readonly tool: ToolRow }) {
  const t = useTexts("lti");
  const mayChange = usePermission("lti_tools.update");
  return (
    <>
      <AsideSection title={t("tools.aside.title")}>
        <OurValues clientId={tool.client_id} />
      </AsideSection>
      {mayChange && (
        <AsideSection title={t("try.title")}>
          <p className={classes.quiet}>{t("tools.try.text")}</p>
          <Trial
            key={tool.updated_at}
            run={() => tryTool(tool.guid)}
            ready={t("tools.try.ready")}
            notReady={t("tools.try.notReady")}
          />
        </AsideSection>
      )}
    </>
  );
}

function OurValues({ clientId }: { readonly clientId: string }) {
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
    <dl className={classes.told}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt className={classes.quiet}>{t(`tools.aside.${name}`)}</dt>
          <dd className={`${classes.own} ${classes.value}`}>
            <span>{value}</span>
            <ActionIcon
              variant="default"
              aria-label={t("own.copyOne", { name: t(`tools.aside.${name}`) })}
              onClick={() => void copyText(value, t("own.copied"))}
            >
              <IconCopy size={ICON_PX} />
            </ActionIcon>
          </dd>
        </div>
      ))}
    </dl>
  );
}
