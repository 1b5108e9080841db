import { describe, expect, it } from "vitest";
import { fieldsOf } from "./content-form";

describe("fieldsOf", () => {
  it("saves the words active and inactive", () => {
    expect(fieldsOf({ status: true })).toEqual({ status: "active" });
    expect(fieldsOf({ status: false })).toEqual({ status: "inactive" });
  });

  it("sends only what changed", () => {
    expect(fieldsOf({ name: "Don Quijote" })).toEqual({ name: "Don Quijote" });
  });

  it("takes an emptied ERP id away", () => {
    expect(fieldsOf({ erp_id: "  " })).toEqual({ erp_id: null });
  });
});
