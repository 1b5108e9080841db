import type { Launch } from "@estante/sdk";
import { expect, test } from "vitest";
import { catBookAddress, lessonOf, mintAddress } from "./reader-address";

const payload = { base: "https://p.content.example/t/", entry: "visor/index.html" };
const launch: Launch = {
  referenceId: "",
  scope: "",
  lessonItem: "",
  courseGuid: "",
  lineitem: "",
  personGuid: "",
  showAt: null,
  role: "student",
};

test("the lesson is what stands behind /lessons/ in the hash", () => {
  expect(lessonOf("#/lessons/l-7")).toBe("l-7");
  expect(lessonOf("#lessons/l%207/items/2")).toBe("l 7");
  expect(lessonOf("#page=5")).toBe("");
  expect(lessonOf("#/lessons/%E0%A4")).toBe("");
});

test("a Mint reader is opened at its lesson and item, and as whom", () => {
  expect(mintAddress(payload, launch, "")).toBe(
    "https://p.content.example/t/visor/index.html?user_role=student",
  );
  expect(mintAddress(payload, { ...launch, lessonItem: "3", role: "admin" }, "#/lessons/l 7")).toBe(
    "https://p.content.example/t/visor/index.html?user_role=admin&lessonItem=3#/lessons/l%207",
  );
});

test("a cat book is told whether a teacher reads it, and where its API is", () => {
  const query = (role: Launch["role"]) =>
    new URL(catBookAddress(payload, { ...launch, role }, "/i2c-v1/")).searchParams;
  expect(query("teacher").get("is_teacher")).toBe("true");
  expect(query("student").get("is_teacher")).toBe("false");
  expect(query("admin").get("is_teacher")).toBe("false");
  expect(query("admin").get("api")).toBe("/i2c-v1/");
});
