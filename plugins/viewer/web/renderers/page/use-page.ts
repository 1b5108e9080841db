import type { RendererProps } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import { FileTrouble, failureOf, headStatus } from "../file-trouble";
import { type PagePayload, addressOf as plainAddress } from "./page-address";

type Props = Pick<RendererProps<PagePayload>, "payload" | "renew" | "onError"> & {
  /** Where the page is opened, where that is not its plain address. */
  readonly addressOf?: (payload: PagePayload) => string;
};

/** The address to frame, once it answers: a frame itself does not tell whether it shows the page or its refusal. */
export function usePage({ payload, renew, onError, addressOf = plainAddress }: Props): {
  url: string | null;
  isLost: boolean;
} {
  // A page runs under the address it was started with, which holds for hours: a renewed one would start it again.
  const [first] = useState(() => addressOf(payload));
  const [url, setUrl] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const latest = useRef({ renew, onError, addressOf });
  latest.current = { renew, onError, addressOf };
  useEffect(() => {
    let gone = false;
    const trouble = new FileTrouble({
      renew: async () => latest.current.addressOf(await latest.current.renew()),
      onLost: setLost,
      onFailure: (fault) =>
        latest.current.onError(
          fault === "missing" ? { code: "FILE_NOT_FOUND_IN_CONTENT" } : failureOf(fault),
        ),
    });
    const ask = async (address: string): Promise<void> => {
      const status = await headStatus(address);
      if (gone) return;
      if (status >= 200 && status < 300) return setUrl(address);
      const other = await trouble.help(address);
      if (other && !gone) await ask(other);
    };
    void ask(first);
    return () => {
      gone = true;
      trouble.stop();
    };
  }, [first]);
  return { url, isLost };
}
