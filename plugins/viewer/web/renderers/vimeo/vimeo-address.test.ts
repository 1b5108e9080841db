import { expect, test } from "vitest";
import { vimeoPlayer } from "./vimeo-address";

const OPTIONS = "autoplay=0&controls=1&color=00a0e6&dnt=1";

test.each([
  ["https://vimeo.com/76979871", `76979871?${OPTIONS}`],
  ["http://www.vimeo.com/76979871/", `76979871?${OPTIONS}`],
  ["https://vimeo.com/76979871/8272103f6e", `76979871?h=8272103f6e&${OPTIONS}`],
  ["https://vimeo.com/channels/staffpicks/76979871", `76979871?${OPTIONS}`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1", `76979871?h=8272103f6e&${OPTIONS}`],
])("%s is a film that begins when it is told to", (url, player) => {
  expect(vimeoPlayer(url)).toBe(`https://player.vimeo.com/video/${player}`);
});

test.each([
  null,
  "vimeo.com/76979871",
  "https://vimeo.com/about",
  "https://notvimeo.com/76979871",
  "https://vimeo.com.example/76979871",
  "javascript://vimeo.com/76979871",
])("%s is none", (url) => {
  expect(vimeoPlayer(url)).toBeNull();
});
