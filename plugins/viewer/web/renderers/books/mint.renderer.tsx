import type { RendererProps } from "@estante/sdk";
import type { PagePayload } from "../page/page-address";
import { BookFrame } from "./book-frame.component";
import { mintAddress } from "./reader-address";

/** A Mint book in its reader, at the lesson that the hash of the viewer's address names. */
export function MintRenderer(props: RendererProps<PagePayload>) {
  return (
    <BookFrame {...props} addressOf={(payload) => mintAddress(payload, props.launch, window.location.hash)} />
  );
}
