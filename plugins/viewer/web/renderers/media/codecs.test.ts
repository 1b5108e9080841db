import { expect, it } from "vitest";
import { unplayableCodec } from "./codecs";

const browser = (...played: string[]) => ({
  canPlayType: (type: string): CanPlayTypeResult =>
    played.some((name) => type.includes(name)) ? "probably" : "",
});

it("names the codec that this browser does not play", () => {
  expect(unplayableCodec(browser("avc1", "mp4a"), ["MPEG-4 Visual", "AAC"])).toBe("MPEG-4 Visual");
  expect(unplayableCodec(browser("hvc1"), ["HEVC", "AC-3"])).toBe("AC-3");
});

it("judges nothing that it plays or does not know", () => {
  expect(unplayableCodec(browser("hvc1"), ["HEVC", "AAC", "Unheard Of"])).toBe(null);
});
