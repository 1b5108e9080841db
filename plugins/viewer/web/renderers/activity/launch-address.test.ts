import { expect, test } from "vitest";
import { launchAddress } from "./launch-address";

const PAGE = "https://p1.content.example/t/alu.html";
const ACTOR = { name: "Inés Gil", mbox: "mailto:ines@casa.example" };
const QUERY = `activity_id=${encodeURIComponent("https://otro.example/agua")}&actor=${encodeURIComponent(JSON.stringify(ACTOR))}`;
const GHOST = { objectType: "Agent", account: { homePage: "https://escuela.example/", name: "5f0c" } };
const LAUNCH = { endpoint: "https://p1.content.example/_xapi/", auth: "Basic bm8=", registration: "0190" };

test("the query of the content goes with the pseudonym in the actor's place [VIE-128] [VIE-129]", () => {
  const address = launchAddress(PAGE, QUERY, { ghostUser: GHOST, launch: LAUNCH });
  expect(address).not.toMatch(/ines|In%C3%A9s|\+/i);
  const query = new URL(address).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    activity_id: "https://otro.example/agua",
    actor: JSON.stringify(GHOST),
    ...LAUNCH,
  });
  expect(address.split("?")[0]).toBe(PAGE);
});

test("a package that nobody records for is told of nobody", () => {
  expect(launchAddress(PAGE, QUERY, null)).toBe(PAGE);
  expect(launchAddress(PAGE, QUERY, { ghostUser: GHOST, launch: null })).toBe(PAGE);
});
