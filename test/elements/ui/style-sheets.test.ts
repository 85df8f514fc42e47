import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicProperties } from "../../support/public-properties.ts";

const folders = ["src/styles", "src/elements/ui"];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ name, css: readFileSync(`${folder}/${name}`, "utf8") })),
);

test.for(sheets)("$name uses no size of the page's root", ({ css }) => {
  expect(css).not.toMatch(/[\d.]rem\b/);
});

test.for(sheets)("$name reads public properties only through the tokens", ({ name, css }) => {
  const read = [...css.matchAll(/var\(\s*(--scout-[\w-]+)/g)].map(([, property]) => property);
  if (name === "tokens.css") {
    expect(new Set(read)).toEqual(new Set(publicProperties));
  } else {
    expect(read).toEqual([]);
  }
});
