import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicProperties } from "../../support/public-properties.ts";

const folders = ["src/styles", "src/elements/ui"];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ name, css: readFileSync(`${folder}/${name}`, "utf8") })),
);

test.for(sheets)("the sheet $name does not use the font size of the page's root", ({ css }) => {
  expect(css).not.toMatch(/[\d.]rem\b/);
});

test.for(sheets)(
  "the sheet $name reads public properties only through the tokens",
  ({ name, css }) => {
    const read = [...css.matchAll(/var\(\s*(--scout-[\w-]+)/g)].map(([, property]) => property);
    if (name === "tokens.css") {
      expect(new Set(read)).toEqual(new Set(publicProperties));
    } else {
      expect(read).toEqual([]);
    }
  },
);

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.endsWith(".manifest.ts"))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));
const declaredIn = (text: string) =>
  [...text.matchAll(/(--_[\w-]+)["'\]]*[:,]/g)].map(([, name]) => name);

test.for(sources.filter(({ text }) => text.includes("var(--_")))(
  "the file $path reads no private property that a page could set",
  ({ path, text }) => {
    // A property that may be missing would need a fallback, and could then be inherited from the page.
    expect(text.match(/var\(\s*--_[\w-]+\s*,/g)).toBeNull();
    const room = path.slice(0, path.lastIndexOf("/"));
    const own = sources.filter(
      (one) => one.path.startsWith(room) || one.path === "styles/tokens.css",
    );
    const declared = own.flatMap((one) => declaredIn(one.text));
    const read = [...text.matchAll(/var\(\s*(--_[\w-]+)/g)].map(([, name]) => name);
    expect(read.filter((name) => !declared.includes(name))).toEqual([]);
  },
);

const pieceSheets = readdirSync("src/elements/ui").filter((name) => name.endsWith(".css"));

test.for(pieceSheets)("only one file imports the sheet %s", (name) => {
  const users = sources.filter(({ text }) => text.includes(`/${name}?inline"`));
  expect(users).toHaveLength(1);
  expect(users[0]?.path).toMatch(/^elements\/ui\/[\w-]+\.tsx$/);
  expect(users[0]?.text).toMatch(/^stylePiece\(css\);$/m);
});
