import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTableText, readPastedText } from "../../../src/core/lists/pasted-text.ts";

const read = (text: string) =>
  readPastedText(text).addresses.map(({ name, text: address }) =>
    name === "" ? address : `${name} | ${address}`,
  );

describe("each line is an address", () => {
  test.each([
    ["• 60 Hudson Street", "60 Hudson Street"],
    ["- 60 Hudson Street", "60 Hudson Street"],
    ["–\t60 Hudson Street", "60 Hudson Street"],
    ["·\t60 Hudson Street", "60 Hudson Street"],
    ["o\t60 Hudson Street", "60 Hudson Street"],
    ["12. 60 Hudson Street", "60 Hudson Street"],
    ["3) 60 Hudson Street", "60 Hudson Street"],
    ["(3) 60 Hudson Street", "60 Hudson Street"],
    ["1.\tHudson Street", "Hudson Street"],
    ["12. Hudson Street", "12. Hudson Street"],
    ["1200. Hudson Street", "1200. Hudson Street"],
    ["18-D Main St", "18-D Main St"],
    ["60 Hudson Street\tNew York\t\tNY 10013", "60 Hudson Street, New York, NY 10013"],
    ["HQ\t60 Hudson Street\tNew York", "HQ | 60 Hudson Street, New York"],
    ["\u200b60  Hudson Street", "60 Hudson Street"],
  ])("the line %j is read as %j", (line, address) => {
    expect(read(line)).toEqual([address]);
  });

  test("streets below each other stay apart, also without numbers", () => {
    expect(read("1 Elm St\n2 Elm St\nWall Street\nMain St & 5th Ave")).toEqual([
      "1 Elm St",
      "2 Elm St",
      "Wall Street",
      "Main St & 5th Ave",
    ]);
  });
});

describe("blocks of a mail", () => {
  test.each([
    ["1 Elm St\nAustin, TX 78701", "1 Elm St, Austin, TX 78701"],
    ["1 Elm St,\nAustin TX 78701", "1 Elm St, Austin TX 78701"],
    ["1 Elm St\nSuite 2\nAustin, TX", "1 Elm St, Suite 2, Austin, TX"],
    ["1 Elm St\n#2\nAustin, Texas 78701", "1 Elm St, #2, Austin, Texas 78701"],
    [
      "1 Elm St\n2nd Floor\nNew York, New York 10013",
      "1 Elm St, 2nd Floor, New York, New York 10013",
    ],
    ["1 Rue A\nMontréal, QC H3Z 2Y7", "1 Rue A, Montréal, QC H3Z 2Y7"],
    ["1 Elm St\nAustin, TX 78701\nUSA", "1 Elm St, Austin, TX 78701, USA"],
    ["Acme Dental\n1 Elm St\nAustin, TX 78701", "Acme Dental | 1 Elm St, Austin, TX 78701"],
    ["PO Box 12\nAustin, TX 78701", "PO Box 12, Austin, TX 78701"],
  ])("%j is %j", (text, address) => {
    expect(read(text)).toEqual([address]);
  });

  test("marks of a quoted mail are no text", () => {
    expect(read("> 1 Elm St\n>> Austin, TX 78701\n>\n> 2 Oak St")).toEqual([
      "1 Elm St, Austin, TX 78701",
      "2 Oak St",
    ]);
  });

  test("an item of a list may begin with its label", () => {
    expect(read("1)\tHQ\n1 Elm St\n2)\tWarehouse\n2 Oak St\nAustin, TX")).toEqual([
      "HQ | 1 Elm St",
      "Warehouse | 2 Oak St, Austin, TX",
    ]);
  });

  test("blocks need no blank line between them", () => {
    expect(read("1 Elm St\nAustin, TX 78701\n2 Oak St\nSuite 3\nDallas, TX 75001")).toEqual([
      "1 Elm St, Austin, TX 78701",
      "2 Oak St, Suite 3, Dallas, TX 75001",
    ]);
  });

  test("a blank line ends an address, and so does the number of a list", () => {
    expect(read("1 Elm St\n\nAustin, TX 78701")).toHaveLength(2);
    expect(read("1. 1 Elm St\nAustin, TX 78701\n2. 2 Elm St\nSuite 3")).toEqual([
      "1 Elm St, Austin, TX 78701",
      "2 Elm St, Suite 3",
    ]);
  });

  test("an address with its city takes no second one", () => {
    expect(read("1 Elm St, Austin, TX 78701\nDallas, TX 75001")).toHaveLength(2);
  });
});

describe("labels are the names of sites", () => {
  test.each([
    ["Main office: 1 Elm St", "Main office | 1 Elm St"],
    ["Site 3 - 1 Elm St", "Site 3 | 1 Elm St"],
    ["Site 3 – 1 Elm St", "Site 3 | 1 Elm St"],
    ["1. Warehouse: 1 Elm St", "Warehouse | 1 Elm St"],
    ["Main office:\n1 Elm St\nAustin, TX", "Main office | 1 Elm St, Austin, TX"],
    ["1 Elm St - Austin", "1 Elm St - Austin"],
    ["https://example.com/1 Elm", "https://example.com/1 Elm"],
  ])("%j is %j", (text, address) => {
    expect(read(text)).toEqual([address]);
  });

  test("a heading of several addresses is left out", () => {
    const { addresses, leftOut } = readPastedText("Our locations:\n1 Elm St\n2 Elm St");
    expect(addresses.map(({ name }) => name)).toEqual(["", ""]);
    expect(leftOut).toEqual([{ number: 1, text: "Our locations:", reason: "title" }]);
  });
});

describe("several addresses on one line", () => {
  test.each([
    ["1 Elm St, Austin; 2 Oak St, Dallas", ["1 Elm St, Austin", "2 Oak St, Dallas"]],
    [
      "1 Elm St, Austin, TX 78701, 2 Oak St, Dallas, TX 75001 and 3 Fir St",
      ["1 Elm St, Austin, TX 78701", "2 Oak St, Dallas, TX 75001", "3 Fir St"],
    ],
    ["A: 1 Elm St; B: 2 Oak St", ["A | 1 Elm St", "B | 2 Oak St"]],
    ["1 Elm St; NY", ["1 Elm St; NY"]],
    ["78701 Elm St, Austin, TX 78701", ["78701 Elm St, Austin, TX 78701"]],
    ["1 Elm St, TX 78701 12345", ["1 Elm St, TX 78701 12345"]],
  ])("%j", (text, addresses) => {
    expect(read(text)).toEqual(addresses);
  });

  test("each has an id of its own, and the number of its line", () => {
    const { addresses } = readPastedText("1 Oak St\n1 Elm St; 2 Elm St");
    expect(addresses.map(({ number }) => number)).toEqual([1, 2, 2]);
    expect(new Set(addresses.map(({ id }) => id)).size).toBe(3);
  });
});

describe("lines that are no addresses are named and left out", () => {
  test.each([
    ["Hi team,", "greeting"],
    ["Please quote these sites:", "greeting"],
    ["Thanks, Bob", "thanks"],
    ["Best regards", "thanks"],
    ["Total: 12", "total"],
    ["Grand total 12", "total"],
    ["Number of sites: 3", "total"],
    ["From: Sam Rivera <sam@bluebird.example>", "mail"],
    ["Sent: Monday, March 2, 2026 9:14 AM", "mail"],
    ["Subject: RE: quote for 5 locations", "mail"],
    ["sam@bluebird.example", "mail"],
    ["www.bluebird.example", "mail"],
    ["(713) 555-0100", "mail"],
    ["Cell: 713-555-0100", "mail"],
    ["We need these by Friday.", "mail"],
    ["Can we have fiber there?", "mail"],
  ])("%j: %s", (line, reason) => {
    const { addresses, leftOut } = readPastedText(`${line}\n\n1 Elm St`);
    expect(addresses).toHaveLength(1);
    expect(leftOut).toEqual([{ number: 1, text: line, reason }]);
  });

  test("a signature follows a closing, until the next address or its label", () => {
    const text =
      "1 Elm St\nThanks,\nSam Rivera\n\nBluebird Coffee\n\nNorth:\n2 Elm St\nWall Street";
    const { addresses, leftOut } = readPastedText(text);
    expect(addresses.map((one) => [one.name, one.text])).toEqual([
      ["", "1 Elm St"],
      ["North", "2 Elm St"],
      ["", "Wall Street"],
    ]);
    expect(leftOut.map(({ text: line, reason }) => [line, reason])).toEqual([
      ["Thanks,", "thanks"],
      ["Sam Rivera", "mail"],
      ["Bluebird Coffee", "mail"],
    ]);
  });

  test.each([
    "Best Buy, 100 Main St",
    "Total Wine, 1 Elm St",
    "Hi-Line Dr 12",
    "Old North Main St.",
    "Corner of Main.",
    "32.7767 -96.7970",
    "Corner of Elm and Oak",
  ])("%j is an address", (line) => {
    expect(readPastedText(line)).toMatchObject({ addresses: [{ text: line }], leftOut: [] });
  });
});

test("S1: a pasted text with names of columns in its first lines is a table", () => {
  expect(isTableText("Address,City,State\n1 Elm St,Austin,TX")).toBe(true);
  expect(isTableText('\n"Street Address"\tCity\n1 Elm St\tAustin')).toBe(true);
  expect(isTableText("Address\n1 Elm St")).toBe(true);
  expect(isTableText("Acme sites\nAddress,City\n1 Elm St,Austin")).toBe(true);
  expect(isTableText("lat,lng\n1.5,2.5")).toBe(true);
  expect(isTableText("100 Main St, City\n2 Elm")).toBe(false);
  expect(isTableText("1 Elm St, Austin")).toBe(false);
  expect(isTableText("Hi team,\n1 Elm St")).toBe(false);
  expect(isTableText("")).toBe(false);
});

const line = fc.constantFrom(
  ..."1 Elm St|Suite 2|Austin, TX 78701|Main office:|Acme Dental|Thanks|2. 3 Oak St|• 4 Fir St|A: 5 Ash St|?|1 A St; 2 B St||Total 3|> 6 Fir St|Sent: today|We need these by Friday.|(713) 555-0100".split(
    "|",
  ),
);

test("no line is lost: each belongs to an address, is left out, or is blank", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { addresses, leftOut } = readPastedText(lines.join("\n"));
      const taken = new Map<number, number>();
      for (const { number, lineCount } of addresses) {
        taken.set(number, Math.max(taken.get(number) ?? 0, lineCount));
      }
      const covered = [...taken].flatMap(([number, count]) =>
        Array.from({ length: count }, (_, at) => number + at),
      );
      const numbers = new Set([...covered, ...leftOut.map(({ number }) => number)]);
      expect([...numbers].sort((a, b) => a - b)).toEqual(
        lines.flatMap((text, at) => (text === "" ? [] : [at + 1])),
      );
      const ids = addresses.map(({ id }) => id);
      expect([...ids].sort((a, b) => a - b)).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 2_000 },
  );
});
