import { asFailure, Dialog, invalidate, reasonOf, toast, useTexts } from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconTicket, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { groupedCode, type UserLicense } from "../api/licenses";
import { removeFromPerson, STALE } from "../api/redemptions";
import { RedeemForm } from "./redeem-form.component";
import classes from "./rows.module.css";
import { UserLicenses } from "./user-licenses.component";

const ICON_PX = 16;

/** A tab of a student or a teacher: their licences, which staff redeem for them and take away. */
export function LicensingTab({ record: { guid } }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("licenses");
  const [isRedeeming, setRedeeming] = useState(false);
  const [leaving, setLeaving] = useState<UserLicense | null>(null);
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <span>{t("licensing.text")}</span>
        <Button leftSection={<IconTicket size={ICON_PX} />} onClick={() => setRedeeming(true)}>
          {t("licensing.redeem")}
        </Button>
      </div>
      <UserLicenses
        guid={guid}
        emptyText={t("licensing.noneText")}
        actions={(license) => (
          <ActionIcon
            variant="default"
            aria-label={t("licensing.remove", { code: groupedCode(license.code) })}
            onClick={() => setLeaving(license)}
          >
            <IconX size={ICON_PX} />
          </ActionIcon>
        )}
      />
      <Dialog
        opened={isRedeeming}
        onClose={() => setRedeeming(false)}
        size="s"
        title={t("licensing.redeem")}
        isPlain
        withClose
      >
        <RedeemForm guid={guid} onDone={() => setRedeeming(false)} />
      </Dialog>
      {leaving && <RemoveDialog guid={guid} license={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

interface RemoveProps {
  readonly guid: string;
  readonly license: UserLicense;
  readonly onClose: () => void;
}

function RemoveDialog({ guid, license, onClose }: RemoveProps) {
  const t = useTexts("licenses");
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const code = groupedCode(license.code);
  const remove = async () => {
    setRunning(true);
    try {
      await removeFromPerson(guid, license.guid);
      toast.success(t("licensing.removed", { code }));
      onClose();
    } catch (thrown) {
      toast.error(t("users.failed"), { text: reasonOf(asFailure(thrown)) });
      setRunning(false);
    } finally {
      await invalidate(client, STALE);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("licensing.removeTitle", { code })}
      confirm={{
        label: t("users.removeConfirm"),
        isDestructive: true,
        isRunning,
        run: () => void remove(),
      }}
    >
      <p>{t("users.removeText")}</p>
    </Dialog>
  );
}
