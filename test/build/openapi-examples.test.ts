import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { recordExamples } from "../../build/record-examples.ts";
import { checkEndpoints } from "../../src/cli/check-endpoints.ts";
import { calls, type Endpoint, type EndpointName } from "../../src/core/api/endpoints.ts";
import { createHttpClient } from "../../src/core/api/http-client.ts";
import { joinConfig } from "../../src/core/config.ts";
import type { Http } from "../../src/core/ports.ts";
import { exampleCheck } from "../../src/openapi/example-check.ts";
import { openapiDocument } from "../../src/openapi/openapi-document.ts";

const examples = await recordExamples();
const base = "https://mock.example";
const files = { "text/csv": /download\/csv$/, "application/pdf": /\/pdf(\/pricing)?$/ };

function isName(name: string): name is EndpointName {
  return name in calls;
}

const rows = Object.entries(calls)
  .map(([name, { endpoint }]: [string, { endpoint: Endpoint }]) => ({ name, ...endpoint }))
  .toSorted((first, second) => widthOf(first.path) - widthOf(second.path));

/** The more paths a template fits, the wider it is. */
function widthOf(path: string): number {
  return path.includes("{+") ? 1 / path.length : 0;
}

/** A server that answers every call with its example. */
const mock: Http = async (url, { method, body }) => {
  const { pathname } = new URL(url);
  const isList = typeof body === "string" && body.includes('"query":{}');
  const isPage = typeof body === "string" && body.includes('"format":"html"');
  const row = rows.find(({ name, path, ...endpoint }) => {
    const pattern = path.replace(/\{\+\w+\}/g, ".+").replace(/\{\w+\}/g, "[^/]+");
    if (!new RegExp(`^${pattern}$`).test(pathname) || endpoint.method !== method) return false;
    if (name === "uploadBulk") return !isList;
    if (name === "printPricing") return isPage;
    return name !== "loadPage" || !/\.\w+$/.test(pathname);
  });
  if (!row || !isName(row.name)) return new Response(null, { status: 404 });
  const answer = examples[row.name]?.answer;
  if (answer === undefined) return new Response(null, { status: 204 });
  if (row.answer === "json") return Response.json(answer);
  const [type = "application/octet-stream"] =
    Object.entries(files).find(([, pattern]) => pattern.test(pathname)) ?? [];
  const textType = { text: "text/plain", html: "text/html" };
  const sent = row.answer === "text" || row.answer === "html" ? textType[row.answer] : type;
  return new Response(String(answer), { headers: { "Content-Type": sent } });
};

test("each recording has the same examples, so that a build can be reproduced", async () => {
  expect(await recordExamples()).toEqual(examples);
});

test("a server that answers with the examples has no faults", async () => {
  const reports = await checkEndpoints({
    base,
    ...exampleCheck,
    nowMs: 0,
    wait: () => Promise.reject(new Error("The example of a lookup is complete at once.")),
    send: mock,
  });
  const faults = reports.filter(({ verdict }) => verdict === "fault");
  expect(faults.map(({ name, sentences }) => [name, ...sentences])).toEqual([]);
});

test("the examples of calls that no check makes can be read", async () => {
  const client = createHttpClient(
    joinConfig({ apiBase: base }),
    {
      http: mock,
      place: { origin: base, hostname: "" },
      clock: { now: () => 0, after: () => () => {} },
    },
    { usableToken: async () => null, refuse() {} },
  );
  const signIn = { isPersistent: false, destination: "/scout", authType: "token" } as const;
  const username = "dana.whitfield";
  expect((await calls.logIn(client, { username, password: "any", ...signIn })).code).toBe(200);
  expect((await calls.verifyCode(client, { username, code: "1", ...signIn })).redirectTo).toBe(
    "/scout",
  );
  expect(await calls.resetPassword(client, username)).toBe(true);
  const { data } = {
    data: { type: "node--provider_solutions_terms", id: "1", attributes: {}, relationships: {} },
  } as const;
  expect((await calls.saveSolutionsIndex(client, { patch: { data }, csrfToken: "" }))?.label).toBe(
    "Comcast",
  );
});

test("every content has an example that fits its schema, and every member and parameter a description", () => {
  const document = openapiDocument(examples);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "openapi");
  const wrong: string[] = [];
  const visit = (node: unknown, pointer: string) => {
    if (typeof node !== "object" || node === null) return;
    if ("schema" in node && "examples" in node && typeof node.examples === "object") {
      const validate = ajv.getSchema(`openapi#${pointer}/schema`);
      const examples: readonly { readonly value: unknown }[] = Object.values(node.examples ?? {});
      if (examples.length === 0) wrong.push(`${pointer} has no example`);
      for (const { value } of examples) {
        if (!validate?.(value)) wrong.push(`${pointer} ${ajv.errorsText(validate?.errors)}`);
      }
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      visit(
        value,
        `${pointer}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`,
      );
    }
  };
  if ("paths" in document) visit(document.paths, "/paths");
  expect(wrong).toEqual([]);
});

test("the version is the package's", async () => {
  const { default: file } = await import("../../package.json", { with: { type: "json" } });
  expect(openapiDocument()).toHaveProperty("info.version", file.version);
});
