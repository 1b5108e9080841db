import { Badge, FormSection, LinkTabs, SortableField, toast, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconBell, IconBook2 } from "@tabler/icons-react";
import { useState } from "react";
import { UI } from "../../app/guards";
import { DialogTrials } from "./dialog-trials.component";
import classes from "./ui.module.css";

/** So that there is time to look at one. */
const TOAST_MS = 300_000;
const ICON_PX = 16;
const PARTS: readonly string[] = ["one", "two", "three"];
const TONES = ["neutral", "accent", "ok", "warn", "bad", "info"] as const;

/** Dialogs, toasts, tabs, badges, and what is dragged. */
export function GeneralTab() {
  const t = useTexts("developer");
  const [order, setOrder] = useState(PARTS);
  const stays = { stays: TOAST_MS };
  return (
    <>
      <DialogTrials />
      <FormSection title={t("ui.toasts.title")} text={t("ui.toasts.text")}>
        <div className={classes.line}>
          <Button variant="default" onClick={() => toast.success(t("ui.toasts.saved"), stays)}>
            {t("ui.toasts.success")}
          </Button>
          <Button variant="default" onClick={() => toast.error(t("ui.toasts.refused"), stays)}>
            {t("ui.toasts.error")}
          </Button>
          <Button variant="default" onClick={() => toast.info(t("ui.toasts.said"), stays)}>
            {t("ui.toasts.info")}
          </Button>
        </div>
      </FormSection>
      <FormSection title={t("ui.tabBar.title")} text={t("ui.tabBar.text")}>
        <LinkTabs
          label={t("ui.tabBar.title")}
          tab="general"
          tabs={[
            { id: "general", label: t("ui.tabBar.plain"), href: `${UI}?tab=general` },
            {
              id: "icon",
              label: t("ui.tabBar.icon"),
              href: `${UI}?tab=icons`,
              icon: <IconBook2 size={ICON_PX} />,
            },
            {
              id: "bubble",
              label: t("ui.tabBar.bubble"),
              href: `${UI}?tab=input`,
              icon: <IconBell size={ICON_PX} />,
              count: 3,
              tone: "warn",
            },
          ]}
        />
      </FormSection>
      <FormSection title={t("ui.badges")}>
        <div className={classes.line}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`ui.tones.${tone}`)}
            </Badge>
          ))}
        </div>
      </FormSection>
      <FormSection title={t("ui.drag.title")} text={t("ui.drag.text")}>
        <SortableField
          label={t("ui.drag.label")}
          options={PARTS.map((value) => ({ value, label: t(`ui.drag.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
      </FormSection>
    </>
  );
}
