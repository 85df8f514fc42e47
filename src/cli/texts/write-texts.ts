import Papa from "papaparse";
import { placeholdersIn, type TextRow } from "./text-rows.ts";

/** The forms in which texts are written. */
export const textFormats = ["csv", "json", "xliff"] as const;

export type TextFormat = (typeof textFormats)[number];

/**
 * Writes texts for a translator. The form `json` is a value for the key `messages` of the configuration. Texts that are not
 * written from values alone have no line.
 *
 * @param locale - the language of the translations
 */
export function writtenTexts(all: readonly TextRow[], locale: string, format: TextFormat): string {
  const rows = all.flatMap(({ english, ...row }) =>
    english === null ? [] : [{ ...row, english }],
  );
  switch (format) {
    case "csv":
      return `${Papa.unparse(rows.map(csvRowOf), { newline: "\n" })}\n`;
    case "json": {
      const texts = rows.map(({ key, english, translation }) => [key, translation ?? english]);
      return `${JSON.stringify({ [locale]: Object.fromEntries(texts) }, null, 2)}\n`;
    }
    case "xliff":
      return xliffOf(rows, locale);
  }
}

type WrittenRow = TextRow & { readonly english: string };

function csvRowOf({ key, elements, english, translation }: WrittenRow) {
  return {
    key,
    elements: elements.length === 0 ? "all" : elements.join(" "),
    length: english.length,
    placeholders: placeholdersIn(english).join(" "),
    english,
    translation: translation ?? "",
  };
}

/** XLIFF 1.2, which every tool of translators reads. */
function xliffOf(rows: readonly WrittenRow[], locale: string): string {
  const units = rows.map(
    ({ key, elements, english, translation }) => `<trans-unit id="${xml(key)}">
  <source>${xml(english)}</source>
  <target>${xml(translation ?? "")}</target>
  <note>${xml(elements.length === 0 ? "all elements" : elements.join(", "))}</note>
</trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="scout-elements" source-language="en-US" target-language="${xml(locale)}" datatype="plaintext">
<body>
${units.join("\n")}
</body>
</file>
</xliff>
`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
