/** One event of a text/event-stream: its name, data and id. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
  readonly id: string | null;
}

function parseBlock(block: string): ServerEvent | null {
  let name = "message";
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    else if (field === "data") data.push(value);
    else if (field === "id") id = value;
  }
  return data.length > 0 ? { name, data: data.join("\n"), id } : null;
}

/** Reads the events of a body as they come (WHATWG HTML, 9.2.6); ends when the body does. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A CR at the end may be half of a CRLF, so it waits for what follows.
      rest = (rest + decoder.decode(value, { stream: true })).replace(/\r\n|\r(?=[^\n])/g, "\n");
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
