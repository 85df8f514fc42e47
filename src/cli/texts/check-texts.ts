import Papa from "papaparse";
import { isRecord } from "../../core/values/record.ts";
import { placeholdersIn, type TextRow } from "./text-rows.ts";

/** The texts of a translated file, by key. */
export type GivenTexts = ReadonlyMap<string, string>;

/**
 * Reads texts from JSON, as `{ "es-US": { "key": "text" } }` or without the language, or from CSV with the columns `key` and
 * `translation`. Empty texts are left out.
 *
 * @throws {SyntaxError} if the file is neither
 */
export function readTexts(file: string, locale: string): GivenTexts {
  const texts = /^\s*\{/.test(file) ? fromJson(JSON.parse(file), locale) : fromCsv(file);
  return new Map(texts.filter(([, text]) => text.trim() !== ""));
}

function fromJson(read: unknown, locale: string): readonly (readonly [string, string])[] {
  const all = isRecord(read) ? read : {};
  const own = isRecord(all[locale]) ? all[locale] : all;
  return Object.entries(own).flatMap(([key, text]) =>
    typeof text === "string" ? [[key, text] as const] : [],
  );
}

function fromCsv(file: string): readonly (readonly [string, string])[] {
  const { data, meta } = Papa.parse<Record<string, string>>(file, { header: true });
  if (!["key", "translation"].every((name) => meta.fields?.includes(name))) {
    throw new SyntaxError("The file is neither JSON nor CSV with the columns key and translation.");
  }
  return data.map(({ key = "", translation = "" }) => [key, translation]);
}

/** A longer text may not have room where the English one has. */
const maxLengthOf = (english: string) => Math.ceil(english.length * 1.6) + 20;

/** The forms of a word that a language has after usual numbers, and the one that stands for the others. */
function formsIn(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  const usual = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return [...new Set([...usual, "other"])].sort();
}

/** Says what is wrong with translated texts, one line for each fault. */
export function faultsIn(
  given: GivenTexts,
  rows: readonly TextRow[],
  locale: string,
): readonly string[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const forms = formsIn(locale);
  return [...given].flatMap(([key, text]) => {
    const stem = key.slice(0, key.lastIndexOf("."));
    const word = known.get(`${stem}.other`);
    const form = word === undefined ? word : forms.find((one) => `${stem}.${one}` === key);
    const row = known.get(key) ?? (form === undefined ? form : word);
    if (row === undefined) return [`${key}: no text has this key`];
    // A value may be a part of the sentence, such as a kind of thing, which another language writes in words.
    if (text === row.translation) return [];
    const isGiven = (one: string) => given.has(`${stem}.${one}`);
    const isFirst = form !== undefined && form === forms.find(isGiven);
    const missing = isFirst ? forms.filter((one) => !isGiven(one)) : [];
    return [
      ...faultsOf(text, row.english).map((fault) => `${key}: ${fault}`),
      ...(missing.length > 0 ? [`${stem}: without ${missing.join(", ")}`] : []),
    ];
  });
}

function faultsOf(text: string, english: string | null): readonly string[] {
  const markup = /<[a-z/]/i.test(text) ? ["contains markup, which is shown as text"] : [];
  if (english === null) return markup;
  const [own, needed] = [placeholdersIn(text), placeholdersIn(english)];
  const left = needed.filter((one) => !own.includes(one));
  const strange = own.filter((one) => !needed.includes(one));
  const maxLength = maxLengthOf(english);
  return [
    ...(left.length > 0 ? [`without ${left.join(", ")}`] : []),
    ...(strange.length > 0 ? [`${strange.join(", ")} stands for nothing`] : []),
    ...(text.length > maxLength ? [`${text.length} letters, of at most ${maxLength}`] : []),
    ...markup,
  ];
}
