import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type Endpoint, type EndpointName, endpoints } from "../core/api/endpoints.ts";
import type { JsonSchema, JsonValue } from "../core/wire/sent.ts";
import { components, describedCalls } from "../openapi/described-calls.ts";
import { mediaTypeOf } from "../openapi/media-type.ts";
import { changedAt } from "./changed-at.ts";
import type { Exchange } from "./exchange.ts";
import { focusedOn } from "./focused-on.ts";
import { hasMore, isSameReading, readAsScreens } from "./read-as-screens.ts";
import { sampleOf } from "./sample-of.ts";

/** The problems of an answer, as phrases that continue a sentence about the answer. */
export interface Findings {
  /** Problems that break a screen. */
  readonly faults: readonly string[];
  /** Differences from the document with which the screens still work. */
  readonly notes: readonly string[];
}

const noFindings: Findings = { faults: [], notes: [] };
/** The maximum number of reported problems. More would not help to find the fault. */
const maxSentences = 3;
/**
 * The maximum number of kinds of differences, because the check of each parses the answer several times.
 */
const maxDifferences = 40;

/**
 * Compares an answer with the document, and determines the cost of each difference with the parsers of the elements.
 *
 * @param isRead - true if the elements could read the answer
 */
export async function findingsIn(
  name: EndpointName,
  exchange: Exchange,
  isRead: boolean,
): Promise<Findings> {
  const { status, headers, text } = exchange;
  if (status >= 300 && status < 400) {
    const target = headers.get("Location") ?? "nowhere";
    return faultOf(`redirects to ${target}; the API has to answer at its own address`);
  }
  if (status < 200 || status > 299) return faultOf(refusalOf(status, text));
  const endpoint: Endpoint = endpoints[name];
  const expected = mediaTypeOf(endpoint, describedCalls[name].wire);
  if (expected === null) return noFindings;
  const type = (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const stray = fits(type, expected)
    ? []
    : [`sends ${type || "no content type"} instead of ${expected}`];
  if (!isRead && stray.length > 0) return { faults: stray, notes: [] };
  const inside =
    endpoint.answer === "json"
      ? await jsonFindings(name, text, isRead)
      : fileFindings(expected, text);
  return { faults: inside.faults, notes: [...stray, ...inside.notes] };
}

const faultOf = (...faults: readonly string[]): Findings => ({ faults, notes: [] });

function refusalOf(status: number, text: string): string {
  const hint = hints[status] ?? "";
  const message = /"message"\s*:\s*"([^"]{1,120})"/.exec(text)?.[1];
  return `answers ${status}${message ? `: ${message}` : ""}${hint}`;
}

const hints: Readonly<Record<number, string>> = {
  401: "; give a valid token with --token",
  403: "; the user of the token may not do this",
  404: "; the route is missing, or --base or --brand is wrong",
  405: "; the route takes another method",
};

function fits(type: string, expected: string): boolean {
  // A file may have any type except HTML, because servers answer a missing file with a page.
  if (expected === "application/octet-stream") return type !== "text/html" && type !== "";
  return type === expected;
}

function fileFindings(expected: string, text: string): Findings {
  if (text.trim() === "") return faultOf("sends an empty answer");
  const isPdf = text.slice(0, 1024).includes("%PDF-");
  return expected === "application/pdf" && !isPdf ? faultOf("sends no PDF") : noFindings;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, verbose: true });
const openComponents = openToMore({ ...components });
const validators = new Map<EndpointName, ValidateFunction>();

async function jsonFindings(name: EndpointName, text: string, isRead: boolean): Promise<Findings> {
  let content: JsonValue = null;
  try {
    if (text.trim() !== "") content = JSON.parse(text);
  } catch {
    return faultOf("sends text that is not JSON");
  }
  const validate = validatorOf(name);
  if (validate(content)) return noFindings;
  const differences = distinct((validate.errors ?? []).filter(isLeaf));
  if (!isRead) return faultOf(...shortened(differences.map(sentenceOf)));
  const judged: Judged[] = [];
  for (const difference of differences.slice(0, maxDifferences)) {
    judged.push({ difference, cost: await costOf(name, content, difference) });
  }
  const kept = cheapestBranches(judged);
  const sentences = (cost: Cost) =>
    shortened(kept.filter((one) => one.cost === cost).map((one) => sentenceOf(one.difference)));
  return { faults: sentences("much"), notes: sentences("little") };
}

/**
 * The loss that a difference causes on the screens. `nothing`: they understand the value or do not use it. `much`: rows
 * or whole parts are missing.
 */
type Cost = "nothing" | "little" | "much";

interface Judged {
  readonly difference: ErrorObject;
  readonly cost: Cost;
}

async function costOf(
  name: EndpointName,
  content: JsonValue,
  { keyword, instancePath, params, parentSchema, data }: ErrorObject,
): Promise<Cost> {
  const isMissing = keyword === "required";
  const member = String(params.missingProperty);
  const schema: JsonSchema = isMissing
    ? (parentSchema?.properties?.[member] ?? {})
    : (parentSchema ?? {});
  const steps = instancePath.split("/").slice(1).map(unescaped);
  const small = focusedOn(content, isMissing ? [...steps, member] : steps);
  const readWith = (value: JsonValue | undefined) =>
    readAsScreens(name, changedAt(small.content, small.path, value));
  const reading = await readAsScreens(name, small.content);
  if (!isMissing && !isSameReading(await readWith(undefined), reading)) return "nothing";
  // If a member is null, the server has no value, so nothing is lost. If it is missing, its value may have been sent
  // under another name.
  const isNone = !isMissing && data === null;
  const rewritten = isMissing ? null : rewrittenFor(schema, data);
  if (rewritten !== null && isSameReading(await readWith(rewritten), reading)) return "nothing";
  const documented = isNone && schema.type === "array" ? [] : sampleOf(schema);
  const asDocumented = await readWith(documented);
  // If the documented value leads to less content, the elements have found the value elsewhere in the answer.
  const isElsewhere = hasMore(asDocumented?.value, reading?.value);
  if (isElsewhere || isSameReading(asDocumented, reading)) return "nothing";
  return !isNone && hasMore(reading?.value, asDocumented?.value) ? "much" : "little";
}

/** A number that is sent as text; null for other differences. */
function rewrittenFor({ type }: JsonSchema, value: unknown): number | null {
  const isNumber = type === "integer" || type === "number";
  return isNumber && typeof value === "string" ? Number(value) : null;
}

const costs: readonly Cost[] = ["nothing", "little", "much"];

/** If an answer may match one of several schemas, the differences from the schema with the lowest cost. */
function cheapestBranches(judged: readonly Judged[]): readonly Judged[] {
  const choices = new Map<string, Map<string, Judged[]>>();
  for (const one of judged) {
    const [, choice = "", branch = ""] =
      /^(.*?)\/anyOf\/(\d+)/.exec(one.difference.schemaPath) ?? [];
    const branches = choices.get(choice) ?? new Map<string, Judged[]>();
    branches.set(branch, [...(branches.get(branch) ?? []), one]);
    choices.set(choice, branches);
  }
  const costOfBranch = (branch: readonly Judged[]) =>
    Math.max(...branch.map(({ cost }) => costs.indexOf(cost)));
  return [...choices.values()].flatMap(
    (branches) =>
      [...branches.values()].toSorted((a, b) => costOfBranch(a) - costOfBranch(b))[0] ?? [],
  );
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** One difference of each kind, because all rows of a list have the same differences. */
function distinct(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const kinds = new Map<string, ErrorObject>();
  for (const error of errors) {
    const kind = sentenceOf(error).replace(/\.\d+(?=\.|\s|$)/g, ".*");
    if (!kinds.has(kind)) kinds.set(kind, error);
  }
  return [...kinds.values()];
}

function shortened(sentences: readonly string[]): readonly string[] {
  const more = sentences.length - maxSentences;
  return more > 0
    ? [...sentences.slice(0, maxSentences), `has ${more} more of this kind`]
    : sentences;
}

function validatorOf(name: EndpointName): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const schema = asRecord(openToMore(describedCalls[name].wire.answer ?? {}));
  const validate = ajv.compile({ ...schema, components: { schemas: openComponents } });
  validators.set(name, validate);
  return validate;
}

function asRecord(value: JsonValue): object {
  return typeof value === "object" && value !== null ? value : {};
}

/** The schema with unknown members allowed, because the elements ignore them. */
function openToMore(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(openToMore);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== "additionalProperties" || value !== false,
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, openToMore(value)]));
}

/** Leaves out the summary error of `anyOf` and errors of schemas that the answer does not mean. */
function isLeaf({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== "anyOf" && !(keyword === "const" && schemaPath.includes("/anyOf/"));
}

function sentenceOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath.slice(1).replaceAll("/", ".");
  if (keyword === "required") {
    return `has no ${[at, String(params.missingProperty)].filter(Boolean).join(".")}`;
  }
  return `${at || "the answer"} ${message ?? "is not valid"}`;
}
