import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTableText, readPastedText } from "../../../src/core/lists/pasted-text.ts";
import { areCoordinates } from "../../../src/core/lists/street-notes.ts";
import { inputText } from "./inputs.ts";

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

test("S1: the number of a list is no part of an address that follows its name after a comma", () => {
  const { addresses } = readPastedText(
    "1) Main office\n3) HQ, 12 Oak St, Austin TX 78701 (call us)",
  );
  expect(addresses.map(({ text }) => text)).toEqual([
    "1) Main office",
    "HQ, 12 Oak St, Austin TX 78701",
  ]);
});

test.each(["Main office in Austin:", "Our shop at the 2nd Avenue Mall:"])(
  "S1: the label %j names the address below it",
  (label) => {
    const { addresses } = readPastedText(`${label}\n1 Elm St`);
    expect(addresses).toMatchObject([{ text: "1 Elm St", name: label.slice(0, -1) }]);
  },
);

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
    ["here are our shops, please quote 300M fiber plus 2 lines each:", "mail"],
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
      ["Sam Rivera", "signature"],
      ["Bluebird Coffee", "signature"],
    ]);
  });

  test.each([
    "We need 100 Mbps by June 1st. 24 months would be fine.",
    "24 months would be fine.",
    "Can you price 36 months as well?",
    "On Fri, Feb 27, 2026 at 4:02 PM Dana Whitfield <dana@x.example> wrote:",
    "On Feb 27, 2026, at 4:02 PM, Dana Whitfield",
    "<dana@x.example> wrote:",
    "-----Original Message-----",
    "> Is it 700 Oak Street, Austin, TX 78701 again?",
  ])("S6: %j is part of the mail", (line) => {
    const { addresses, leftOut } = readPastedText(`${line}\n\n1 Elm St`);
    expect(addresses).toHaveLength(1);
    expect(leftOut).toEqual([{ number: 1, text: line.replace(/^> /, ""), reason: "mail" }]);
  });

  test.each([
    "We also have 500 Elm Street in Chicago.",
    "We are at 500 Broadway.",
    "We are at 5th and Main.",
    "We need it in Austin, TX 78701.",
    "We need it in 2 places in Austin TX.",
    "Is it 700 Oak Street, Austin, TX 78701 again?",
    "On Market St 1200, Austin",
    "On May 5 1200 Main St",
    "24 Month Street.",
  ])("S6: %j may contain an address, and stays", (line) => {
    expect(readPastedText(line)).toMatchObject({ addresses: [{ text: line }], leftOut: [] });
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

describe("S6: a signature has the address of its sender", () => {
  const site = "1 Elm St, Austin, TX 78701";
  const own = "9 Oak St, Suite 10, Dallas, TX 75001";
  const lines = (...texts: readonly string[]) => texts.join("\n");
  test.each([
    ["below a name, with a telephone number", lines("Thanks!", "Pat Jones", own, "(713) 555-0100")],
    ["above a website", lines("Regards", "Pat Jones", "Manager | Acme", own, "www.acme.example")],
    ["below a mail box", lines("Thanks,", "Pat Jones", "pat@acme.example", own)],
    ["below a name and a company", lines("Thanks,", "Pat Jones", "Acme Dental", own)],
    ["below a blank line", lines("Best,", "", "Pat Jones", own, "Office: 713-555-0100")],
    ["below dashes", lines("--", "Pat Jones", own, "(713) 555-0100")],
    ["in a quoted mail", lines("> Thanks", "> Pat Jones", `> ${own}`, "> (713) 555-0100")],
  ])("%s: it is named and left out", (_, signature) => {
    const { addresses, leftOut } = readPastedText(`${site}\n\n${signature}`);
    expect(addresses.map(({ text }) => text)).toEqual([site]);
    expect(leftOut).toContainEqual(expect.objectContaining({ text: own, reason: "signature" }));
    expect(leftOut).toHaveLength(signature.split("\n").filter(Boolean).length);
  });

  test("its lines are left out, too", () => {
    const text = lines(
      site,
      "",
      "Thanks",
      "Pat",
      "9 Oak St",
      "Suite 10",
      "Dallas, TX 75001",
      "www.a.example",
    );
    const { addresses, leftOut } = readPastedText(text);
    expect(addresses).toHaveLength(1);
    expect(leftOut.map(({ number, reason }) => [number, reason])).toEqual([
      [3, "thanks"],
      [4, "signature"],
      [5, "signature"],
      [6, "signature"],
      [7, "signature"],
      [8, "mail"],
    ]);
  });

  test.each([
    ["no site is above", lines("Thanks!", "Pat Jones", own, "(713) 555-0100")],
    ["no name is above", lines(site, "Thanks!", own, "(713) 555-0100")],
    ["nothing else is there", lines(site, "Thanks!", "North", own)],
    [
      "the closing leads to it",
      lines(site, "Thanks for pricing also:", "North", own, "713-555-0100"),
    ],
    ["a label leads to it", lines(site, "Thanks!", "North:", own, "(713) 555-0100")],
    ["it has a label", lines(site, "Thanks!", "Pat", `North: ${own}`, "(713) 555-0100")],
    ["it is an item of a list", lines(site, "Thanks!", "Pat", `- ${own}`, "(713) 555-0100")],
    [
      "it is one of two",
      lines(site, "Thanks!", "Pat", "2 Fir St, Austin, TX 78701", own, "713-555-0100"),
    ],
    ["it is in a later block", lines(site, "Thanks!", "Pat", "", "North", own, "(713) 555-0100")],
    ["two lines are in the next block", lines(site, "Thanks!", "", "Acme", "North", own)],
    ["dashes divide sites", lines(site, "--", own)],
  ])("an address stays if %s", (_, text) => {
    expect(readPastedText(text).addresses.map(({ text: one }) => one)).toContain(own);
  });
});

describe("S6: a remark after the city is the name of the site, and no part of its address", () => {
  test.each([
    ["1 Elm St, Austin, TX 78701 (ask for Joe)", "ask for Joe | 1 Elm St, Austin, TX 78701"],
    ["1 Elm St, Austin, TX (ask for Joe).", "ask for Joe | 1 Elm St, Austin, TX"],
    ["HQ: 1 Elm St, Austin, TX 78701 (rear)", "HQ (rear) | 1 Elm St, Austin, TX 78701"],
    ["HQ\n1 Elm St\nAustin, TX 78701 (rear)", "HQ (rear) | 1 Elm St, Austin, TX 78701"],
    ["1 Elm St, Austin, TX 78701 (Suite 2)", "1 Elm St, Austin, TX 78701 (Suite 2)"],
    ["1 Elm St, Austin, TX 78701 (2)", "1 Elm St, Austin, TX 78701 (2)"],
    // A name may have sixty letters.
    [
      `1 Elm St, Austin, TX 78701 (${"a".repeat(60)})`,
      `${"a".repeat(60)} | 1 Elm St, Austin, TX 78701`,
    ],
    [
      `1 Elm St, Austin, TX 78701 (${"a".repeat(61)})`,
      `1 Elm St, Austin, TX 78701 (${"a".repeat(61)})`,
    ],
    ["1 Elm St (rear)", "1 Elm St (rear)"],
    ["1 Elm St (rear), Austin, TX 78701", "1 Elm St (rear), Austin, TX 78701"],
  ])("%j is %j", (text, address) => {
    expect(read(text)).toEqual([address]);
  });
});

const onlyAddresses = readdirSync(new URL("inputs/", import.meta.url))
  .filter((name) => name.endsWith(".txt"))
  .flatMap((name) => readPastedText(inputText(name)).addresses.map(({ text }) => text))
  .filter((text) => /^[\w/½-]*\d[\w/½-]* /.test(text) && !areCoordinates(text));

test("S6: a line that is only an address is never left out", () => {
  expect(onlyAddresses.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...onlyAddresses), { minLength: 1, maxLength: 5 }),
      fc.constantFrom("", "> ", "- "),
      fc.constantFrom(
        "\n",
        "\n\n",
        "\nThanks,\n",
        "\n\nThanks!\n\n",
        "\n--\n",
        "\nRegards,\nPat\n\n",
      ),
      (addresses, mark, between) => {
        const text = addresses.map((one) => mark + one).join(between);
        const left = readPastedText(text).leftOut.map((one) => one.text);
        expect(left.filter((one) => addresses.includes(one))).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
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
  ..."1 Elm St|Suite 2|Austin, TX 78701|Main office:|Acme Dental|Thanks|2. 3 Oak St|• 4 Fir St|A: 5 Ash St|?|1 A St; 2 B St||Total 3|> 6 Fir St|Sent: today|We need these by Friday.|(713) 555-0100|--|24 months would be fine.|> Is it 7 Oak St?|5 Fir St, Austin, TX (rear)".split(
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
