import { asFailure, Dialog, reasonOf, toast, useNavigate, useTexts } from "@estante/sdk";
import { useState } from "react";
import { BATCH_PAGE } from "../batches/batches";
import { type SentCartridge, takeIn } from "./cartridge";
import { CartridgeRows } from "./cartridge-rows.component";

interface Props {
  readonly guid: string;
  readonly sent: SentCartridge;
  readonly onClose: () => void;
}

/** What of a cartridge comes in, before anything is written; then a job does it, as of a batch. */
export function ImportDialog({ guid, sent, onClose }: Props) {
  const t = useTexts("contents");
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const { title, count } = sent.cartridge;
  const take = async () => {
    setSending(true);
    try {
      const batch = await takeIn(guid, sent.upload);
      const see = () => void navigate({ to: BATCH_PAGE, search: { batch } });
      toast.success(t("cartridge.started"), { action: { label: t("cartridge.see"), run: see } });
      onClose();
    } catch (thrown) {
      toast.error(t("cartridge.notStarted"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("cartridge.importTitle", { title: title || "Common Cartridge" })}
      cancel={t(count > 0 ? "cartridge.cancel" : "cartridge.close")}
      {...(count > 0 && {
        confirm: { label: t("cartridge.take", { count }), run: take, isRunning: isSending },
      })}
    >
      <CartridgeRows cartridge={sent.cartridge} through={t("cartridge.comesIn", { count })} />
    </Dialog>
  );
}
