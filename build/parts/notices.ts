import type { Part } from "./read-part.ts";

const line = "=".repeat(80);

/** The text that accompanies the files: each library in them with its license. */
export function noticesOf(parts: readonly Part[]): string {
  const sections = parts
    .toSorted((one, other) => (headingOf(one) < headingOf(other) ? -1 : 1))
    .map((part) => [line, headingOf(part), line, ...part.texts].join("\n\n"));
  const introduction =
    "The files in this folder contain these libraries, each under its own license.";
  return `${[introduction, ...sections].join("\n\n")}\n`;
}

/** The title of a library's section. */
function headingOf({ name, version, license }: Omit<Part, "texts">): string {
  return `${name} ${version}: ${license}`;
}
