import type { Organization } from "@estante/sdk";
import { DoorFrame } from "./door-frame.component";
import { RecoverPage } from "./recover.page";
import { SignInPage } from "./sign-in.page";

type Props = { organization: Organization; onEnter: () => Promise<void> };

/** What a person without a session sees: sign-in or recovery, beside the shelf. */
export function Door({ organization, onEnter }: Props) {
  return (
    <DoorFrame organization={organization}>
      {window.location.pathname === "/recover" ? (
        <RecoverPage organization={organization} />
      ) : (
        <SignInPage organization={organization} onEnter={onEnter} />
      )}
    </DoorFrame>
  );
}
