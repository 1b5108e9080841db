// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPlayback } from "./playback-trouble";

const FIRST = "https://files.example/first";
const FRESH = "https://files.example/fresh";

class FakeMedia extends EventTarget {
  src = FIRST;
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  readyState = 4;
  error = null;
  play = vi.fn(async () => {
    this.paused = false;
  });
  fire(event: string) {
    this.dispatchEvent(new Event(event));
  }
}

describe("watchPlayback", () => {
  const onLost = vi.fn();
  const onFailure = vi.fn();
  const renew = vi.fn(async () => FRESH);
  const statusOf = vi.fn(async (_url: string) => 200);
  let media: FakeMedia;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const fake of [onLost, onFailure, renew, statusOf]) fake.mockClear();
    statusOf.mockResolvedValue(200);
    media = new FakeMedia();
    const options = { renew, onLost, onFailure, statusOf };
    stop = watchPlayback(media as unknown as HTMLMediaElement, options);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const fail = async () => {
    media.fire("error");
    await vi.advanceTimersByTimeAsync(0);
  };

  it("waits for a lost line and goes on where it was", async () => {
    Object.assign(media, { currentTime: 12, playbackRate: 1.5, paused: false });
    statusOf.mockResolvedValue(0);
    await fail();
    await vi.advanceTimersByTimeAsync(9000);
    expect(onLost).toHaveBeenLastCalledWith(true);
    expect(onFailure).not.toHaveBeenCalled();
    statusOf.mockResolvedValue(200);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(onLost).toHaveBeenLastCalledWith(false);
    Object.assign(media, { currentTime: 0, playbackRate: 1, paused: true });
    media.fire("loadedmetadata");
    expect(media).toMatchObject({ src: FIRST, currentTime: 12, playbackRate: 1.5, paused: false });
  });

  it("asks once for another address, and then says that it is refused [VIE-235: refused before its time]", async () => {
    statusOf.mockResolvedValue(403);
    await fail();
    expect(media.src).toBe(FRESH);
    await fail();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("refused");
  });

  it("takes a file that answers and fails twice for broken", async () => {
    await fail();
    expect(onFailure).not.toHaveBeenCalled();
    await fail();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("broken");
  });

  it("tries anew for what fails after it was lost, or after it played on", async () => {
    await fail();
    statusOf.mockResolvedValueOnce(0);
    await fail();
    await vi.advanceTimersByTimeAsync(3000);
    expect(onFailure).not.toHaveBeenCalled();
    media.currentTime = 5;
    media.fire("timeupdate");
    await fail();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("does not take loading anew for playing on", async () => {
    media.currentTime = 30;
    await fail();
    Object.assign(media, { currentTime: 0, readyState: 0 });
    media.fire("timeupdate");
    await fail();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("broken");
  });

  it("tells nothing any more once it was stopped", async () => {
    statusOf.mockResolvedValue(0);
    await fail();
    stop();
    statusOf.mockResolvedValue(200);
    await vi.advanceTimersByTimeAsync(9000);
    expect(statusOf).toHaveBeenCalledTimes(1);
  });
});
