import type { BodyKind, Endpoint, EndpointName } from "../core/api/endpoints.ts";
import { component, type JsonSchema, type JsonValue, text } from "../core/wire/sent.ts";
import { descriptionOf, failureTextOf } from "./call-text.ts";
import type { CallExample, CallWire } from "./described-call.ts";
import { describedCalls } from "./described-calls.ts";
import { mediaTypeOf } from "./media-type.ts";
import { parameterWords } from "./parameter-words.ts";
import type { Tag } from "./tags.ts";

interface Media {
  readonly schema: JsonSchema;
  readonly examples: { readonly [call: string]: { readonly value: JsonValue } };
}
type Content = { readonly [mediaType: string]: Media };

interface Answer {
  readonly description: string;
  readonly content?: Content;
}

/** One operation of the document: a method at a path. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly Tag[];
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

/** The operation of one row of the table. */
export function operationOf(
  name: EndpointName,
  endpoint: Endpoint,
  example: CallExample = { parameters: {} },
): Operation {
  const { tag, summary, answer, wire } = describedCalls[name];
  const requestType = requestTypes[endpoint.body];
  const contentOf = (type: string, schema: JsonSchema, value: JsonValue = null): Content => ({
    [type]: { schema, examples: { [name]: { value } } },
  });
  const answerType = mediaTypeOf(endpoint, wire);
  return {
    operationId: name,
    summary,
    description: descriptionOf(name),
    tags: [tag],
    security: securityOf(endpoint),
    parameters: parametersOf(name, endpoint, wire, example),
    ...(requestType && wire.request
      ? {
          requestBody: {
            required: true,
            content: contentOf(requestType, wire.request, example.request),
          },
        }
      : {}),
    responses: {
      ...(answerType && wire.answer
        ? {
            200: {
              description: answer,
              content: contentOf(answerType, wire.answer, example.answer),
            },
          }
        : { 204: { description: answer } }),
      ...failures(name, wire),
    },
  };
}

/** Merges two rows of the table with the same method and path into one operation with the requests and answers of both. */
export function mergeOperations(first: Operation, second: Operation): Operation {
  const request = mergeContent(first.requestBody?.content, second.requestBody?.content);
  const known = new Set(first.parameters.map((parameter) => `${parameter.in} ${parameter.name}`));
  const both = [first, second];
  return {
    operationId: first.operationId,
    summary: `${first.summary}; or: ${second.summary}`,
    description: [
      `The call is also known as ${second.operationId}.`,
      ...both.map(({ operationId, description }) => `## ${operationId}\n\n${description}`),
    ].join("\n\n"),
    tags: first.tags,
    security: first.security,
    parameters: [
      ...first.parameters,
      ...second.parameters.filter(({ name, in: where }) => !known.has(`${where} ${name}`)),
    ],
    ...(request ? { requestBody: { required: true, content: request } } : {}),
    responses: Object.fromEntries(
      [...new Set(both.flatMap(({ responses }) => Object.keys(responses)))].map((status) => [
        status,
        mergeAnswers(both, status),
      ]),
    ),
  };
}

function mergeAnswers([first, second]: readonly Operation[], status: string): Answer {
  const content = mergeContent(
    first?.responses[status]?.content,
    second?.responses[status]?.content,
  );
  const texts = [first, second].flatMap((operation) => {
    const text = operation?.responses[status]?.description;
    return text === undefined ? [] : [`${operation?.operationId}: ${text}`];
  });
  return { description: texts.join("\n\n"), ...(content ? { content } : {}) };
}

function mergeContent(first: Content = {}, second: Content = {}): Content | null {
  const types = new Set([...Object.keys(first), ...Object.keys(second)]);
  if (types.size === 0) return null;
  return Object.fromEntries(
    [...types].map((type) => {
      const both = [first[type], second[type]].filter(isPresent);
      const schemas = uniqueOf(both.map(({ schema }) => schema));
      const [only] = schemas;
      // A mock server answers with the first example, which must be a list, not the answer to an upload.
      const examples = { ...second[type]?.examples, ...first[type]?.examples };
      const schema = schemas.length === 1 && only ? only : { anyOf: schemas };
      return [type, { schema, examples }];
    }),
  );
}

function uniqueOf(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function securityOf(endpoint: Endpoint): readonly object[] {
  if (endpoint.token === "none") return [{}];
  return [{ token: [] }, { fallbackToken: [] }, { session: [] }, {}];
}

function parametersOf(
  name: EndpointName,
  endpoint: Endpoint,
  wire: CallWire,
  { parameters: examples }: CallExample,
) {
  const described = (parameter: string) => {
    const words = wire.parameters?.[parameter] ?? parameterWords[parameter];
    if (words === undefined) throw new Error(`${name}: ${parameter} has no description.`);
    const example = examples[parameter];
    return { description: words, ...(example === undefined ? {} : { example }) };
  };
  const inPath = [...endpoint.path.matchAll(/\{\+?(\w+)\}/g)].map(([, parameter = ""]) => ({
    name: parameter,
    in: "path",
    required: true,
    schema: parameter === "brand" ? { ...text, default: "sandler" } : text,
    ...described(parameter),
  }));
  const inQuery = endpoint.query.map((parameter) => {
    const schema = wire.query?.[parameter] ?? text;
    const { description, example } = described(parameter);
    return {
      name: parameter,
      in: "query",
      required: wire.requiredQuery?.includes(parameter) ?? false,
      schema,
      description,
      ...(example === undefined
        ? {}
        : { example: schema.type === "integer" ? Number(example) : example }),
    };
  });
  const csrf = { name: "X-CSRF-Token", in: "header", required: false, schema: text };
  return [...inPath, ...inQuery, ...(endpoint.csrf ? [{ ...csrf, ...described(csrf.name) }] : [])];
}

function failures(name: EndpointName, wire: CallWire): Operation["responses"] {
  const known = {
    401: "The token is not valid, or the call needs a signed-in user",
    403: "The user may not do this",
    500: "An error has occurred",
    ...wire.failures,
  };
  return Object.fromEntries(
    Object.entries(known).map(([status, meaning]) => [
      status,
      {
        description: `${meaning}. ${failureTextOf(name, status)}`,
        content: {
          "application/json": {
            schema: component("Problem"),
            examples: { [status]: { value: { message: meaning } } },
          },
        },
      },
    ]),
  );
}
