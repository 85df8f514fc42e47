import { describe, expect, test } from "vitest";
import { proseIn } from "../../tools/style/prose-in.ts";
import { faultsOf, nameFaultsOf } from "../../tools/style/style-rules.ts";

const textsIn = (path: string, source: string) =>
  proseIn(path, source).map(({ line, text }) => [line, text]);

describe("the prose of a file", () => {
  test("the prose of a script is its comments, by paragraph and tag, without code", () => {
    const source = [
      'const address = "https://example.com"; // An address.',
      "/**",
      " * First line,",
      " * second line.",
      " *",
      " * ```ts",
      " * somebody();",
      " * ```",
      " * @param name - of a user.",
      " */",
      "// One comment",
      "// of two lines.",
      "const text = '/* no comment */';",
    ].join("\n");
    expect(textsIn("x.ts", source)).toEqual([
      [1, "An address."],
      [2, "First line, second line."],
      [2, "of a user."],
      [11, "One comment of two lines."],
    ]);
  });

  test("the prose includes a comment after a regular expression with a quote", () => {
    expect(
      textsIn("x.tsx", 'const quote = /"/; // A quote.\nconst text = <b>// none</b>;'),
    ).toEqual([[1, "A quote."]]);
  });

  test("the prose includes the titles of tests, also those after a table of cases", () => {
    const source = [
      'test("a title", () => {});',
      'test.each([["a"]])("another %s", () => {});',
      "test.for(cases)(`a third $name`, () => {});",
      'describe.skip("a group", () => {});',
      'run("no title");',
    ].join("\n");
    expect(textsIn("x.test.ts", source)).toEqual([
      [1, "a title"],
      [2, "another %s"],
      [3, "a third $name"],
      [4, "a group"],
    ]);
  });

  test("the prose includes the texts of a messages file", () => {
    expect(textsIn("x.messages.ts", 'export const messages = {\n  save: "Save",\n};')).toEqual([
      [2, "Save"],
    ]);
  });

  test("the prose of a document is its paragraphs and items, without headings, tables and code", () => {
    const source =
      "# Title\n\nA paragraph\nof two lines.\n\n- one\n- two\n\n| a |\n\n```\ncode\n```\n";
    expect(textsIn("x.md", source)).toEqual([
      [3, "A paragraph of two lines."],
      [6, "one"],
      [6, "two"],
    ]);
  });
});

describe("a fault", () => {
  test.each([
    ["What a page shows.", '"What": write begin with the subject'],
    ["The row at hand.", '"at hand": write "current"'],
    ["Loads it anew.", '"anew": write "again"'],
    ["Nobody waits.", '"Nobody": write "a user", "no caller": name who it is'],
    ["The address is none.", '"is none": write "does not exist", "is missing"'],
    ["It stands in the page.", '"stands in": write "is"'],
    ["The page is told.", '"is told": write "reports", "emits" or "listens to"'],
    ["Asks for a token.", '"Asks for": write "requests"'],
  ])("the text is a fault: %s", (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test("a sentence of more than 30 words is a fault, and code counts as one word", () => {
    const words = Array.from({ length: 30 }, () => "word").join(" ");
    expect(faultsOf(`${words}. ${words}.`)).toEqual([]);
    expect(faultsOf(`${words} more.`)).toEqual([expect.stringMatching(/^31 words: /)]);
    expect(faultsOf(`${words.replace("word", "`a b c`")}.`)).toEqual([]);
  });

  test("a limit without max or min in its name is a fault", () => {
    expect(nameFaultsOf("const mostRows = 1;")).toHaveLength(1);
    expect(nameFaultsOf("const maxRows = 1;")).toEqual([]);
  });
});

test("plain sentences have no fault", () => {
  const plain =
    "If the user clicked Show results, move focus to them. What follows is the current row.";
  expect(faultsOf(plain)).toEqual([]);
});
