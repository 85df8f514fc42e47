import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { findNames } from "../../../src/core/lists/find-names.ts";
import { leftOutReaderOf } from "../../../src/core/lists/left-out-rows.ts";
import { type ListChoices, type ListRow, readList } from "../../../src/core/lists/read-list.ts";
import { writeList } from "../../../src/core/lists/write-list.ts";
import { parseRows } from "../../../src/elements/worker/parse-rows.ts";

async function read(text: string, choices: ListChoices = {}) {
  const rows: ListRow[] = [];
  for await (const batch of readList(new Blob([text]), parseRows, choices)) {
    rows.push(...batch.rows);
    if (batch.isLast) return { rows, head: batch.head };
  }
  throw new Error("The list has no last batch.");
}

test("S6: a short row below merged cells is filled to its place when asked", async () => {
  const text = "Site,Address,Note,City,ZIP\nA,1 A St,x,Austin,78701\nB,2 A St";
  const { rows } = await read(text, { mended: ["empty-place"] });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["A", "1 A St", "x", "Austin", "78701"],
    ["B", "2 A St", "", "Austin", "78701"],
  ]);
});

describe("S6: the row of names is found", () => {
  const table = (text: string) => text.split("\n").map((line) => line.split(","));
  test.each([
    ["Address,City\n1 A St,Austin", 0],
    ["Acme\n\nUpdated 1/1/2026\nAddress,City\n1 A St,Austin", 3],
    ["Address\n1 A St", 0],
    ["Kitchen,Where,Address\na,b,1 A St", 0],
    ["Company\nAddress,City\n1 A St,Austin", 1],
    ["Acme list\nKitchen,Where,Address,City\na,b,1 A St,Austin", 1],
    ["1 A St,Austin\n2 A St,Austin", -1],
    ["Ort,Straße\nx,1 A St", 0],
    ["Ort,Straße", 0],
    ["Ort,Ort\nx,1 A St", -1],
    ["Austin,Texas\nDallas,Texas", -1],
    ["", -1],
    [",\n,", -1],
    ["1 City,State\nx,1", -1],
    [`${"x\n".repeat(39)}Address,City\n1 A St,x`, 39],
    [`${"x\n".repeat(40)}Address,City\n1 A St,x`, -1],
    ["Acme\na,b,c,d,Address,City,State\n,,,,1 A St", 1],
    ["Acme\na,b,c,d,e,f,g,h,i,Address,City,State\n,,,,1 A St", 1],
    ["Acme\na,b,c,d,City,State\n,,,,1 A St", 1],
    ["Acme\na,b,c,d,e,City,State\n,,,,1 A St", 0],
    ["Acme\nOrt,City\n1 A St,Austin", 1],
    ["Acme\nKitchen,Hall,City\nx,1 A St,y", 0],
    ["Acme\nKitchen,Hall,Address\nx,1 A St,y", 1],
    ["Acme\nOffice,Kitchen,Hall\nx,1 A St,y", 0],
    ["Acme\nAddress,,,,\n1 A St,,,,", 1],
    ["Acme\nAddress,City,5 Digit ZIP\n1 A St,x,y", 1],
    ["Acme\nAddress,City,Phase 2\n1 A St,x,y", 1],
    ["Acme\nAddress,City, 12 Elm\n1 A St,x,y", 0],
    ["Acme\nSchool Address,City,Pool,Gym\n1 A St,x", 1],
    ["Acme\nSchool Address,Pool\n1 A St,x", 0],
    ["Address,City\n1 A St,Austin\nAddress,City", 0],
    ["Ort,Straße\nx,1 A St\ny,Platz", 0],
    ["Ort,Straße\n,", 0],
    [`${"x".repeat(60)},y\nx,1 A St`, 0],
    [`${"x".repeat(61)},y\nx,1 A St`, -1],
  ])("%j: %i", (text, place) => {
    expect(findNames(table(text))).toBe(place);
  });

  test("the user names another row, or none", async () => {
    const text = "Address,City\nStreet,Town\n1 A St,Austin\n";
    expect((await read(text, { names: 2 })).head).toMatchObject({
      namesRow: 2,
      mapping: { names: ["Street", "Town"], uses: ["address", "city"] },
    });
    const { rows, head } = await read(text.trimEnd(), { names: "none" });
    expect(head.namesRow).toBeNull();
    expect(rows.map(({ number, kind }) => [number, kind])).toEqual([
      [1, "address"],
      [2, "address"],
      [3, "address"],
    ]);
  });
});

describe("rows below the names that are no addresses", () => {
  const reasonOf = leftOutReaderOf(["Address", "City", "Count"]);
  test.each([
    ["Total,12,", "total"],
    ["Total,,12", "total"],
    ["Total: 12,,", "total"],
    ["Subtotal,,3", "total"],
    ["Grand Total,,$3.00", "total"],
    ["Address,City,Count", "names"],
    ["ADDRESS,city,", "names"],
    ["Address,,", null],
    ["Thank you!,,", "thanks"],
    ["Please quote by Friday,,", "greeting"],
    ["Hi there,Austin,", null],
    ["Total Wine,Austin,1", null],
    ["Total,Austin,1", null],
    ["Total,400M,1.2 Gbps", "total"],
    ["Total,4 Elm St,1", null],
    [",Grand Total: 4,$99/mo", "total"],
    ["1 Total St,Austin,1", null],
    ["Confidential,,", null],
  ])("%s: %s", (row, reason) => {
    expect(reasonOf(row.split(","))).toBe(reason);
  });

  test("in a list with one column, its name may be repeated", () => {
    expect(leftOutReaderOf(["Address"])(["address"])).toBe("names");
    expect(leftOutReaderOf([])(["Address"])).toBeNull();
  });
});

const cell = fc.constantFrom(
  ..."1 Elm St|Austin|TX|7302|NJ|Total|Thanks|Address|City|2-Apr||a,b|x\ny|é".split("|"),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 12 });
const choices: fc.Arbitrary<ListChoices> = fc.record({
  names: fc.constantFrom<(number | "none" | undefined)[]>(undefined, "none", 1, 2),
  kept: fc.array(fc.nat(12), { maxLength: 3 }),
  mended: fc.constantFrom<NonNullable<ListChoices["mended"]>[]>([], ["zip-zeros", "date"]),
});

test("S6: no row is lost: all rows but that of the names are read, in order, with their cells", async () => {
  await fc.assert(
    fc.asyncProperty(table, choices, async (given, chosen) => {
      const all = [["Address", "City", "State", "ZIP"], ...given];
      const { rows, head } = await read(Papa.unparse(all), { ...chosen, delimiter: "," });
      expect(rows.map(({ number }) => number)).toEqual(
        all.map((_, at) => at + 1).filter((number) => number !== head.namesRow),
      );
      if (chosen.mended?.length === 0 && head.mapping.names.length > 1) {
        for (const { number, cells } of rows) expect(cells).toEqual(all[number - 1]);
      }
    }),
  );
});

test("a list that was written is read again without anything to correct", async () => {
  const template = ["Street Address", "City", "State", "Postal Code"];
  await fc.assert(
    fc.asyncProperty(table, async (given) => {
      const text = Papa.unparse([["Address", "Town", "Province", "ZIP"], ...given]);
      const correction = {
        template,
        delimiter: ",",
        isByTemplate: true,
        onlyGoodRows: true,
      } as const;
      const write = async (from: Blob) =>
        (await writeList(from, parseRows, { ...correction, names: 1 }, () => {})) ?? new Blob();
      const once = await write(new Blob([text]));
      const { rows } = await read(await once.text(), { names: 1, delimiter: "," });
      const read1 = rows.filter(({ kind }) => kind !== "blank");
      expect(read1.every((row) => row.kind === "address" && !row.isWithoutAddress)).toBe(true);
      expect(await (await write(once)).text()).toBe(await once.text());
    }),
  );
});

test("a file of formulas that keep zeros is read without them", async () => {
  const { rows } = await read('Address,ZIP\n1 A St,="07302"\n');
  expect(rows[0]).toMatchObject({ cells: ["1 A St", "07302"], hadFormula: true, damage: [] });
});

test("S6: a long text is no thanks, and several totals are one", () => {
  const reasonOf = leftOutReaderOf(["Address", "City", "Count"]);
  expect(reasonOf([`Thanks ${"to all of you ".repeat(9)}`])).toBeNull();
  expect(reasonOf(["Thanks to all of you"])).toBe("thanks");
  expect(reasonOf(["Total", "Total 12", "12"])).toBe("total");
  expect(reasonOf(["Total", "Austin", "12"])).toBeNull();
});
