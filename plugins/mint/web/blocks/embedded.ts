/** Whether an address is of one of these hosts, over TLS and at its usual port: as the server judges it. */
export function isEmbedded(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === "https:" && port === "" && username === "" && hosts.includes(hostname);
}
