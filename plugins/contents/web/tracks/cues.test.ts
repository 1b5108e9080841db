import { expect, it } from "vitest";
import {
  cueAt,
  faultsOf,
  formatMoment,
  insertCue,
  mergeCue,
  parseMoment,
  parseTrack,
  splitCue,
  writeTrack,
} from "./cues";

const FILE = `WEBVTT - agua

NOTE de la clase

1
00:00:01.000 --> 00:00:04.000 align:start
El agua sube:
eso es la evaporación.

2
00:00:04.500 --> 00:00:06.000
Y baja.
`;

it("writes what it has read, with what it does not edit", () => {
  const track = parseTrack(FILE);
  expect(track.cues.map(({ start, end }) => [start, end])).toEqual([
    [1000, 4000],
    [4500, 6000],
  ]);
  expect(writeTrack(track)).toBe(FILE);
});

it("counts the cues anew, and keeps names that are no numbers", () => {
  const { head, cues } = parseTrack(FILE);
  expect(writeTrack({ head, cues: cues.slice(1) })).toContain("\n\n1\n00:00:04.500");
  const named = cues.map((cue) => ({ ...cue, name: `agua-${cue.id}` }));
  expect(writeTrack({ head, cues: named })).toContain("agua-1\n00:00:04.500");
});

it("writes nothing that ends a cue before its time", () => {
  const { head, cues } = parseTrack(FILE);
  const written = writeTrack({ head, cues: cues.map((cue) => ({ ...cue, text: "uno\n\ndos --> tres" })) });
  expect(parseTrack(written).cues.map(({ text }) => text)).toEqual(["uno\ndos -> tres", "uno\ndos -> tres"]);
});

it("reads moments as people write them", () => {
  expect([parseMoment("2:41.2"), parseMoment("00:02:41,200"), parseMoment("1:00:00")]).toEqual([
    161_200, 161_200, 3_600_000,
  ]);
  expect([parseMoment("2:61"), parseMoment("mañana"), parseMoment("")]).toEqual([null, null, null]);
  expect(formatMoment(3_661_001)).toBe("01:01:01.001");
});

it("says what is wrong with each", () => {
  const cue = { name: null, settings: "", text: "agua" };
  const cues = [
    { ...cue, id: 0, start: 0, end: 2000 },
    { ...cue, id: 1, start: 1900, end: 4000 },
    { ...cue, id: 2, start: 5000, end: 4500 },
    { ...cue, id: 3, start: 6000, end: 6100 },
    { ...cue, id: 4, start: 7000, end: 9000, text: " " },
  ];
  expect(faultsOf(cues)).toEqual([null, "overlap", "early", "short", "empty"]);
});

it("splits where the film stands, or in the middle, and merges again", () => {
  const { cues } = parseTrack(FILE);
  const split = splitCue(cues, 0, 2000);
  expect(split.map(({ start, end, text }) => [start, end, text])).toEqual([
    [1000, 2000, "El agua sube:"],
    [2000, 4000, "eso es la evaporación."],
    [4500, 6000, "Y baja."],
  ]);
  expect(new Set(split.map(({ id }) => id)).size).toBe(3);
  expect(splitCue(cues, 1, 0)[1]).toMatchObject({ end: 5250, text: "Y" });
  expect(mergeCue(split, 0)[0]).toMatchObject({ start: 1000, end: 4000, text: cues[0]?.text });
  expect(mergeCue(cues, 1)).toBe(cues);
});

it("inserts before what follows, and finds what is read", () => {
  const { cues } = parseTrack(FILE);
  const made = insertCue(cues, 4100);
  expect(made.at).toBe(1);
  expect(made.cues[1]).toMatchObject({ start: 4100, end: 4500, text: "" });
  expect(insertCue(cues, 9000)).toMatchObject({ at: 2 });
  expect([cueAt(cues, 1500), cueAt(cues, 4200), cueAt(cues, 5000)]).toEqual([0, -1, 1]);
});
