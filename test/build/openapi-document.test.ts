import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect, test } from "vitest";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { openapiDocument } from "../../src/openapi/openapi-document.ts";

const documentSchema = v.object({
  openapi: v.literal("3.1.0"),
  paths: v.record(
    v.string(),
    v.record(
      v.picklist(["get", "post", "patch"]),
      v.object({
        operationId: v.string(),
        description: v.string(),
        parameters: v.array(v.object({ name: v.string(), in: v.string(), schema: v.unknown() })),
        requestBody: v.optional(v.object({ content: v.record(v.string(), v.unknown()) })),
        responses: v.record(v.string(), v.object({ description: v.string() })),
      }),
    ),
  ),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});
const document = v.parse(documentSchema, openapiDocument());
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Lists the members without a description, in a schema and in objects that contain schemas. */
function undescribedIn(node: unknown, path = ""): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    // An example is not a schema.
    if (key === "examples") return [];
    const members: [string, unknown][] = key === "properties" ? Object.entries(value) : [];
    return [
      ...members.flatMap(([name, member]) =>
        Object.hasOwn(Object(member), "description") ? [] : [`${path}.${name}`],
      ),
      ...undescribedIn(value, `${path}.${key}`),
    ];
  });
}

test("every member of every body and answer is described", () => {
  expect(undescribedIn({ a: { properties: { b: { type: "string" } } } })).toEqual([".a.b"]);
  expect(undescribedIn(openapiDocument())).toEqual([]);
});

test("L26: a service may say how long its price applies and what follows", () => {
  const text = JSON.stringify(openapiDocument());
  expect(text).toMatch(/"promo_months":\{"description":"Number of months/);
  expect(text).toMatch(/"after_mrc":\{"description":"Monthly dollars/);
  expect(text).not.toMatch(/"required":\[[^\]]*"(?:promo_months|after_mrc)"/);
});

test("every call is described", () => {
  const described = operations.flatMap((operation) => [
    operation.operationId,
    ...(/also known as (\w+)/.exec(operation.description)?.slice(1) ?? []),
  ]);
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test("operation ids are unique", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations)("$method $path declares exactly its path parameters", (operation) => {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = operation.parameters.filter((parameter) => parameter.in === "path");
  expect(declared.map(({ name }) => name)).toEqual(inPath);
});

test.each(operations)("$method $path names no parameter twice", ({ parameters }) => {
  const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  expect(new Set(names).size).toBe(names.length);
});

test("operations of the same method and path accept and return both kinds of content", () => {
  const bulk = document.paths["/api/v1/scout/bulk"]?.post;
  expect(Object.keys(bulk?.requestBody?.content ?? {})).toEqual([
    "multipart/form-data",
    "application/json",
  ]);
});

test("every schema is valid, and every reference resolves", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(openapiDocument(), "openapi");
  for (const name of Object.keys(document.components.schemas)) {
    const schema = document.components.schemas[name];
    expect(ajv.validateSchema(v.parse(v.record(v.string(), v.unknown()), schema))).toBe(true);
    expect(ajv.getSchema(`openapi#/components/schemas/${name}`)).toBeTypeOf("function");
  }
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const unknown = names.filter(([, name = ""]) => !(name in document.components.schemas));
  expect(unknown).toEqual([]);
});
