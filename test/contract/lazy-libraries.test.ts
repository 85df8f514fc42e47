import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles, readManifest } from "./support/built-files.ts";

const { files, elements } = readManifest();

/** For each library, a word that occurs only in it. */
const libraries = {
  sortablejs: "removeCloneOnHide",
  dropzone: "createThumbnail",
  papaparse: "UndetectableDelimiter",
  "read-excel-file": "INVALID_ZIP",
  "idb-keyval": "indexedDB",
  dompurify: "uponSanitizeElement",
  "@googlemaps/js-api-loader": "maps.googleapis.com",
  "pdfjs-dist": "PDFDataRangeTransport",
};

/** Lists a file with all of its static imports. */
function closureOf(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const imported of files[path]?.imports ?? []) closureOf(imported, known);
  return known;
}

const textOf = (path: string) => readFileSync(`cdn/${path}`, "utf8");

test.each(Object.entries(libraries))("the library %s is in the build", (_, word) => {
  expect(listFiles("cdn", "js").some((path) => textOf(path).includes(word))).toBe(true);
});

const starts = [
  ...Object.keys(files).filter((path) => /^chunks\/[\w-]+\.runtime-/.test(path)),
  ...Object.keys(files).filter((path) => /^chunks\/open-[\w-]+\.screen-/.test(path)),
];

test.each(starts)("the file %s does not load the libraries that a user may never need", (start) => {
  const texts = [...closureOf(start)].map(textOf);
  const found = Object.entries(libraries).filter(([, word]) =>
    texts.some((text) => text.includes(word)),
  );
  expect(found).toEqual([]);
});

test("the first focus in an element loads the listener for keys, and not the dialogs that the keys open", () => {
  const known = new Set(elements["login-form"]?.preloads);
  const keys = Object.keys(files).find((path) => path.startsWith("chunks/follow-keys-")) ?? "";
  const loaded = [...closureOf(keys)].filter((path) => !known.has(path));
  const names = loaded.map((path) => path.replace(/^chunks\/|-[\w-]{8}\.js$/g, ""));
  expect(names).toEqual(["follow-keys", "is-apple"]);
});
