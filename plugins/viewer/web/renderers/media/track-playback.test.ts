import type { Range } from "@estante/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Playback, trackPlayback } from "./track-playback";

class FakeMedia extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  seeking = false;
  paused = false;
  /** So many seconds go by, and the player stands there. */
  at(time: number, seconds: number, event = "timeupdate") {
    vi.advanceTimersByTime(seconds * 1000);
    this.currentTime = time;
    this.dispatchEvent(new Event(event));
  }
}

describe("trackPlayback", () => {
  const covered: { range: Range; began: Date }[] = [];
  const push = vi.fn();
  const finish = vi.fn();
  let media: FakeMedia;
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    covered.length = 0;
    push.mockClear();
    finish.mockClear();
    media = new FakeMedia();
    playback = trackPlayback(media as unknown as HTMLMediaElement, {
      cover: (range, began = new Date()) => covered.push({ range, began }),
      push,
      finish,
    });
  });
  afterEach(() => {
    playback.stop();
    vi.useRealTimers();
  });

  const ranges = () => covered.map(({ range }) => [range.start, range.end]);

  it("pushes every 3000 ms and only while something changed [VIE-147: the clock]", () => {
    media.at(0.5, 0.5);
    vi.advanceTimersByTime(2500);
    expect(push).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("does not count what was skipped by seeking", () => {
    media.at(1, 1);
    media.seeking = true;
    media.at(40, 0.1, "seeking");
    media.seeking = false;
    media.at(40, 0.1, "seeked");
    media.at(41, 1);
    expect(ranges()).toEqual([
      [0, 1],
      [40, 41],
    ]);
  });

  it("pushes at once on pause", () => {
    media.at(1, 1);
    media.at(1.2, 0.2, "pause");
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("adds nothing while it is paused [VIE-148: the clock]", () => {
    media.paused = true;
    media.at(1.2, 1.2, "pause");
    media.at(1.24, 0.1);
    vi.advanceTimersByTime(6000);
    expect(ranges()).toEqual([[0, 1.2]]);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("counts what a busy browser played before it told of the start", () => {
    media.at(1.4, 1.4, "play");
    media.at(2, 0.6);
    expect(ranges()).toEqual([[0, 2]]);
  });

  it("counts a faster speed", () => {
    media.playbackRate = 2;
    media.at(4, 2);
    expect(ranges()).toEqual([[0, 4]]);
  });

  it("counts what a page in the background hears of every minute", () => {
    media.at(60, 60);
    expect(ranges()).toEqual([[0, 60]]);
  });

  it("begins anew when it plays on after a pause", () => {
    media.at(1, 1);
    media.at(1, 0, "pause");
    media.at(1, 30, "play");
    const playedOn = new Date();
    media.at(2, 1);
    expect(covered.at(-1)?.began).toEqual(playedOn);
  });

  it("takes what was played since the last look when the person leaves", () => {
    vi.advanceTimersByTime(200);
    media.currentTime = 0.2;
    playback.take();
    expect(ranges()).toEqual([[0, 0.2]]);
  });

  it("tells the end", () => {
    media.at(1, 1, "ended");
    expect(finish).toHaveBeenCalledTimes(1);
  });
});
