import { expect, test } from "vitest";
import { sourcesIn } from "../../architecture/sources.ts";

const sources = sourcesIn("src");
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("M8: only DOMPurify sanitizes HTML, and it is loaded for a text with markup", () => {
  expect(filesWith(/from "dompurify"|import\("dompurify"\)/)).toEqual([
    "src/elements/ui/html-engine.ts",
  ]);
  expect(filesWith(/from "[^"]*\/html-engine\.ts"/)).toEqual([]);
  expect(filesWith(/import\("[^"]*\/html-engine\.ts"\)/)).toEqual([
    "src/elements/ui/load-html-engine.ts",
  ]);
  expect(
    filesWith(/DOMParser|\.innerHTML\s*=|setHTML|insertAdjacentHTML|createContextualFragment/),
  ).toEqual(["src/elements/ui/parse-html.ts"]);
});
