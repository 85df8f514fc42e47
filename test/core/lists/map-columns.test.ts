import { describe, expect, test } from "vitest";
import { type ColumnChoice, mapColumns } from "../../../src/core/lists/map-columns.ts";
import { templateMappingOf } from "../../../src/core/lists/template-mapping.ts";
import { listWriterOf } from "../../../src/core/lists/write-list.ts";

const template = ["Location Name", "Street Address", "City", "State", "Postal Code"];

function map(
  names: readonly string[],
  rows: readonly (readonly string[])[] = [],
  choices: readonly ColumnChoice[] = [],
  columns: readonly string[] = template,
) {
  return mapColumns({ names, rows, template: columns, choices });
}

function matchesOf(names: readonly string[]) {
  const { columns } = templateMappingOf(map(names), template);
  return columns.map(({ from, match }) => [from.map((index) => names[index]).join("+"), match]);
}

describe("H18: the columns of a file are mapped to those of the template", () => {
  test("columns of equal names are mapped, in any order", () => {
    const mapping = templateMappingOf(map([...template].reverse()), template);
    expect(mapping).toMatchObject({ isSame: true, isMissing: false, extra: [] });
    expect(mapping.columns.map(({ from }) => from)).toEqual([[4], [3], [2], [1], [0]]);
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

  test("another common name is known, and several columns are joined", () => {
    expect(matchesOf(["Site", "Street", "Town", "House No", "Ste", "Province", "ZIP"])).toEqual([
      ["Site", "other"],
      ["House No+Street+Ste", "other"],
      ["Town", "other"],
      ["Province", "other"],
      ["ZIP", "other"],
    ]);
  });

  test("better matches take their columns first, and each column is used once", () => {
    const names = ["Address", "street address", "City", ""];
    const mapping = map(names);
    expect(mapping.uses).toEqual([null, "address", "city", null]);
    expect(templateMappingOf(mapping, template).extra).toEqual([0, 3]);
  });

  test("a column of the template with an unknown name is filled by the same name", () => {
    const columns = ["Street Address", "Plan"];
    const mapping = map(["PLAN", "plan", "Plan", "Address"], [], [], columns);
    expect(mapping.uses).toEqual([null, null, "as:Plan", "address"]);
    const chosen = map(["Tarif", "Address"], [], [{ index: 0, use: "as:Plan" }], columns);
    expect(templateMappingOf(chosen, columns).columns[1]).toEqual({
      name: "Plan",
      role: null,
      from: [0],
      match: "other",
    });
  });

  test("a template with columns for units and parts gets each part in its own", () => {
    const columns = ["House Number", "Street Name", "Unit", "ZIP", "ZIP 4"];
    const names = ["No. of house", "Street", "Suite", "Bldg", "Zip", "Plus 4"];
    const mapping = map(
      names,
      [["1", "A St", "2", "C", "75001", "1234"]],
      [
        { index: 0, use: "number" },
        { index: 1, use: "street" },
      ],
      columns,
    );
    expect(
      listWriterOf(mapping, columns).cellsOf(["1", "A St", "2", "C", "75001", "1234"]),
    ).toEqual(["1", "A St", "Bldg C, Ste 2", "75001", "1234"]);
  });
});

describe("city, state and ZIP in one column", () => {
  const names = ["Site", "Address", "Suite/Unit", "City, State ZIP"];
  test.each([
    ["Austin, TX 78701", ["Austin", "TX", "78701"]],
    ["Austin TX 78701-1234", ["Austin", "TX", "78701-1234"]],
    ["New York, New York", ["New York", "New York", ""]],
    ["Jersey City, NJ 7302", ["Jersey City", "NJ", "7302"]],
    ["San Juan PR 926", ["San Juan", "PR", "926"]],
    ["Austin", ["Austin", "", ""]],
    ["Montréal, QC H3Z 2Y7", ["Montréal, QC H3Z 2Y7", "", ""]],
    ["", ["", "", ""]],
  ])("%j is %j", (cell, parts) => {
    const mapping = map(names, [["HQ", "1 Main St", "4", cell]]);
    expect(mapping.uses).toEqual(["name", "address", "unit", "cityStateZip"]);
    expect(listWriterOf(mapping, template).cellsOf(["HQ", "1 Main St", "4", cell])).toEqual([
      "HQ",
      "1 Main St, Unit 4",
      ...parts,
    ]);
  });

  test("columns of their own come first", () => {
    const mapping = map(["Address", "City", "City/State"]);
    const { cellsOf } = listWriterOf(mapping, template);
    expect(cellsOf(["1 Main St", "Austin", "Dallas, TX"])).toEqual([
      "",
      "1 Main St",
      "Austin",
      "TX",
      "",
    ]);
    expect(matchesOf(["Address", "City/State"]).slice(2)).toEqual([
      ["City/State", "other"],
      ["City/State", "other"],
      ["City/State", "other"],
    ]);
  });
});

describe("S8: a provider beside a current cost is the current provider", () => {
  test.each([
    [
      ["Address", "Provider", "Current monthly cost"],
      ["address", "currentProvider", "currentMonthly"],
    ],
    [
      ["Address", "MRC", "PROVIDER"],
      ["address", "currentMonthly", "currentProvider"],
    ],
    [
      ["Address", "Provider", "Monthly"],
      ["address", null, null],
    ],
    [
      ["Address", "Provider", "Contract end"],
      ["address", null, "contractEnd"],
    ],
    [
      ["Address", "Provider", "Current provider", "MRC"],
      ["address", null, "currentProvider", "currentMonthly"],
    ],
  ])("%j is %j", (names, uses) => {
    expect(map(names).uses).toEqual(uses);
  });

  test("a template with a provider gets it", () => {
    const mapping = map(["Address", "Provider", "MRC"], [], [], ["Address", "Provider"]);
    expect(mapping.uses).toEqual(["address", "as:Provider", "currentMonthly"]);
  });
});

describe("the user can change the use of every column", () => {
  const names = ["Address", "City", "Other City"];
  test("a choice replaces the column that was used, also a matching one", () => {
    expect(map(names, [], [{ index: 2, use: "city" }]).uses).toEqual(["address", null, "city"]);
    expect(map(names, [], [{ index: 0, use: null }]).uses).toEqual([null, "city", null]);
  });

  test("the latest choice counts", () => {
    const choices: readonly ColumnChoice[] = [
      { index: 2, use: "city" },
      { index: 0, use: "city" },
      { index: 2, use: "address" },
    ];
    expect(map(names, [], choices).uses).toEqual(["city", null, "address"]);
    expect(map(names, [], [...choices, { index: 0, use: null }]).uses).toEqual([
      null,
      "city",
      "address",
    ]);
  });

  test("several columns may hold the unit", () => {
    const mapping = map(
      ["Address", "a", "b"],
      [],
      [
        { index: 1, use: "unit" },
        { index: 2, use: "unit" },
      ],
    );
    expect(mapping.uses).toEqual(["address", "unit", "unit"]);
  });
});

describe("two columns of one name", () => {
  const names = ["Address", "City", "Address", "City", "ZIP"];
  const rows = [
    ["", "", "1 Sample St", "Here", "1"],
    ["PO Box 1", "Elsewhere", "2 Sample St", "Here", "2"],
  ];

  test("the one with street addresses is used, with the other columns of its place, and the user is asked", () => {
    expect(map(names, rows)).toMatchObject({
      uses: [null, null, "address", "city", "zip"],
      doubtful: [0, 2],
    });
  });

  test("the choice of the other address brings its city along", () => {
    expect(map(names, rows, [{ index: 0, use: "address" }]).uses).toEqual([
      "address",
      "city",
      null,
      null,
      "zip",
    ]);
  });

  test("billing and mailing addresses are not used, and a service address precedes others", () => {
    expect(map(["Billing Address", "Mailing City", "Address"]).uses).toEqual([
      null,
      null,
      "address",
    ]);
    expect(map(["Address", "City", "Service Address", "Service City"]).uses).toEqual([
      null,
      null,
      "address",
      "city",
    ]);
    expect(map(["Billing Address", "Billing City"])).toMatchObject({
      uses: [null, null],
      doubtful: [],
    });
  });

  test("the choice of an address that is not used brings its city along", () => {
    const names = ["Service Address", "Service City", "Billing Street", "Billing City", "ZIP"];
    expect(map(names, [], [{ index: 2, use: "address" }]).uses).toEqual([
      null,
      null,
      "address",
      "city",
      "zip",
    ]);
  });

  test("of two columns for one part, the more common name is used, and known names precede others", () => {
    expect(map(["ZIP 5", "City Name", "City", "ZIP", "Address"]).uses).toEqual([
      null,
      null,
      "city",
      "zip",
      "address",
    ]);
    expect(map(["STR_NM", "Street Name", "Number"]).uses).toEqual([null, "street", "number"]);
    expect(map(["Site Town", "Site City", "Site Address"]).uses).toEqual(["city", null, "address"]);
  });

  test("of two columns with one name, the one with suites is no second address", () => {
    const names = ["Address", "Address", "City"];
    const rows = [
      ["100 Main St", "Suite 200", "Austin"],
      ["200 Main St", "", "Austin"],
      ["300 Main St", "# 4", "Austin"],
    ];
    expect(map(names, rows)).toMatchObject({ uses: ["address", "unit", "city"], doubtful: [] });
    const mixed = [...rows, ["400 Main St", "9 Elm St", "Austin"]];
    expect(map(names, mixed)).toMatchObject({ uses: ["address", null, "city"], doubtful: [0, 1] });
    // Without an address beside them, they are the addresses.
    expect(map(names.slice(1), [["Suite 200", "Austin"]]).uses).toEqual(["address", "city"]);
  });

  test("a street that the user chose brings its city along, too", () => {
    const names = ["Service Address", "Service City", "Billing Street", "Billing City"];
    const choices = [
      { index: 0, use: null },
      { index: 2, use: "street" },
    ] as const;
    expect(map(names, [], choices).uses).toEqual([null, null, "street", "city"]);
  });

  test("plain names are of no owner: the choice of one changes no other", () => {
    const choices = [{ index: 0, use: "address" }] as const;
    expect(map(["Address", "Shipping Street", "City", "Billing City"], [], choices).uses).toEqual([
      "address",
      null,
      "city",
      null,
    ]);
  });

  test("a city belongs to the address whose owner it names", () => {
    const names = ["City", "School City", "Service City", "School Address"];
    expect(map(names).uses).toEqual([null, "city", null, "address"]);
    expect(map(["Suite", "School Suite", "School Address"]).uses).toEqual([
      null,
      "unit",
      "address",
    ]);
    expect(map(["Suite", "Site Suite", "Site Address"]).uses).toEqual([null, "unit", "address"]);
  });

  test("a shipping address is used if there is no other", () => {
    const shipping = ["Shipping Street", "Shipping City", "Shipping Code"];
    expect(map(shipping)).toMatchObject({ uses: ["address", "city", "zip"], doubtful: [] });
    expect(map(["Billing Street", "Billing City", ...shipping])).toMatchObject({
      uses: [null, null, "address", "city", "zip"],
      doubtful: [0, 2],
    });
    expect(map([...shipping, "Street"])).toMatchObject({
      uses: [null, null, null, "address"],
      doubtful: [0, 3],
    });
    expect(map([...shipping, "Street"], [], [{ index: 0, use: "address" }]).uses).toEqual([
      "address",
      "city",
      "zip",
      null,
    ]);
  });

  test("one column of addresses leaves no doubt", () => {
    expect(map(["Address", "Billing City"]).doubtful).toEqual([]);
  });
});

describe("the cells decide what a name means", () => {
  test.each([
    [
      ["Location", "City"],
      ["1 Main St", "Austin"],
      ["address", "city"],
    ],
    [
      ["Location", "City"],
      ["HQ", "Austin"],
      ["name", "city"],
    ],
    [
      ["No", "Street"],
      ["12", "Main St"],
      ["number", "street"],
    ],
    [
      ["Name", "Site Name"],
      ["Acme", "North"],
      ["name", null],
    ],
  ])("%j with %j", (names, row, uses) => {
    expect(map(names, [row]).uses).toEqual(uses);
  });

  test.each([
    [
      ["Building #", "Address"],
      ["4", "1 Main St"],
      ["building", "address"],
    ],
    [
      ["Building #", "Street"],
      ["4", "1 Main St"],
      ["building", "address"],
    ],
    [
      ["Bldg No", "House No", "Street"],
      ["4", "1", "Main St"],
      ["building", "number", "street"],
    ],
    [
      ["Building Number", "Street"],
      ["4", "Main St"],
      ["number", "street"],
    ],
    [
      ["Number", "Address"],
      ["4", "1 Main St"],
      [null, "address"],
    ],
    [
      ["Address", "Zip+4"],
      ["1 Main St", "75001-1234"],
      ["address", "zip"],
    ],
    [
      ["Address", "Zip+4"],
      ["1 Main St", "1234"],
      ["address", "zip4"],
    ],
    [
      ["Address", "Zip+4", "ZIP"],
      ["1 Main St", "75001-1234", "75001"],
      ["address", "zip4", "zip"],
    ],
  ])("the cells decide between two parts: %j with %j", (names, row, uses) => {
    expect(map(names, [row]).uses).toEqual(uses);
  });

  test("a column that counts the rows is no house number", () => {
    const rows = [
      ["1", "Main St"],
      ["2", "Oak St"],
    ];
    expect(map(["No", "Street"], rows).uses).toEqual([null, "address"]);
  });

  test("the name of a site is the one that differs between rows", () => {
    const rows = [
      ["Acme", "North"],
      ["Acme", "South"],
    ];
    expect(map(["Name", "Branch"], rows, [], []).uses).toEqual([null, "name"]);
  });

  test("without names, columns are recognized by their cells", () => {
    expect(map([], [["HQ", "1 Main St", "Austin", "TX", "78701"]]).uses).toEqual([
      "name",
      "address",
      "city",
      "state",
      "zip",
    ]);
    expect(map([], [["78701", "x", "1.5"]]).uses).toEqual(["zip", null, null]);
  });
});
