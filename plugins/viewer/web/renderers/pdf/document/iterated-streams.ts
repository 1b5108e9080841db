/** pdf.js reads a page's words with `for await`: Chrome iterates streams since 124, Safari for less long. */

async function* chunks<Chunk>(this: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = this.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
}

if (!(Symbol.asyncIterator in ReadableStream.prototype)) {
  Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, { value: chunks });
}
