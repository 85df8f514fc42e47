import { describe, expect, test } from "vitest";
import { isTableText, readPastedText } from "../../../src/core/lists/pasted-text.ts";
import type { ListChoices } from "../../../src/core/lists/read-list.ts";
import { writeList } from "../../../src/core/lists/write-list.ts";
import {
  linesOfPasted,
  linesOfRows,
  type SiteList,
  siteListOf,
} from "../../../src/core/pricing/sites/site-list.ts";
import { parseRows } from "../../../src/elements/worker/parse-rows.ts";
import { check } from "../bulk/csv/csv-driver.ts";
import { inputFile, inputText } from "./inputs.ts";

const template = ["Location Name", "Street Address", "City", "State", "Postal Code"];

/** Reads a file as both screens do. */
async function readBoth(name: string, choices: ListChoices = {}) {
  const given = { template, ...choices };
  const report = await check(inputFile(name), given, 2_000);
  const list = siteListOf(linesOfRows(report.mapping, report.listed));
  const correction = { ...given, isByTemplate: true, onlyGoodRows: false };
  const file = await writeList(inputFile(name), parseRows, correction, () => {});
  return { report, list, written: (await file?.text())?.split("\r\n").slice(1, -1) };
}

const addressesOf = ({ sites }: SiteList) => sites.map(({ address }) => address);
const repeatsOf = ({ sites }: SiteList) =>
  sites.flatMap(({ number, repeats }) => (repeats.length === 0 ? [] : [[number, ...repeats]]));
const one = ["1 Sample St, Test City, TX 75001"];

interface Outcome {
  /** The addresses to price. */
  readonly addresses: readonly string[];
  /** The lines of the file for a bulk upload, without the names. By default, not compared. */
  readonly written?: readonly string[];
  readonly leftOut?: readonly (readonly [number, string])[];
  /** The row of the names. By default, the first. */
  readonly namesRow?: number | null;
  readonly damage?: readonly (readonly [number, string, string | null])[];
  readonly names?: readonly string[];
  readonly repeats?: readonly (readonly number[])[];
  readonly notes?: readonly string[];
  readonly doubtful?: readonly number[];
}

const houses = [
  "32 1/2 Main St",
  "32½ Main St",
  "321 2nd St",
  "18-D Main St",
  "41-162 Sample St",
  "416-18 Sample St",
  "W148 N9748 Sample Dr",
  "1-234 Sample St",
  "6/3190 Sample Ave",
  "176A Beach 111th St",
];
const directions = [
  "100 N Main St",
  "100 S Main St",
  "100 Main St N",
  "100 N. Main St",
  "2410 N St NE",
  "10 North St",
  "4216 E 51 Ave",
  "4216 51 Ave E",
];
const titles = [
  [1, "Acme sites"],
  [2, "Exported 11/01/2026"],
  [6, "Total, 1"],
] as const;
const inCity = (street: string) => `${street}, Test City, TX 75001`;
const writtenInCity = (street: string) => `,${street},Test City,TX,75001`;

const outcomes: Readonly<Record<string, Outcome>> = {
  "directions.csv": {
    addresses: directions.filter((street) => street !== "100 N. Main St").map(inCity),
    repeats: [[2, 5]],
    written: directions.map(writtenInCity),
  },
  "house-numbers.csv": {
    addresses: houses.map(inCity),
    written: houses.map(writtenInCity),
  },
  "canada.csv": {
    addresses: ["1 Rue Exemple, Montréal, QC H3Z 2Y7", "2 Rue Exemple, Montréal, QC h3z2y7"],
    written: [",1 Rue Exemple,Montréal,QC,H3Z 2Y7", ",2 Rue Exemple,Montréal,QC,h3z2y7"],
  },
  "urbanization.csv": {
    addresses: [
      "URB Las Muestras, 150 Calle A, San Ejemplo, PR 00926-3232",
      "150 Calle Peña, San Ejemplo, PR 00926",
      "150 Calle Pena, San Ejemplo, PR 00926",
    ],
    written: [
      ',"URB Las Muestras, 150 Calle A",San Ejemplo,PR,00926-3232',
      ",150 Calle Peña,San Ejemplo,PR,00926",
      ",150 Calle Pena,San Ejemplo,PR,00926",
    ],
  },
  "short-rows.csv": {
    addresses: [
      "1 Sample St, Ste 2, Test City, TX 75001",
      "2 Sample St, Test City, TX 75001",
      "3 Sample St, Test City, TX 75001",
    ],
  },
  "header-ends-with-commas.csv": { addresses: one, written: [",1 Sample St,Test City,TX,75001"] },
  "rows-end-with-comma.csv": {
    addresses: [...one, "2 Sample St, Test City, TX 75001"],
    written: [",1 Sample St,Test City,TX,75001", ",2 Sample St,Test City,TX,75001"],
  },
  "sep-comma.csv": { addresses: one, written: [",1 Sample St,Test City,TX,75001"] },
  "sep-semicolon.csv": { addresses: one },
  "sep-tab.csv": { addresses: one },
  "bom-sep-comma.csv": { addresses: one },
  "title-above-header.csv": {
    addresses: one,
    namesRow: 4,
    leftOut: titles,
    written: [",1 Sample St,Test City,TX,75001"],
  },
  "title-and-empty-first-column.csv": { addresses: one, namesRow: 4, leftOut: titles },
  "title-then-semicolons.csv": {
    addresses: one,
    namesRow: 2,
    leftOut: [[1, "Acme sites"]],
  },
  "semicolons-in-cells.csv": {
    addresses: ["1 Sample St, 75001", "2 Sample St, 75001"],
    names: ["A;B;C;D;E;F", "G;H"],
  },
  "tabs-with-commas.csv": {
    addresses: ["1 Sample St, Ste 2, Test City", "2, Sample St, Test City"],
  },
  "zip-damage.csv": {
    addresses: [
      "1 Sample St, Jersey City, NJ 7302",
      "2 Sample St, Boston, MA 2110",
      "3 Sample St, San Juan, PR 926",
      "4 Sample St, Test City, TX 7500",
      "5 Sample St, Test City, TX 750011234",
      "6 Sample St, Test City, TX 75001.0",
      "7 Sample St, Boston, MA 21102603",
    ],
    damage: [
      [2, "7302", "07302"],
      [3, "2110", "02110"],
      [4, "926", "00926"],
      [5, "7500", null],
      [6, "750011234", "75001-1234"],
      [7, "75001.0", "75001"],
      [8, "21102603", "02110-2603"],
    ],
  },
  "dates-and-powers.csv": {
    addresses: [
      "1 Sample St, 2-Apr, Test City, TX 75001",
      "2 Sample St, 1/2/2004, Test City, TX 75001",
      "20-Oct, Queens, NY 11354",
      "5 Sample St, Unit 45726, Test City, TX 75001",
    ],
    damage: [
      [2, "2-Apr", "4-2"],
      [2, "1.91431E+18", null],
      [3, "1/2/2004", null],
      [4, "20-Oct", "10-20"],
    ],
  },
  "mac-roman-cr.csv": {
    addresses: ["1 Rue de l’Exemple, Montréal, QC H3Z 2Y7", "2 Sample St, San José, CA 95110"],
  },
  "unicode-text.txt": { addresses: one },
  "bom-quoted.csv": { addresses: ["1 Sample St, Test City"] },
  "two-boms.csv": { addresses: ["1 Sample St, Test City"] },
  "quotes.csv": {
    addresses: [
      "1 Sample St, Test City",
      "2 Sample St, Building B, Test City",
      "3 Sample St, Test City",
    ],
  },
  "house-no-dir-street-suffix.csv": {
    addresses: ["100 N Sample St, Test City, TX 75001"],
    written: [",100 N Sample St,Test City,TX,75001"],
  },
  "number-and-street-name.csv": {
    addresses: ["100 Sample St, Test City, TX 75001"],
    written: [",100 Sample St,Test City,TX,75001"],
  },
  "billing-and-service.csv": {
    addresses: ["1 Sample St, Test City"],
    names: ["A"],
    doubtful: [1, 2],
    written: ["A,1 Sample St,Test City,,,PO Box 1"],
  },
  "two-address-columns.csv": {
    addresses: ["1 Sample St, Test City", "2 Sample St, Test City"],
    doubtful: [0, 2],
  },
  "foreign-names.csv": { addresses: ["1 Sample St, TX"] },
  "no-header.csv": {
    addresses: [...one, "2 Sample St, Test City, TX 75001"],
    namesRow: null,
    written: [",1 Sample St,Test City,TX,75001", ",2 Sample St,Test City,TX,75001"],
  },
};

describe("S6: lists of customers are read in both screens", () => {
  test.for(Object.entries(outcomes))("%s", async ([name, outcome]) => {
    const { report, list, written } = await readBoth(name);
    expect(addressesOf(list)).toEqual(outcome.addresses);
    expect(list).toMatchObject({ bad: [], beyond: [] });
    expect(repeatsOf(list)).toEqual(outcome.repeats ?? []);
    expect(report.duplicates.rows).toEqual(
      (outcome.repeats ?? []).flatMap((rows) => rows.slice(1)),
    );
    expect(report).toMatchObject({
      badRowCount: 0,
      namesRow: outcome.namesRow === undefined ? 1 : outcome.namesRow,
      hasStreet: true,
      unclosedRow: null,
    });
    expect(report.leftOut.map(({ number, text }) => [number, text])).toEqual(outcome.leftOut ?? []);
    expect(report.damage.map(({ row, before, after }) => [row, before, after])).toEqual(
      outcome.damage ?? [],
    );
    expect(report.mapping.doubtful).toEqual(outcome.doubtful ?? []);
    if (outcome.names) expect(list.sites.map((site) => site.name)).toEqual(outcome.names);
    if (outcome.written) expect(written).toEqual(outcome.written);
  });

  test("the user maps columns with foreign names, and what is sent follows", async () => {
    const { list, written } = await readBoth("foreign-names.csv", {
      columns: [
        { index: 1, use: "city" },
        { index: 2, use: "state" },
        { index: 3, use: "zip" },
      ],
    });
    expect(addressesOf(list)).toEqual(one);
    expect(written).toEqual([",1 Sample St,Test City,TX,75001"]);
  });

  test("the user takes the other of two addresses: the rows without it are bad, and its city is sent", async () => {
    const choices = { columns: [{ index: 0, use: "address" }] } as const;
    const { report, list, written } = await readBoth("two-address-columns.csv", choices);
    expect(report).toMatchObject({ badRowCount: 1, emptyAddresses: { rows: [2] } });
    expect(addressesOf(list)).toEqual(["PO Box 1, Elsewhere"]);
    expect(list.bad).toMatchObject([{ number: 2, fault: "empty" }]);
    expect(written?.[1]).toBe(",PO Box 1,Elsewhere,,,2 Sample St,Test City");
  });

  test("damage is mended when the user says so, and what has no fix stays named", async () => {
    const mended = ["zip-zeros", "zip-hyphen", "zip-decimal"] as const;
    const { report, written } = await readBoth("zip-damage.csv", { mended });
    expect(written?.map((line) => line.split(",").at(-1))).toEqual([
      "07302",
      "02110",
      "00926",
      "7500",
      "75001-1234",
      "75001",
      "02110-2603",
    ]);
    expect(report.damage.flatMap(({ row, isMended }) => (isMended ? [] : row))).toEqual([5]);
  });

  test("one fix is applied, and one of many is not", async () => {
    const zipsOf = async (choices: ListChoices) => {
      const { report, written } = await readBoth("zip-damage.csv", choices);
      const counts = [...report.damageCounts].map(([reason, one]) => [reason, one.mendedCount]);
      const mended = report.damage.filter(({ isMended }) => isMended).map(({ row }) => row);
      return { zips: written?.map((line) => line.split(",").at(-1)), counts, mended };
    };
    const alone = await zipsOf({ mendedOtherwise: ["3 3", "5 3", "2 2", "99 3"] });
    expect(alone.zips?.slice(0, 4)).toEqual(["7302", "02110", "926", "7500"]);
    expect(alone.mended).toEqual([3]);
    const others = await zipsOf({ mended: ["zip-zeros"], mendedOtherwise: ["3 3"] });
    expect(others.zips?.slice(0, 4)).toEqual(["07302", "2110", "00926", "7500"]);
    expect(others).toMatchObject({
      mended: [2, 4, 8],
      counts: [
        ["zip-zeros", 3],
        ["zip-short", 0],
        ["zip-hyphen", 0],
        ["zip-decimal", 0],
      ],
    });
  });

  test("columns of coordinates are no addresses, and no row is lost", async () => {
    const { report, list } = await readBoth("lat-lng.csv");
    expect(report).toMatchObject({ hasStreet: false, hasCoordinates: true, rowCount: 2 });
    expect(list.sites).toEqual([]);
    expect(list.bad).toMatchObject([{ fault: "coordinates" }, { fault: "coordinates" }]);
  });
});

describe("S6: the spreadsheet of a customer with twelve sites", () => {
  test("it has twelve sites with their names, and the title and total are left out", async () => {
    const { report, list } = await readBoth("customer-sheet.csv");
    expect(report.leftOut).toEqual([
      { number: 1, reason: "title", text: "Acme Dental - locations for quote" },
      { number: 2, reason: "title", text: "Updated 11/01/2026" },
      { number: 17, reason: "total", text: "Total, 12" },
    ]);
    expect(list.sites.map(({ name, address }) => `${name}: ${address}`)).toEqual([
      "North: 100 Sample St, Ste 200, Test City, TX 75001",
      "South: 100 Sample St, Ste 300, Test City, TX 75001",
      "East: 7 Other Rd, Boston, MA 2110",
      "West: 250 Example Ave, 2-Apr, Jersey City, NJ 7302",
      "Mill: 250 Example Ave, Jersey City, NJ 7302",
      "Lake: 12 N Main St, Austin, TX 78701",
      "Hill: PO Box 14, Austin, TX 78701",
      "Park: 32 1/2 Main St, Houston, TX 77002",
      "Bay: 18 Bay Rd, San Juan, PR 926",
      "Pier: 19 Bay Rd, San Juan, PR 926",
      "Dock: 20 Bay Rd, San Juan, PR 926",
      "Quay: 21 Bay Rd, San Juan, PR 926",
    ]);
    expect(report.badRowCount).toBe(0);
    expect(report.notes["post-box"].rows).toEqual([11]);
    expect(report.duplicates.count).toBe(0);
  });

  test("one act mends its ZIP codes and its suite", async () => {
    const { list, report, written } = await readBoth("customer-sheet.csv", {
      mended: ["zip-zeros", "date"],
    });
    expect(report.damage.filter(({ isMended }) => !isMended)).toEqual([]);
    expect(list.sites[3]?.address).toBe("250 Example Ave, Ste 4-2, Jersey City, NJ 07302");
    expect(written?.[3]).toBe('West,"250 Example Ave, Ste 4-2",Jersey City,NJ,07302,4,');
  });

  test("a row that was left out is kept if the user says so, and the file itself stays", async () => {
    const { report, list } = await readBoth("customer-sheet.csv", { kept: [17] });
    expect(report.leftOut.map(({ number }) => number)).toEqual([1, 2]);
    expect([report.rowCount, list.bad.length]).toEqual([13, 1]);
  });
});

describe("S1: pasted texts", () => {
  const read = (name: string) => {
    const { addresses, leftOut } = readPastedText(inputText(name));
    return { list: siteListOf(linesOfPasted(addresses)), leftOut };
  };

  test.each<[string, readonly string[]]>([
    ["two-line-address.txt", ["150 Sample Road, Test City, TX 75001"]],
    [
      "paste-blocks-and-numbers.txt",
      [
        "100 Sample St, Suite 200, Test City, TX 75001",
        "7 Other Rd, Test City, TX 75001",
        "8 Other Rd, Test City, TX 75001",
        "9 Other Rd, Test City, TX 75001",
      ],
    ],
    ["directions.txt", directions.filter((street) => street !== "100 N. Main St")],
    ["house-numbers.txt", houses],
    [
      "signs.txt",
      [
        "Main St & 5th Ave, Test City, TX",
        "Main St @ 5th",
        "AT&T Plaza, 1 Sample Way",
        "1 Sample Way (rear entrance) <b>dock</b>",
        "100% Sample Rd",
      ],
    ],
    [
      "po-boxes.txt",
      [
        "PO Box 1400, Test City, TX 75001",
        "P.O. BOX 12 Rural Route 3",
        "RR 3 Box 9",
        "HC 235 Box 1A",
        "Box Canyon Rd 12",
      ],
    ],
    ["coordinates.txt", []],
  ])("%s", (name, addresses) => {
    const { list, leftOut } = read(name);
    expect(addressesOf(list)).toEqual(addresses);
    expect(leftOut).toEqual([]);
    expect(isTableText(inputText(name))).toBe(false);
  });

  test("post boxes and rural routes are named before any call, and not refused", () => {
    const { list } = read("po-boxes.txt");
    expect(list.sites.map(({ note }) => note)).toEqual([
      "post-box",
      "post-box",
      "rural-route",
      "rural-route",
      null,
    ]);
  });

  test("coordinates are named as such", () => {
    expect(read("coordinates.txt").list.bad.map(({ fault }) => fault)).toEqual(
      Array.from({ length: 4 }, () => "coordinates"),
    );
  });
});
