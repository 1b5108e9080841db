import type { Range } from "@estante/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackPlayback } from "./track-playback";

class FakeMedia extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  seeking = false;
  at(time: number, event = "timeupdate") {
    this.currentTime = time;
    this.dispatchEvent(new Event(event));
  }
}

describe("trackPlayback", () => {
  const covered: Range[] = [];
  const push = vi.fn();
  let media: FakeMedia;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    covered.length = 0;
    push.mockClear();
    media = new FakeMedia();
    end = trackPlayback(media as unknown as HTMLMediaElement, (range) => covered.push(range), push);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it("pushes every 3000 ms and only while something changed", () => {
    media.at(0.5);
    vi.advanceTimersByTime(3000);
    expect(push).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("does not count what was skipped by seeking", () => {
    media.at(1);
    media.seeking = true;
    media.at(40, "seeking");
    media.seeking = false;
    media.at(40, "seeked");
    media.at(41);
    expect(covered).toEqual([
      { start: 0, end: 1 },
      { start: 40, end: 41 },
    ]);
  });

  it("pushes at once on pause", () => {
    media.at(1);
    media.at(1.2, "pause");
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("counts a faster speed", () => {
    media.playbackRate = 2;
    media.at(3);
    expect(covered).toEqual([{ start: 0, end: 3 }]);
  });
});
