import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readElements } from "../../src/cli/read-elements.ts";

const calls: string[] = [];
const backend = createServer(({ url = "" }, answer) => {
  calls.push(url);
  answer.writeHead(404).end();
});
const other = createServer((_, answer) => answer.end());
let base = "";
const clients: Client[] = [];

/** Starts the built command as an assistant does. */
async function start(...args: readonly string[]): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  clients.push(client);
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ["dist/cli.js", "mcp", ...args] }),
  );
  return client;
}

let assistant: Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/v2`;
  assistant = await start("--base", base);
});

afterAll(async () => {
  for (const client of clients) await client.close();
  backend.close();
  other.close();
});

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

async function ask(
  name: string,
  args: Readonly<Record<string, unknown>> = {},
  client = assistant,
): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as readonly { readonly text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

const elements = readElements("dist/custom-elements.json");

test("interface: Assistants: the tools are those of the guide, and all of them only read", async () => {
  const { tools } = await assistant.listTools();
  const guide = readFileSync("docs/guides/assistants.md", "utf8");
  const named = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(tools.map(({ name }) => name)).toEqual(named);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
});

describe("elements", () => {
  test("every element is listed, and described with all that it has", async () => {
    const { text } = await ask("list_elements");
    expect(text.split("\n")).toHaveLength(elements.length);
    for (const element of elements) {
      const described = await ask("describe_element", { tag: element.tagName });
      const { attributes, events, methods, cssParts } = element;
      const names = [attributes, events, methods, cssParts].flat().map(({ name }) => name);
      expect(names.filter((name) => !described.text.includes(`\`${name}`))).toEqual([]);
    }
  });

  test("an unknown element is an error that names the known ones", async () => {
    const { text, isError } = await ask("describe_element", { tag: "scout-lokup" });
    expect([isError, text]).toEqual([
      true,
      expect.stringContaining("There is no <scout-lokup>. Did you mean <scout-lookup>?"),
    ]);
    expect((await ask("describe_element", { tag: "<scout-lookup>" })).isError).toBeFalsy();
  });
});

test("markup and configuration are checked", async () => {
  const markup =
    '<p>\n<scout-lookup adress="x" color-scheme="drak" api-base="api.example.com"></scout-lookup>';
  expect((await ask("check_markup", { markup })).text.split("\n")).toEqual([
    "line 2: attribute-unknown: <scout-lookup adress>; did you mean address?",
    'line 2: value-unknown: color-scheme="drak"; known are auto, light, dark, host',
    'line 2: api-base-incomplete: api-base="api.example.com" is neither a path nor begins with https://',
  ]);
  const json = '{ "apiBas": "/", "csrf": "yes" }';
  expect((await ask("check_configuration", { json })).text.split("\n")).toEqual([
    "config-ignored: apiBas; did you mean apiBase?",
    "config-ignored: csrf must be true or false",
  ]);
});

test("a policy has the origins that are given", async () => {
  const { text } = await ask("security_policy", {
    tags: ["scout-bulk"],
    files: "https://files.example/cdn",
    backend: "https://api.example",
  });
  expect(text).toContain("script-src 'self' https://files.example;");
  expect(text).toContain("worker-src 'self' blob: https://files.example");
  const ofPage = await ask("security_policy", { tags: ["site-search"], backend: "demo:" });
  expect(ofPage.text).toContain("\n  connect-src 'self';\n");
  expect((await ask("security_policy", { tags: ["nothing"] })).isError).toBe(true);
});

test("a finding is explained, and another text is an error", async () => {
  const { text } = await ask("explain_finding", { finding: "scout-elements cors-refused: …" });
  expect(text).toContain(
    'The visitor reads "The service doesn\'t accept requests from this page."',
  );
  expect((await ask("explain_finding", { finding: "a bug" })).isError).toBe(true);
});

describe("the check of a backend", () => {
  test("calls only the address of the command, by reading calls, and reports its faults", async () => {
    const { text, isError } = await ask("check_backend");
    expect(isError).toBe(false);
    expect(text).toMatch(/FAULT +loadSettings/);
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((path) => !path.startsWith("/v2/"))).toEqual([]);
  });

  test("is refused without an address, whatever the assistant passes", async () => {
    const closed = await start();
    const before = calls.length;
    const { text, isError } = await ask("check_backend", { base }, closed);
    expect([isError, text]).toEqual([true, expect.stringContaining("--base")]);
    expect(calls.length).toBe(before);
  });
});

describe("the documents", () => {
  test("the resources are the packed documents and the elements, each with its text", async () => {
    const { resources } = await assistant.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toContain("scout-elements:///docs/guides/start.md");
    expect(uris).toContain("scout-elements:///elements/scout-lookup.md");
    for (const uri of uris) {
      const { contents } = await assistant.readResource({ uri });
      const [content] = contents as readonly { readonly text: string }[];
      expect(content?.text, uri).toMatch(/^# /);
    }
  });

  test("an unknown resource is an error, and the server goes on", async () => {
    await expect(
      assistant.readResource({ uri: "scout-elements:///../package.json" }),
    ).rejects.toThrow();
    expect((await ask("list_elements")).isError).toBe(false);
  });
});
