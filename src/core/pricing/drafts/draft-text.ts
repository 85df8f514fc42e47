import { parseRecord } from "../../values/record.ts";
import { type SectionName, sectionNames } from "../service-type.ts";
import type { DraftLine, ProposalDraft } from "./proposal-draft.ts";

/**
 * The compact form of a draft. Empty members are left out. The services are stored as columns, which compress better.
 */
interface DraftColumns {
  readonly v: typeof version;
  /** The address of the proposal. */
  readonly at: string;
  /** The name of the customer. */
  readonly for?: string;
  /** The value of the chosen provider. */
  readonly by?: string;
  readonly term?: string;
  /** The value of the chosen region. */
  readonly in?: string;
  /** The value of the chosen package. */
  readonly with?: string;
  /** The names of the provider and the term. */
  readonly as?: string;
  /** The first letters of the visible sections. */
  readonly on?: string;
  readonly salt: string;
  /**
   * The marks of the prices, with three hexadecimal digits each: first that of the totals, then those of the services.
   */
  readonly marks: string;
  /** The ids of the services, separated by spaces. */
  readonly ids: string;
  readonly titles?: readonly string[];
  /**
   * The quantities of services that count lines or boxes: the index of the service, its number of lines, its number of
   * boxes.
   */
  readonly counts?: readonly (readonly [number, number | null, number | null])[];
}

const version = 1;
const markDigits = 3;

/** The limits are far above any real proposal. They protect against hostile links. */
const maxDraftLines = 500;
const maxCharacters = 100_000;
const maxTextCharacters = 1000;
const maxCount = 1_000_000;

/** Writes a draft as text. */
export function writeDraft(draft: ProposalDraft): string {
  const { lines } = draft;
  const titles = lines.map(({ title }) => title);
  const counts = lines.flatMap(({ lines: count, boxes }, index) =>
    count === null && boxes === null ? [] : [[index, count, boxes] as const],
  );
  const columns: DraftColumns = {
    v: version,
    at: draft.address,
    ...(draft.preparedFor !== "" && { for: draft.preparedFor }),
    ...(draft.provider !== null && { by: draft.provider }),
    ...(draft.term !== null && { term: draft.term }),
    ...(draft.region !== null && { in: draft.region }),
    ...(draft.package !== null && { with: draft.package }),
    ...(draft.label && { as: draft.label }),
    ...(draft.sections.length > 0 && { on: draft.sections.map(letterOf).join("") }),
    salt: draft.salt,
    marks: [draft.mark, ...lines.map(({ mark }) => mark)].map(markText).join(""),
    ids: lines.map(({ id }) => escaped(id)).join(" "),
    ...(titles.some((title) => title !== "") && { titles }),
    ...(counts.length > 0 && { counts }),
  };
  return JSON.stringify(columns);
}

/**
 * Reads a string that {@link writeDraft} wrote; returns null for any other string. Never throws.
 */
export function readDraft(text: unknown): ProposalDraft | null {
  if (typeof text !== "string" || text.length > maxCharacters) return null;
  const members = parseRecord(text);
  if (members.v !== version) return null;
  const { at: address, salt, marks, ids, titles, counts } = members;
  const preparedFor = members.for ?? "";
  if (!isText(address) || address.trim() === "" || !isText(preparedFor) || !isText(salt))
    return null;
  const lines = linesOf({ ids, titles, counts, marks });
  const choices = [members.by, members.term, members.in, members.with];
  if (lines === null || !choices.every(isChoice)) return null;
  const [provider = null, term = null, region = null, chosen = null] = choices;
  const { on } = members;
  const sections = sectionNames.filter((name) => isText(on) && on.includes(letterOf(name)));
  const mark = markAt(String(marks), 0);
  return {
    address,
    preparedFor,
    provider,
    term,
    region,
    package: chosen,
    ...(isText(members.as) && members.as !== "" && { label: members.as }),
    sections,
    lines,
    salt,
    mark,
  };
}

function linesOf(columns: Readonly<Record<string, unknown>>): readonly DraftLine[] | null {
  const { titles = [], counts = [], marks } = columns;
  if (typeof columns.ids !== "string" || !isList(titles, isText) || !isList(counts, isCount)) {
    return null;
  }
  const ids = columns.ids === "" ? [] : columns.ids.split(" ").map(unescaped);
  if (!isList(ids, isText) || new Set(ids).size !== ids.length || ids.includes("")) return null;
  if (typeof marks !== "string" || marks.length !== markDigits * (ids.length + 1)) return null;
  if (!/^[\da-f]+$/.test(marks)) return null;
  const countsAt = new Map(counts.map(([index, lines, boxes]) => [index, { lines, boxes }]));
  return ids.map((id, index) => ({
    id,
    title: titles[index] ?? "",
    lines: countsAt.get(index)?.lines ?? null,
    boxes: countsAt.get(index)?.boxes ?? null,
    mark: markAt(marks, index + 1),
  }));
}

/** Escapes separators. Removes the hyphens of a UUID, because UUIDs compress badly. */
function escaped(id: string): string {
  if (uuid.test(id)) return `~${id.replaceAll("-", "")}`;
  return id.replaceAll("%", "%25").replaceAll(" ", "%20").replaceAll("~", "%7e");
}

function unescaped(text: string): string {
  if (packedUuid.test(text)) return text.replace(packedUuid, "$1-$2-$3-$4-$5");
  return text.replaceAll("%7e", "~").replaceAll("%20", " ").replaceAll("%25", "%");
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const packedUuid = /^~([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxTextCharacters;
}

function isChoice(value: unknown): value is string | undefined {
  return value === undefined || (isText(value) && value !== "");
}

function isList<Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): value is readonly Entry[] {
  return Array.isArray(value) && value.length <= maxDraftLines && value.every(isEntry);
}

function isCount(value: unknown): value is readonly [number, number | null, number | null] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [index, ...counts] = value;
  return isWhole(index) && counts.every((count) => count === null || isWhole(count));
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxCount;
}

function letterOf(name: SectionName): string {
  return name.slice(0, 1);
}

function markText(mark: number): string {
  return mark.toString(16).padStart(markDigits, "0");
}

function markAt(marks: string, index: number): number {
  return Number.parseInt(marks.slice(markDigits * index, markDigits * (index + 1)), 16);
}
