import { expect, test } from "vitest";
import { parseAddress } from "../router/address";
import { movedIn } from "./columns/column-settings";
import { apiParamsOf, listParamsOf } from "./list-state";

const shape = {
  filters: [{ id: "type" }, { id: "country" }],
  sorts: ["name", "updated_at"],
  defaultSort: "-updated_at",
};
const read = (search: string) => listParamsOf(parseAddress(search), shape);

test("an empty address asks for the first page in the usual order", () => {
  expect(read("")).toEqual({ q: null, page: 1, pageSize: 25, orderBy: "-updated_at", filters: {} });
});

test("an address asks for what it says", () => {
  expect(read("?q=agua&page=3&pageSize=50&orderBy=name&type=CTTY_05,CTTY_03&preview=1")).toEqual({
    q: "agua",
    page: 3,
    pageSize: 50,
    orderBy: "name",
    filters: { type: ["CTTY_05", "CTTY_03"] },
  });
});

test.each([
  "?orderBy=secret",
  "?page=-1",
  "?page=1.5",
  "?page=x",
  "?pageSize=7",
  "?pageSize=100000",
  "?unknown=1",
])("%s asks for nothing that the API refuses", (search) => expect(read(search)).toEqual(read("")));

test("the API gets no empty parameters", () => {
  expect(apiParamsOf(read("?type=CTTY_05"))).toEqual({
    page: 1,
    pageSize: 25,
    orderBy: "-updated_at",
    type: ["CTTY_05"],
  });
});

test("columns move, the first one stays", () => {
  expect(movedIn(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
  expect(movedIn(["a", "b", "c"], "b", -1)).toEqual(["a", "b", "c"]);
  expect(movedIn(["a", "b", "c"], "a", 1)).toEqual(["a", "b", "c"]);
  expect(movedIn(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
});
