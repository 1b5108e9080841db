import { expect, test } from "vitest";
import { pictureSet } from "./picture-set";

test("a stored picture is offered in three widths, and its place says which is fetched", () => {
  const src = "https://files.example/thumbnails/a.webp?token=t";
  expect(pictureSet(src, 33)).toEqual({
    src,
    sizes: "33px",
    srcSet: `${src}&width=96 96w, ${src}&width=320 320w, ${src} 640w`,
  });
  expect(pictureSet(src, null).sizes).toBe("auto, 320px");
});

test("a picture from elsewhere stays as it is", () => {
  expect(pictureSet("/ui/logo", 44)).toEqual({ src: "/ui/logo" });
});
