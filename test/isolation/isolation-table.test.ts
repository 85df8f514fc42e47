import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { elementsAlone } from "./elements-alone.ts";
import { surroundings } from "./surroundings.ts";

test("docs/isolation.md has every element and every kind of host page (npm run isolation)", () => {
  const text = readFileSync("docs/isolation.md", "utf8");
  const [, , ...rows] = text.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.map((row) => row.split("|")[1]?.trim())).toEqual(
    surroundings.map(({ name }) => name),
  );
  const elements = text.split("\n").filter((line) => line.startsWith("The elements: "));
  expect(elements).toEqual([
    `The elements: ${Object.keys(elementsAlone)
      .map((tag) => `\`${tag}\``)
      .join(", ")}.`,
  ]);
});
