import { expect, test } from "vitest";
import { RangeQueue } from "./range-queue";

const CHUNK = 64 * 1024;

/** A queue over a file whose byte at n*CHUNK is n; each fetch is answered when the test says so. */
function make() {
  const requested: [number, number][] = [];
  const answers: (() => void)[] = [];
  const delivered: [number, number, number | undefined][] = [];
  const fetchBytes = (begin: number, end: number) => {
    requested.push([begin / CHUNK, end / CHUNK]);
    const bytes = new Uint8Array(end - begin).map((_, at) => (begin + at) / CHUNK);
    return new Promise<Uint8Array>((resolve) => answers.push(() => resolve(bytes)));
  };
  const queue = new RangeQueue(fetchBytes, (begin, bytes) => {
    delivered.push([begin / CHUNK, bytes.length / CHUNK, bytes[0]]);
  });
  const ask = (...chunks: number[]) => {
    for (const chunk of chunks) queue.ask(chunk * CHUNK, (chunk + 1) * CHUNK);
  };
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ask, answer, requested, delivered };
}

test("what is asked for first is fetched at once, each by itself", async () => {
  const { ask, answer, requested, delivered } = make();
  ask(7, 3);
  expect(requested).toEqual([
    [7, 8],
    [3, 4],
  ]);
  await answer();
  expect(delivered).toEqual([[7, 1, 7]]);
});

test("neighbours that wait are fetched together and delivered one by one", async () => {
  const { ask, answer, requested, delivered } = make();
  ask(90, 92, 94, 96, 12, 30, 13, 11);
  expect(requested).toHaveLength(4);
  await answer();
  expect(requested.at(-1)).toEqual([11, 14]);
  for (let times = 0; times < 5; times++) await answer();
  expect(requested.at(-1)).toEqual([30, 31]);
  expect(delivered.slice(4)).toEqual([
    [12, 1, 12],
    [13, 1, 13],
    [11, 1, 11],
    [30, 1, 30],
  ]);
});

test("no fetch is longer than a mebibyte", async () => {
  const { ask, answer, requested } = make();
  ask(90, 92, 94, 96, ...Array.from({ length: 20 }, (_, at) => at));
  await answer();
  expect(requested.at(-1)).toEqual([0, 16]);
  await answer();
  expect(requested.at(-1)).toEqual([16, 20]);
});
