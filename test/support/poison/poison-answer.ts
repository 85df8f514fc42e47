import Papa from "papaparse";
import { poisonAddresses, poisonTexts } from "./poisons.ts";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Members that control the screens or the next call, so they stay unchanged. */
const codes =
  /^(?:batch_.*|.*_?token|percentage|type|widget|format|key|value|status|code|(?:[ntv]|gu)?id|.*_id|terms?|m?rc.*|nrc.*|price|capabilities|roles|.*_at|field|bundle|level|latitude|longitude|dependencies|linked_services|provider|regions?)$/;
const addresses = /(?:^|_)(?:ur[il]|link|href|attachments?|favicon)$|Ur[il]$|logo/i;
const colors = /colou?r$/i;
/** Maximum number of rows, one for each class of poison, and of rows with the same provider, type and terms. */
const [mostRows, mostAlike] = [16, 2];

/** Members with names that every object inherits, and that promises have. */
const strangeMembers: readonly (readonly [string, Json])[] = [
  ["__proto__", { poisoned: true }],
  ["constructor", { prototype: { poisoned: true } }],
  ["toString", 7],
  ["then", "x"],
];

/** Marks around a poison. They show where it is drawn, and the name of its member. */
export const [mark, endOfName, endMark] = ["⟪", "⟫", "⟪⟫"] as const;

/**
 * Adds a poison to every text of an answer except codes, replaces addresses by hostile ones, and adds strange members to
 * every object. Lists are shortened.
 */
export function poisonAnswer(answer: Json, evil: string): Json {
  const texts = poisonTexts(evil);
  const hrefs = poisonAddresses(evil);
  let turn = 0;

  function poison(value: Json, name: string): Json {
    if (Array.isArray(value)) return withoutMost(value).map((one) => poison(one, name));
    if (typeof value === "object" && value !== null) {
      const own = Object.entries(value).map(([key, one]) => [key, poison(one, key)] as const);
      return Object.fromEntries([...own, ...strangeMembers]);
    }
    if (typeof value !== "string" || value === "" || codes.test(name)) return value;
    turn += 1;
    // The addresses of the server's files stay unchanged, because the files are served with hostile
    // names.
    if (value.startsWith("/system/files/")) return value;
    if (addresses.test(name)) return hrefs[turn % hrefs.length] ?? "";
    if (colors.test(name)) return `red;background:url(${evil}/color)`;
    return `${value}${mark}${name}${endOfName}${texts[turn % texts.length]}${endMark}`;
  }

  return poison(answer, "");
}

/**
 * Adds a poison to the cells of a file of results, except numbers and codes, and adds a column with a hostile name.
 */
export function poisonResults(csv: string, evil: string): string {
  const texts = poisonTexts(evil);
  const [header = [], ...rows] = Papa.parse<string[]>(csv.trim()).data;
  let turn = 0;
  const poison = (name: string, text: string) => {
    turn += 1;
    return `${text}${mark}${name}${endOfName}${texts[turn % texts.length]}${endMark}`;
  };
  const isPlain = (cell: string, column = "") => /^\d*$/.test(cell) || /status/i.test(column);
  return Papa.unparse([
    [...header, poison("column", "Notes")],
    ...rows.map((cells) => [
      ...cells.map((cell, at) => (isPlain(cell, header[at]) ? cell : poison("cell", cell))),
      poison("note", ""),
    ]),
  ]);
}

function withoutMost(list: readonly Json[]): readonly Json[] {
  const alike = new Map<string, number>();
  return list.filter((one, at) => {
    if (typeof one !== "object" || one === null || Array.isArray(one) || !("terms" in one)) {
      return at < mostRows;
    }
    const kind = JSON.stringify([one.provider, one.type, one.terms]);
    const before = alike.get(kind) ?? 0;
    alike.set(kind, before + 1);
    return before < mostAlike;
  });
}
