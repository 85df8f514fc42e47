import type { TextRow } from "../../src/cli/texts/text-rows.ts";

/** The plural forms of the languages. English has `one` and `other`. */
const otherForms = ["zero", "two", "few", "many"];

/** The content of `text-key.d.ts`: the keys of all texts, with those of plural forms that English lacks. */
export function textKeyTypeOf(rows: readonly Pick<TextRow, "key">[]): string {
  const keys = rows.flatMap(({ key }) => [key, ...formsBeside(key)]);
  const names = [...new Set(keys)].sort().map((key) => JSON.stringify(key));
  return `/** The key of a text. */\nexport type TextKey =\n  | ${names.join("\n  | ")};\n`;
}

function formsBeside(key: string): readonly string[] {
  if (!key.endsWith(".other")) return [];
  return otherForms.map((form) => key.slice(0, -"other".length) + form);
}
