import { expect, it } from "vitest";
import { contentAddress } from "./content-address";

const at = (address: string) => new URL(address, "https://estante.example") as unknown as Location;

it("stays in the viewer that is open", () => {
  expect(contentAddress("b", at("/viewer/a"))).toBe("/viewer/b");
  expect(contentAddress("b", at("/viewer-v1/a?header=false"))).toBe("/viewer-v1/b");
  expect(contentAddress("b", at("/public-viewer/a/"))).toBe("/public-viewer/b");
});

it("leads back to the book, with the course and the bar of the address and not its place", () => {
  const address = contentAddress("b", at("/viewer/a?show_at=4&header=false&courseGuid=c"), "a");
  expect(address).toBe("/viewer/b?header=false&courseGuid=c&bookGuid=a");
});
