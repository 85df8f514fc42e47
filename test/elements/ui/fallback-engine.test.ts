import { expect, test } from "vitest";
import { sourcesIn } from "../../architecture/sources.ts";

const sources = sourcesIn("src");
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("DOMPurify is loaded only if the browser has no sanitiser", () => {
  expect(filesWith(/from "dompurify"|import\("dompurify"\)/)).toEqual([
    "src/elements/ui/fallback-engine.ts",
  ]);
  expect(filesWith(/from "[^"]*fallback-engine\.ts"/)).toEqual([]);
  expect(filesWith(/import\("[^"]*fallback-engine\.ts"\)/)).toEqual([
    "src/elements/ui/load-html-engine.ts",
  ]);
});
