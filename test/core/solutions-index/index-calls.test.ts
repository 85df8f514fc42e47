import { expect, test } from "vitest";
import { sessionToken } from "../../../src/core/api/session-token.ts";
import { loadSolutionsIndex } from "../../../src/core/api/solutions-index.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { indexPatchOf } from "../../../src/core/solutions-index/index-patch.ts";
import { createSolutionsIndexStore } from "../../../src/core/stores/solutions-index/solutions-index-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  settle,
} from "../../support/fake-ports.ts";
import { categories, provider } from "./an-index.ts";

const { signal } = new AbortController();

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  return { core: createCore(defaultConfig, ports), calls, reports: ports.reports };
}

const wireIndex = {
  data: {
    capabilities: ["solutions-index:edit"],
    filter_options: {
      providers: [
        {
          id: "p1",
          value: 1,
          label: "Acme &amp; Co",
          taxonomy: {
            colours: [{ vid: "colours", value: 5, field: "field_colours", id: "uuid-red" }],
            shapes: [],
            0: [{ value: "6", field: "f", id: "i" }],
          },
          content_in_moderation: "1",
        },
        { value: 2 },
        "nonsense",
      ],
    },
    results: [
      {
        bundle: "colours",
        label: "Colours",
        items: [
          { type: "Header", label: "Warm", value: null, parent: false },
          {
            type: "term",
            label: "Red",
            value: 5,
            parent: 0,
            field: "field_colours",
            id: "uuid-red",
          },
          { label: "Dark red", value: "7", parent: 5 },
          { type: "term" },
        ],
      },
    ],
  },
};

test("M5: the index is read into typed data", async () => {
  const { core } = open(() => Response.json(wireIndex));
  expect(await loadSolutionsIndex(core.client, undefined, signal)).toEqual({
    capabilities: ["solutions-index:edit"],
    providers: [
      {
        id: "p1",
        value: "1",
        label: "Acme & Co",
        inModeration: true,
        bundles: ["colours", "shapes"],
        covered: [
          { vid: "", value: "6", field: "f", id: "i" },
          { vid: "colours", value: "5", field: "field_colours", id: "uuid-red" },
        ],
      },
      { id: "2", value: "2", label: "2", inModeration: false, bundles: [], covered: [] },
    ],
    categories: [
      {
        bundle: "colours",
        label: "Colours",
        items: [
          {
            type: "header",
            label: "Warm",
            value: "",
            parent: null,
            bundle: "colours",
            field: "",
            id: "",
          },
          {
            type: "term",
            label: "Red",
            value: "5",
            parent: null,
            bundle: "colours",
            field: "field_colours",
            id: "uuid-red",
          },
          {
            type: "term",
            label: "Dark red",
            value: "7",
            parent: "5",
            bundle: "colours",
            field: "",
            id: "",
          },
        ],
      },
    ],
  });
});

test.for([
  ["abc_-123\n", "abc_-123"],
  ['"quoted"', "quoted"],
  ['{"token":"inside"}', "inside"],
] as const)("B4: the token in %j is read as %s", async ([text, token]) => {
  const { core } = open(() => new Response(text));
  expect(await sessionToken(core.client, undefined, signal)).toBe(token);
});

test.for(["", "<html>Sign in</html>", "{}", "two words"])(
  "B4: the answer %j is not a token",
  async (text) => {
    const { core } = open(() => new Response(text));
    await expect(sessionToken(core.client, undefined, signal)).rejects.toMatchObject({
      name: "AnswerError",
    });
  },
);

const patch = indexPatchOf(provider, categories, new Set(), { isAdministrator: false });

/** Answers the requests for the token, the index and a submission. */
function backend(saves: readonly (() => Response)[]): Answerer {
  const left = [...saves];
  return ({ url, init }) => {
    if (url.endsWith("/session/token")) return new Response("csrf");
    if (init.method === "PATCH") return left.shift()?.() ?? new Response("", { status: 500 });
    return Response.json(wireIndex);
  };
}

test("B5, R5: a submission has the token and the content type of JSON:API", async () => {
  const { core, calls } = open(backend([() => Response.json({ data: { code: "200" } })]));
  const store = createSolutionsIndexStore(core, () => {});
  expect(await store.save(patch)).toBe("saved");
  const save = calls.find(({ init }) => init.method === "PATCH");
  expect(save?.url).toBe("/api/v1/solutions-index/p1");
  const headers = new Headers(save?.init.headers);
  expect(headers.get("X-CSRF-Token")).toBe("csrf");
  expect(headers.get("Content-Type")).toBe("application/vnd.api+json");
  expect(JSON.parse(String(save?.init.body))).toEqual(patch);
});

test("2 §4: the token is fetched once each time the user starts editing", async () => {
  const { core, calls } = open(backend([() => Response.json({ data: { code: 200 } })]));
  const store = createSolutionsIndexStore(core, () => {});
  const tokens = () => calls.filter(({ url }) => url === "/session/token").length;
  store.prepare();
  await settle();
  expect(calls.map(({ url }) => url)).toEqual(["/session/token"]);
  await store.save(patch);
  expect(tokens()).toBe(1);
  store.prepare();
  await settle();
  expect(tokens()).toBe(2);
});

test("R12: the returned provider replaces the shown one", async () => {
  const saved = {
    ...(wireIndex.data.filter_options.providers[0] as object),
    label: "Acme, renewed",
  };
  const { core } = open(backend([() => Response.json({ data: { code: 200, provider: saved } })]));
  const store = createSolutionsIndexStore(core, () => {});
  await store.load();
  await store.save(patch);
  const state = store.state.peek();
  if (state.kind !== "ready") throw new Error(state.kind);
  expect(state.index.providers.map(({ label }) => label)).toEqual(["Acme, renewed", "2"]);
});

test.for([
  ["a status that is not OK", () => new Response("", { status: 403 })],
  ["R14: another code inside an answer that is OK", () => Response.json({ data: { code: 403 } })],
  ["an answer without a code", () => Response.json({ data: {} })],
  ["no JSON", () => new Response("<html>")],
] as const)("R13: after %s the next submission fetches a new token", async ([, answer]) => {
  const { core, calls } = open(backend([answer, () => Response.json({ data: { code: 200 } })]));
  const store = createSolutionsIndexStore(core, () => {});
  expect(await store.save(patch)).toBe("failed");
  expect(await store.save(patch)).toBe("saved");
  expect(calls.filter(({ url }) => url.endsWith("/session/token"))).toHaveLength(2);
});
