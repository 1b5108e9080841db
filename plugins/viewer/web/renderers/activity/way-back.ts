import { useEffect, useState } from "react";

/** Says in the viewer's own address that the window went to a package from it: who comes back is not sent there again. */
const RETURNED = "returned";

export const hasReturned = (): boolean => new URLSearchParams(window.location.search).has(RETURNED);

/** The window's address, marked; a package that knows where to return returns there. */
export function returnAddress(): string {
  const address = new URL(window.location.href);
  address.searchParams.set(RETURNED, "true");
  return address.href;
}

/** Have the window show a package. Its way back leads to the viewer, which waits to be asked then. */
export function leaveFor(address: string): void {
  window.history.replaceState(window.history.state, "", returnAddress());
  window.location.assign(address);
}

/** Whether the window was at the package. */
export function useReturned(): boolean {
  const [is] = useState(hasReturned);
  useEffect(() => {
    // A browser may show this page again as it was left, which knows nothing of what was done meanwhile.
    const begin = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", begin);
    return () => window.removeEventListener("pageshow", begin);
  }, []);
  return is;
}
