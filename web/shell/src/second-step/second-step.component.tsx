import {
  api,
  apiKey,
  ErrorState,
  refreshPerson,
  toast,
  unwrap,
  useApiQuery,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AuthenticatorDialog, type NewAuthenticator } from "./authenticator-dialog.component";
import { type Factor, FactorList } from "./factor-list.component";
import { canUsePasskeys, createPasskey } from "./passkeys";
import { PasswordDialog } from "./password-dialog.component";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.component";
import { RenameDialog } from "./rename-dialog.component";
import classes from "./second-step.module.css";

const PATH = "/front/profile/second-factor";

type Open =
  | { readonly dialog: "app" | "passkey" | "renew" }
  | { readonly dialog: "authenticator"; readonly authenticator: NewAuthenticator }
  | { readonly dialog: "codes"; readonly codes: readonly string[] }
  | { readonly dialog: "rename" | "remove"; readonly factor: Factor };

/** The own authenticators, passkeys and recovery codes: added, renamed, removed, made anew. */
export function SecondStep() {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const { person } = useSession();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useApiQuery(PATH);
  const own = query.data?.data;

  async function close() {
    setOpen(null);
    await queries.invalidateQueries({ queryKey: apiKey(PATH) });
    if (person?.must_add_factor) await refreshPerson();
  }
  /** After something was added: the first brings codes, which are shown before all else goes on. */
  async function added(codes: readonly string[]) {
    if (codes.length > 0) return setOpen({ dialog: "codes", codes });
    toast.success(t("secondStep.added"));
    await close();
  }

  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!own) return <Skeleton role="status" height={88} aria-label={t("secondStep.title")} />;
  const isOffered = own.rule !== "off";
  if (!isOffered && own.factors.length === 0) return <p className={classes.quiet}>{t("secondStep.off")}</p>;
  return (
    <div className={classes.fields}>
      {own.factors.length > 0 && (
        <>
          <FactorList
            factors={own.factors}
            onRename={(factor) => setOpen({ dialog: "rename", factor })}
            onRemove={(factor) => setOpen({ dialog: "remove", factor })}
          />
          <p className={classes.quiet}>{t("secondStep.codesLeft", { count: own.recovery_codes_left })}</p>
        </>
      )}
      <div className={classes.buttons}>
        {isOffered && (
          <Button variant="default" onClick={() => setOpen({ dialog: "app" })}>
            {t("secondStep.addApp")}
          </Button>
        )}
        {isOffered && canUsePasskeys() && (
          <Button variant="default" onClick={() => setOpen({ dialog: "passkey" })}>
            {t("secondStep.addPasskey")}
          </Button>
        )}
        {own.factors.length > 0 && (
          <Button variant="default" onClick={() => setOpen({ dialog: "renew" })}>
            {t("secondStep.renew")}
          </Button>
        )}
      </div>
      {open && <OpenDialog open={open} setOpen={setOpen} onAdded={added} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  readonly open: Open;
  readonly setOpen: (open: Open | null) => void;
  readonly onAdded: (codes: readonly string[]) => Promise<void>;
  readonly onClose: () => Promise<void>;
}

function OpenDialog({ open, setOpen, onAdded, onClose }: DialogProps) {
  const t = useTexts("shell");
  const leave = () => void onClose();
  switch (open.dialog) {
    case "authenticator":
      return (
        <AuthenticatorDialog
          authenticator={open.authenticator}
          onAdded={(codes) => void onAdded(codes)}
          onClose={leave}
        />
      );
    case "codes":
      return <RecoveryCodesDialog codes={open.codes} onClose={leave} />;
    case "rename":
      return <RenameDialog factor={open.factor} onRenamed={leave} onClose={leave} />;
    case "remove":
      return <RemoveDialog factor={open.factor} onClose={leave} />;
    case "app":
      return (
        <PasswordDialog
          key="app"
          title={t("secondStep.addApp")}
          text={t("secondStep.passwordFirst")}
          confirm={t("secondStep.goOn")}
          run={async (password) => {
            const { data } = await unwrap(api.POST(`${PATH}/totp`, { body: { password } }));
            setOpen({ dialog: "authenticator", authenticator: data });
          }}
          onClose={leave}
        />
      );
    case "passkey":
      return (
        <PasswordDialog
          key="passkey"
          title={t("secondStep.addPasskey")}
          text={t("secondStep.passkeyText", { host: window.location.hostname })}
          confirm={t("secondStep.goOn")}
          label={t("secondStep.passkeyLabel")}
          run={async (password, label) => {
            const { data } = await unwrap(api.POST(`${PATH}/passkeys`, { body: { password } }));
            const credential = await createPasskey(data.options);
            const made = await unwrap(api.POST(`${PATH}/passkeys/confirm`, { body: { credential, label } }));
            await onAdded(made.data.recovery_codes);
          }}
          onClose={leave}
        />
      );
    case "renew":
      return (
        <PasswordDialog
          key="renew"
          title={t("secondStep.renew")}
          text={t("secondStep.renewText")}
          confirm={t("secondStep.goOn")}
          run={async (password) => {
            const { data } = await unwrap(api.POST(`${PATH}/recovery-codes`, { body: { password } }));
            setOpen({ dialog: "codes", codes: data.recovery_codes });
          }}
          onClose={leave}
        />
      );
  }
}

function RemoveDialog({ factor, onClose }: { readonly factor: Factor; readonly onClose: () => void }) {
  const t = useTexts("shell");
  return (
    <PasswordDialog
      title={t("secondStep.removeNamed", { label: factor.label })}
      text={t("secondStep.removeText")}
      confirm={t("secondStep.remove")}
      isDestructive
      run={async (password) => {
        const params = { path: { factor_guid: factor.guid } };
        await unwrap(api.POST(`${PATH}/{factor_guid}/removal`, { params, body: { password } }));
        toast.success(t("secondStep.removed"));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
