import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadLocale } from "../elements/locales/load-locale.ts";
import { groupsOfElements } from "../elements/locales/text-groups.ts";
import { runCommand } from "./run-command.ts";
import { faultsIn, readTexts } from "./texts/check-texts.ts";
import { type TextRow, textRowsOf } from "./texts/text-rows.ts";
import { type TextFormat, textFormats, writtenTexts } from "./texts/write-texts.ts";

const usage = `Usage: npm exec --no -- scout-elements texts [--locale <tag>] [--format csv|json|xliff]
       npm exec --no -- scout-elements texts --check <file> [--locale <tag>]

Writes all texts of the elements with their keys, English text, length, placeholders, and translation. The form json is a
value for the key "messages" of the configuration.

  --locale  the language of the translation (default: es-US)
  --format  csv (default), json, or xliff
  --check   checks a translated file in JSON or CSV: unknown keys, placeholders, plural forms, length, and markup
`;

/** `npm exec --no -- scout-elements texts`. Exit codes: 0, 1 for faults in a file, and 2 for wrong arguments. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(
    usage,
    () => optionsOf(args),
    async ({ locale, format, file }) => {
      const rows = await rowsIn(locale);
      if (file === null) {
        process.stdout.write(writtenTexts(rows, locale, format));
        return 0;
      }
      const given = readTexts(file, locale);
      const faults = faultsIn(given, rows, locale);
      const texts = rows.filter(({ english }) => english !== null).length;
      const summary = `${given.size} of ${texts} texts, ${faults.length} faults`;
      process.stdout.write([...faults, summary, ""].join("\n"));
      return faults.length === 0 ? 0 : 1;
    },
  );
}

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      locale: { type: "string", default: "es-US" },
      format: { type: "string", default: "csv" },
      check: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { locale, format, check } = values;
  if (values.help) return null;
  if (!isFormat(format)) throw new Error(`Give one of the forms ${textFormats.join(", ")}.`);
  return { locale, format, file: check === undefined ? null : readFileSync(check, "utf8") };
}

function isFormat(name: string): name is TextFormat {
  return textFormats.some((one) => one === name);
}

/** The texts with those of a language. */
async function rowsIn(locale: string): Promise<readonly TextRow[]> {
  const elements = ["", ...Object.keys(groupsOfElements)];
  const loaded = await Promise.all(
    elements.map(async (one) => [one, await loadLocale(locale, one, {}, () => {})] as const),
  );
  const locales = new Map(loaded);
  return textRowsOf((element, group) => {
    const texts = locales.get(element)?.translations.textsOf(group);
    return texts === group.english ? undefined : texts;
  });
}
