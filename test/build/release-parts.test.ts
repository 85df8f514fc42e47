import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releaseParts } from "../release-parts.ts";

const words = releaseParts.flatMap(({ steps }) => steps.flatMap((step) => step.words));

test("each file of test/e2e/release/ belongs to one part of test/release-parts.ts", () => {
  const files = readdirSync("test/e2e/release").map((name) => `test/e2e/release/${name}`);
  const inParts = words.filter((word) => word.startsWith("test/e2e/release/"));
  expect(inParts.toSorted()).toEqual(files.toSorted());
});

test("docs/contributing.md explains each part of test/release-parts.ts, in its order", () => {
  const text = readFileSync("docs/contributing.md", "utf8");
  const section = text.slice(text.indexOf("### Release tests"));
  const rows = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(releaseParts.map(({ name }) => name));
});
