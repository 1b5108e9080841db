import { expect, test } from "vitest";
import { headAt, rememberHead } from "./record-heads";

const list = { label: "Contenidos", href: "/contents?q=agua" };

test("a record's head is found from every address below it", () => {
  rememberHead("/content/1", { title: "El agua", list });
  expect(headAt("/content/1")?.title).toBe("El agua");
  expect(headAt("/content/1/details")?.list.href).toBe("/contents?q=agua");
  expect(headAt("/content/12")).toBeNull();
  expect(headAt("/contents")).toBeNull();
});

test("the heads that were seen longest ago make room", () => {
  rememberHead("/content/first", { title: "first", list });
  for (let number = 0; number < 1000; number += 1) rememberHead(`/content/n${number}`, { title: "x", list });
  expect(headAt("/content/first")).toBeNull();
  expect(headAt("/content/n999")).not.toBeNull();
});
