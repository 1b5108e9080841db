import { Dialog, ErrorState, LoadingRows, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { giveOut, outgoingQuery } from "./cartridge";
import { CartridgeRows } from "./cartridge-rows.component";

interface Props {
  readonly guid: string;
  readonly onClose: () => void;
}

/** What of a collection goes out, and what stays, before the file is made. */
export function ExportDialog({ guid, onClose }: Props) {
  const t = useTexts("contents");
  const { data, error, refetch } = useQuery(outgoingQuery(guid));
  const cartridge = data?.data;
  const count = cartridge?.count ?? 0;
  const make = () => {
    void giveOut(guid);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("cartridge.exportTitle")}
      cancel={t(count > 0 ? "cartridge.cancel" : "cartridge.close")}
      {...(count > 0 && { confirm: { label: t("cartridge.make"), run: make } })}
    >
      {error && <ErrorState inPanel error={error} onRetry={() => void refetch()} />}
      {!error && !cartridge && <LoadingRows columns={1} />}
      {cartridge && <CartridgeRows cartridge={cartridge} through={t("cartridge.goesOut", { count })} />}
    </Dialog>
  );
}
