import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type Endpoint, type EndpointName, endpoints } from "../../src/core/api/endpoints.ts";
import { components, endpointShapes } from "../openapi/endpoint-shapes.ts";
import type { JsonValue } from "../openapi/json-schema.ts";
import { mediaTypeOf } from "../openapi/media-type.ts";
import type { Exchange } from "./exchange.ts";

/** No table needs more to show where an answer is wrong. */
const mostSentences = 3;

/** What is wrong with an answer, in sentences without a subject; none for an answer as the document has it. */
export function answerFaults(name: EndpointName, exchange: Exchange): readonly string[] {
  const { status, headers, text } = exchange;
  if (status >= 300 && status < 400) {
    return [
      `redirects to ${headers.get("Location") ?? "nowhere"}; the API has to answer at its own address`,
    ];
  }
  if (status < 200 || status > 299) return [refusalOf(status, text)];
  const endpoint: Endpoint = endpoints[name];
  const expected = mediaTypeOf(endpoint, endpointShapes[name]);
  if (expected === null) return [];
  const type = (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!fits(type, expected)) {
    return [`sends ${type || "no content type"} instead of ${expected}`];
  }
  return expected === "application/json" ? jsonFaults(name, text) : emptiness(text);
}

function refusalOf(status: number, text: string): string {
  const hint = hints[status] ?? "";
  const message = /"message"\s*:\s*"([^"]{1,120})"/.exec(text)?.[1];
  return `answers ${status}${message ? `: ${message}` : ""}${hint}`;
}

const hints: Readonly<Record<number, string>> = {
  401: "; give a valid token with --token",
  403: "; the person of the token may not do this",
  404: "; the route is missing, or --base or --brand is wrong",
  405: "; the route takes another method",
};

function fits(type: string, expected: string): boolean {
  // A file may be of any type but a page, which is how servers answer for what they do not have.
  if (expected === "application/octet-stream") return type !== "text/html" && type !== "";
  return type === expected;
}

function emptiness(text: string): readonly string[] {
  return text.trim() === "" ? ["sends an empty answer"] : [];
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, verbose: true });
const openComponents = openToMore({ ...components });
const validators = new Map<EndpointName, ValidateFunction>();

function jsonFaults(name: EndpointName, text: string): readonly string[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return ["sends text that is no JSON"];
  }
  const validate = validatorOf(name);
  if (validate(content)) return [];
  const sentences = [...new Set((validate.errors ?? []).filter(isLeaf).map(sentenceOf))];
  const more = sentences.length - mostSentences;
  return more > 0 ? [...sentences.slice(0, mostSentences), `has ${more} more faults`] : sentences;
}

function validatorOf(name: EndpointName): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const shape = asRecord(openToMore(endpointShapes[name].answer ?? {}));
  const validate = ajv.compile({ ...shape, components: { schemas: openComponents } });
  validators.set(name, validate);
  return validate;
}

function asRecord(value: JsonValue): object {
  return typeof value === "object" && value !== null ? value : {};
}

/** A schema that also takes members it does not know: the elements ignore them. */
function openToMore(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(openToMore);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== "additionalProperties" || value !== false,
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, openToMore(value)]));
}

/** Not the report that none of several schemas fits, which follows those of each. */
function isLeaf({ keyword }: ErrorObject): boolean {
  return keyword !== "anyOf";
}

function sentenceOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath.slice(1).replaceAll("/", ".");
  if (keyword === "required") {
    return `has no ${[at, String(params.missingProperty)].filter(Boolean).join(".")}`;
  }
  return `${at || "the answer"} ${message ?? "is not valid"}`;
}
