import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorOutputs } from "./support/editor-outputs.ts";

const [, section = ""] = readFileSync("docs/guides/cms.md", "utf8").split(
  "## What each editor keeps",
);
const [table = ""] = section.split("The site may filter the saved text once more");
const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].slice(1);
const forms = ["tag", "block", "anchor", "link"] as const;

/** The ways of writing that a cell of the guide may contain. */
const ways: Readonly<Record<string, (way: string) => boolean>> = {
  yes: () => true,
  no: () => false,
  "in the source": (way) => way === "set" || way === "dialog",
  "in its dialog": (way) => way === "dialog",
};

test("the guide has a row for each recorded editor, at least thirteen", () => {
  const named = rows.map(([, name = "", version = ""]) => [name, version]);
  expect(named.length).toBeGreaterThanOrEqual(13);
  expect(named.map(([name]) => name)).toEqual(editorOutputs.map(({ name }) => name));
  const strange = editorOutputs.filter(
    ({ version }, index) => !named[index]?.[1]?.startsWith(version),
  );
  expect(strange).toEqual([]);
});

test.each(editorOutputs)("the row of $name has the recorded results", ({ name, saved }) => {
  const [, , , cells = ""] = rows.find(([, one]) => one === name) ?? [];
  cells.split(" | ").forEach((cell, index) => {
    const recorded = Object.entries(saved[forms[index] ?? "tag"]);
    const expected = recorded.map(([way]) => [way, ways[cell]?.(way)]);
    expect(recorded.map(([way, { isKept }]) => [way, isKept])).toEqual(expected);
  });
});

test("every editor preserves the link", () => {
  const lost = editorOutputs.filter(
    ({ saved }) => !Object.values(saved.link).some(({ isKept }) => isKept),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
