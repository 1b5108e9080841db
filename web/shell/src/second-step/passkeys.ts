/** Whether this browser makes and uses passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Has the browser make a passkey by the server's options; answers what the server checks. */
export async function createPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Has the browser sign with one of the person's passkeys; answers what the server checks. */
export async function signWithPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return answerOf(await navigator.credentials.get({ publicKey }));
}

/** Whether the person or the browser broke it off, and no server. */
export const isPasskeyError = (thrown: unknown): boolean => thrown instanceof DOMException;

function answerOf(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  return JSON.stringify(credential.toJSON());
}
