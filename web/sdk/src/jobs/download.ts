import { failureOf } from "../api/failure";

interface Sent {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

const NAME = /filename\*=UTF-8''([^;]+)/;

/** Hands a file to the browser, as a click on a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands what a call answers to the browser, under the name that the server gives it. Raises ApiFailure. */
export async function download(sent: Promise<Sent>): Promise<void> {
  const { data, error, response } = await sent;
  if (!response.ok || !(data instanceof Blob)) throw failureOf(response, error);
  const name = NAME.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(data, decodeURIComponent(name ?? "download"));
}
