import { describe, expect, test } from "vitest";
import { assignColumn, mapHeader } from "../../../../src/core/bulk/csv/header-mapping.ts";

const template = ["Location Name", "Street Address", "City", "State", "Postal Code"];
const matchesOf = (header: readonly string[]) =>
  mapHeader(header, template).columns.map(({ found, match }) => [found, match]);

describe("H18: the columns of a file are mapped to those of the template", () => {
  test("columns of equal names are mapped, in any order", () => {
    const mapping = mapHeader([...template].reverse(), template);
    expect(mapping).toMatchObject({ isSame: true, isMissing: false, extra: [] });
    expect(mapping.columns.map(({ index }) => index)).toEqual([4, 3, 2, 1, 0]);
  });

  test("a name that differs in case, spaces or punctuation counts as a spelling", () => {
    expect(
      matchesOf(["location_name", " STREET  ADDRESS ", "city", "State", "Postal-Code"]),
    ).toEqual([
      ["location_name", "spelling"],
      [" STREET  ADDRESS ", "spelling"],
      ["city", "spelling"],
      ["State", "same"],
      ["Postal-Code", "spelling"],
    ]);
  });

  test("another common name counts as a synonym", () => {
    expect(matchesOf(["Site", "Address", "Town", "Province", "ZIP Code"])).toEqual([
      ["Site", "synonym"],
      ["Address", "synonym"],
      ["Town", "synonym"],
      ["Province", "synonym"],
      ["ZIP Code", "synonym"],
    ]);
  });

  test("better matches take their columns first, and each column is used once", () => {
    expect(matchesOf(["Address", "street address", "City"])).toEqual([
      [null, "missing"],
      ["street address", "spelling"],
      ["City", "same"],
      [null, "missing"],
      [null, "missing"],
    ]);
    expect(mapHeader(["Address", "street address", "City", ""], template).extra).toEqual([
      "Address",
    ]);
  });

  test("a first row that contains data matches no name", () => {
    expect(mapHeader(["HQ", "1 Main St", "Springfield", "IL", "62701"], template)).toMatchObject({
      isMissing: true,
      isSame: false,
    });
  });

  test("the user assigns one column, or none, to a column of the template", () => {
    const header = ["Site", "Where", "City", "State", "Plz"];
    const chosen = assignColumn(mapHeader(header, template), header, { place: 1, index: 1 });
    expect(chosen.columns[1]).toEqual({
      name: "Street Address",
      found: "Where",
      index: 1,
      match: "chosen",
    });
    expect(chosen).toMatchObject({ extra: ["Plz"], isSame: false, isMissing: false });
    const dropped = assignColumn(chosen, header, { place: 0, index: -1 });
    expect(dropped.columns[0]).toMatchObject({ found: null, index: -1, match: "missing" });
    expect(dropped.extra).toEqual(["Site", "Plz"]);
  });

  test("a column that is already in use is moved when the user assigns it again", () => {
    const header = ["Site", "Street Address", "City", "State", "Plz"];
    const start = mapHeader(header, template);
    const chosen = assignColumn(start, header, { place: 4, index: 2 });
    expect(chosen.columns[4]).toMatchObject({ found: "City", match: "chosen" });
    expect(chosen.columns[2]).toEqual({
      name: template[2],
      found: null,
      index: -1,
      match: "missing",
    });
    expect(chosen.extra).toEqual(["Plz"]);
    const none = assignColumn(start, header, { place: 0, index: -1 });
    expect(none.columns.slice(1), "none takes nothing").toEqual(start.columns.slice(1));
  });

  test("names of members of Object are treated as ordinary names", () => {
    expect(mapHeader(["constructor", "__proto__"], template).isMissing).toBe(true);
  });
});
