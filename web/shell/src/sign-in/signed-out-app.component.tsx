import type { Organization } from "@estante/sdk";
import { RecoverPage } from "./recover.page";
import { SignInPage } from "./sign-in.page";
import { SignedOutLayout } from "./signed-out-layout.component";

type Props = { organization: Organization; onEnter: () => Promise<void> };

/** What a person without a session sees: sign-in or recovery, beside the shelf. */
export function SignedOutApp({ organization, onEnter }: Props) {
  return (
    <SignedOutLayout organization={organization}>
      {window.location.pathname === "/recover" ? (
        <RecoverPage organization={organization} />
      ) : (
        <SignInPage organization={organization} onEnter={onEnter} />
      )}
    </SignedOutLayout>
  );
}
