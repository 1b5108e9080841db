import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.component";

const shown = (html: string) => render(<RichText html={html} />).container.firstElementChild as Element;

test("what the field writes is read as it is", () => {
  const text = shown("<h2>Agua</h2><ul><li><strong>río</strong><br>mar</li></ul><blockquote>x</blockquote>");
  expect(text.innerHTML).toBe(
    "<h2>Agua</h2><ul><li><strong>río</strong><br>mar</li></ul><blockquote>x</blockquote>",
  );
});

test("a link opens beside the page and tells its target nothing; one that runs is its words alone", () => {
  shown('<a href="https://example.org/">fuera</a><a href="javascript:alert(1)">dentro</a>');
  const link = screen.getByRole("link", { name: "fuera" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.queryByRole("link", { name: "dentro" })).toBeNull();
});

test("nothing that runs or loads is drawn, whatever the server kept", () => {
  const text = shown(
    '<p onclick="x()" style="color:red">a<script>x()</script><img src="x"><svg><a>b</a></svg></p><h1>c</h1>',
  );
  expect(text.innerHTML).toBe("<p>a</p>c");
});

test("a formula is drawn, with its words for who listens", async () => {
  const text = shown('<p><span data-formula="x^2">x</span></p>');
  await expect.poll(() => text.querySelector("math")?.textContent, { timeout: 5000 }).toContain("x");
});

test("a picture is shown from the text itself; one that lies elsewhere is a link, and no other is there", () => {
  const data = "data:image/png;base64,iVBORw0KGgo=";
  const text = shown(
    `<img src="${data}" alt="río"><img src="https://example.org/a.png" alt="lejos"><img src="data:image/svg+xml,x">`,
  );
  expect([...text.querySelectorAll("img")].map(({ src, alt }) => [src, alt])).toEqual([[data, "río"]]);
  expect(screen.getByRole("link", { name: "lejos" }).getAttribute("href")).toBe("https://example.org/a.png");
});
