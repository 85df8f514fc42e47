import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { elementTags } from "../../build/elements.ts";
import {
  elementFilesOf,
  withOpener,
  withTypeExport,
} from "../../build/new-element/element-files.ts";
import { withRow } from "../../build/new-element/with-row.ts";
import { layers } from "../architecture/import-table.ts";

const files = elementFilesOf({ tag: "agent-notes", summary: "Notes of an agent" });

test("a new element has the files of an element with the same parts, each in a layer", () => {
  const own = Object.keys(files).map((file) => file.replaceAll("agent-notes", "portal-header"));
  const missing = own.filter((file) => !existsSync(file));
  expect(missing).toEqual([
    "src/elements/portal-header/open-portal-header.screen.tsx",
    "test/elements/portal-header/portal-header.browser.test.ts",
  ]);
  const sources = Object.keys(files).filter((file) => /^src\/.*\.tsx?$/.test(file));
  expect(sources.filter((file) => !layers.some((layer) => layer.files.test(file)))).toEqual([]);
});

test("each file that the new element imports exists", () => {
  const imported = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"?]+)/g)].map(([, path = ""]) =>
      posix.join(posix.dirname(file), path),
    ),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((path) => !(path in files) && !existsSync(path))).toEqual([]);
});

test("the name of the new element is written as a tag, a type and a heading", () => {
  const text = Object.values(files).join("\n");
  expect(text).toContain("declare class AgentNotesElement extends ScoutElement {}");
  expect(text).toContain('heading: "Agent Notes"');
  expect(text).toContain(" * Notes of an agent.\n");
});

test("the type of the new element is listed with the others, in the order of the tags", () => {
  const index = readFileSync("src/elements/index.ts", "utf8");
  const types = (text: string) =>
    [...text.matchAll(/"\.\/([\w-]+)\/[\w-]+\.ts"/g)].map(([, tag]) => tag);
  for (const tag of ["agent-notes", "middle-name", "zip-code"]) {
    expect(types(withTypeExport(index, tag))).toEqual([...types(index), tag].sort());
  }
});

test("tests can open the model of the new element", () => {
  const text = withOpener(readFileSync("test/support/open-model.ts", "utf8"), "agent-notes");
  expect(text).toContain('from "../../src/elements/agent-notes/agent-notes.model.ts";\n');
  expect(text).toContain('  "agent-notes": openerOf({}, createAgentNotesModel),\n');
});

test("every list of all elements contains the new element", () => {
  const index = readFileSync("src/elements/index.ts", "utf8");
  const types = index.match(/^export type \{ \w+Element \} from .+$/gm) ?? [];
  const expected = elementTags.reduce(withTypeExport, "").split("\n");
  expect(types).toEqual(expected.filter((line) => line !== ""));
  const readme = readFileSync("README.md", "utf8");
  expect(elementTags.filter((tag) => !readme.includes(`\`${tag}\``))).toEqual([]);
});

test("a row is added at the end of the table with the given head", () => {
  const text = "| a |\n|---|\n| 1 |\n| 3 |\n\n| b |\n|---|\n| 9 |\n";
  expect(withRow(text, "| a |", "| 2 |")).toBe(text.replace("| 3 |", "| 3 |\n| 2 |"));
  expect(withRow(text, "| b |", "| 2 |")).toBe(text.replace("| 9 |", "| 9 |\n| 2 |"));
  expect(() => withRow(text, "| c |", "| 2 |")).toThrow("There is no table | c |");
});
