import type { AnswerKind, BodyKind, Endpoint, EndpointName } from "../../src/core/api/endpoints.ts";
import type { EndpointShape } from "./endpoint-shape.ts";
import { component, type JsonSchema, text } from "./json-schema.ts";
import { summaries } from "./summaries.ts";

type Content = { readonly [mediaType: string]: { readonly schema: JsonSchema } };

interface Answer {
  readonly description: string;
  readonly content?: Content;
}

/** One operation of the document: a method at a path. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: { readonly [status: string]: Answer };
}

const requestTypes: Record<BodyKind, string | null> = {
  none: null,
  empty: null,
  json: "application/json",
  "json-api": "application/vnd.api+json",
  multipart: "multipart/form-data",
  form: "application/x-www-form-urlencoded",
};

const answerTypes: Record<AnswerKind, string | null> = {
  json: "application/json",
  text: "text/plain",
  blob: "application/octet-stream",
  html: "text/html",
  none: null,
};

/** The operation of one row of the table. */
export function operationOf(
  name: EndpointName,
  endpoint: Endpoint,
  shape: EndpointShape,
): Operation {
  const requestType = requestTypes[endpoint.body];
  return {
    operationId: name,
    summary: summaries[name],
    description: `Specification ${endpoint.source}.`,
    security: securityOf(endpoint),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint, shape),
      ...csrf(endpoint),
    ],
    ...(requestType && shape.request
      ? { requestBody: { required: true, content: contentOf(requestType, shape.request) } }
      : {}),
    responses: { ...success(endpoint, shape), ...failures(shape) },
  };
}

/** Two rows of the table at one method and path: one operation that takes and answers both. */
export function mergeOperations(first: Operation, second: Operation): Operation {
  const request = mergeContent(first.requestBody?.content, second.requestBody?.content);
  const content = mergeContent(first.responses["200"]?.content, second.responses["200"]?.content);
  const known = new Set(first.parameters.map((parameter) => `${parameter.in} ${parameter.name}`));
  return {
    operationId: first.operationId,
    summary: `${first.summary}; or: ${second.summary}`,
    description: `${first.description} The call is also known as ${second.operationId}.`,
    security: first.security,
    parameters: [
      ...first.parameters,
      ...second.parameters.filter(({ name, in: where }) => !known.has(`${where} ${name}`)),
    ],
    ...(request ? { requestBody: { required: true, content: request } } : {}),
    responses: {
      ...first.responses,
      ...second.responses,
      200: { description: "Success", ...(content ? { content } : {}) },
    },
  };
}

function mergeContent(first: Content = {}, second: Content = {}): Content | null {
  const types = new Set([...Object.keys(first), ...Object.keys(second)]);
  if (types.size === 0) return null;
  return Object.fromEntries(
    [...types].map((type) => {
      const schemas = [first[type]?.schema, second[type]?.schema].filter(isPresent);
      const [only] = schemas;
      return [type, { schema: schemas.length === 1 && only ? only : { anyOf: schemas } }];
    }),
  );
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function securityOf(endpoint: Endpoint): readonly object[] {
  if (endpoint.token === "none") return [{}];
  return [{ token: [] }, { fallbackToken: [] }, { session: [] }, {}];
}

function pathParameters(endpoint: Endpoint) {
  return [...endpoint.path.matchAll(/\{(\+?)(\w+)\}/g)].map(([, rest, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "brand" ? { ...text, default: "sandler" } : text,
    ...(rest ? { description: "A whole path; its slashes are sent as such" } : {}),
  }));
}

function queryParameters(endpoint: Endpoint, shape: EndpointShape) {
  return endpoint.query.map((name) => ({
    name,
    in: "query",
    required: shape.requiredQuery?.includes(name) ?? false,
    schema: shape.query?.[name] ?? text,
  }));
}

function csrf(endpoint: Endpoint) {
  if (!endpoint.csrf) return [];
  return [{ name: "X-CSRF-Token", in: "header", required: false, schema: text }];
}

function success(endpoint: Endpoint, shape: EndpointShape): Operation["responses"] {
  const type = mediaTypeOf(endpoint, shape);
  if (!type || !shape.answer) return { 204: { description: "Success" } };
  return { 200: { description: "Success", content: contentOf(type, shape.answer) } };
}

/** The media type of a successful answer; null where it has none. */
export function mediaTypeOf(endpoint: Endpoint, shape: EndpointShape): string | null {
  const own = shape.answer?.contentMediaType;
  if (endpoint.answer === "blob" && typeof own === "string") return own;
  return answerTypes[endpoint.answer];
}

function failures(shape: EndpointShape): Operation["responses"] {
  const known = {
    401: "The token is not valid, or the call needs a signed-in user",
    403: "The user may not do this",
    500: "An error has occurred",
    ...shape.failures,
  };
  return Object.fromEntries(
    Object.entries(known).map(([status, description]) => [
      status,
      { description, content: contentOf("application/json", component("Problem")) },
    ]),
  );
}

function contentOf(type: string, schema: JsonSchema): Content {
  return { [type]: { schema } };
}
