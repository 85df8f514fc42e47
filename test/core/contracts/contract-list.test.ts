import { afterEach, describe, expect, test } from "vitest";
import { listContracts } from "../../../src/core/api/contracts.ts";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import {
  contractActionOf,
  contractProviderHrefOf,
} from "../../../src/core/contracts/contract-action.ts";
import { contractMessages } from "../../../src/core/contracts/contract-messages.ts";
import { contractStatusTextOf } from "../../../src/core/contracts/contract-status.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";
import { aContract } from "./a-contract.ts";

const base = "https://portal.example/scout/contracts?x=1";

function read(answer: unknown) {
  const { http } = createFakeHttp(() => Response.json(answer));
  const { client } = createCore(defaultConfig, createFakePorts({ http }));
  return listContracts(client, undefined, new AbortController().signal);
}

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

describe("1 §3: the list is read", () => {
  test("a contract is read with all its members", async () => {
    process.env.TZ = "UTC";
    const row = {
      created_at: "2026-01-05T12:00:00Z",
      primary_contact_name: " Acme &amp; Sons ",
      service_provider_name: "Spectrum",
      service_provider_url: "https://spectrum.example",
      state: "Completed",
      guid: "abc-1",
      uri: "/scout/contracts/spectrum?contract=abc-1",
      more: { of: "it" },
    };
    expect(await read({ data: { results: [row] } })).toEqual([
      {
        createdAtMs: Date.UTC(2026, 0, 5, 12),
        customerName: "Acme & Sons",
        providerName: "Spectrum",
        providerUrl: "https://spectrum.example",
        state: "Completed",
        guid: "abc-1",
        uri: "/scout/contracts/spectrum?contract=abc-1",
        query: {},
      },
    ]);
  });

  test("O8: a contract is read with the search inputs, if the answer has them", async () => {
    const query = {
      address: " 1 Main St ",
      provider: "spectrum",
      term: 36,
      package: "",
      prepared_for: ["x"],
      lookup_token: "secret",
    };
    const rows = await read({ data: { results: [{ query }, { query: "1 Main St" }] } });
    expect(rows.map((row) => row.query)).toEqual([
      { address: "1 Main St", provider: "spectrum", term: "36" },
      {},
    ]);
  });

  const nothing = aContract({ createdAtMs: null, customerName: "", providerName: "", guid: "" });

  test.for([
    ["missing", {}],
    ["null", { created_at: null, state: null, guid: null, uri: null, primary_contact_name: null }],
    ["odd", { created_at: {}, state: [], guid: {}, uri: true, service_provider_url: ["x"] }],
  ] as const)("M5: members that are %s count as missing", async ([, row]) => {
    expect(await read({ data: { results: [row] } })).toEqual([nothing]);
  });

  test("M5: numbers become strings, invalid rows are dropped, and a single row is a list of one", async () => {
    const rows = await read({ data: { results: [7, null, { guid: 12 }, "x", []] } });
    expect(rows.map(({ guid }) => guid)).toEqual(["12"]);
    expect(await read({ data: { results: { guid: "a", state: "x" } } })).toHaveLength(1);
    expect(
      await read({ data: { results: { "0": { guid: "a" }, "2": { guid: "b" } } } }),
    ).toHaveLength(2);
  });

  test.for([
    [{ data: { results: [] } }],
    [{ data: { results: null } }],
    [{ data: {} }],
    [{ data: [] }],
    [{ data: null }],
  ])("M5: %j contains no contracts", async ([answer]) => {
    expect(await read(answer)).toEqual([]);
  });

  test.for([[[]], [{}], ["text"], [{ data: "text" }], [{ data: [1] }], [null]])(
    "%j is not a list",
    async ([answer]) => {
      await expect(read(answer)).rejects.toSatisfy(isAnswerError);
    },
  );

  test("O5: contracts are sorted newest first, then those without a date in their original order", async () => {
    const days = [
      1_700_000_000,
      "",
      "2026-01-01T00:00:00Z",
      1_700_000_000_001,
      "soon",
      "1700000001",
    ];
    const results = days.map((created_at, at) => ({ created_at, guid: `g${at}` }));
    const rows = await read({ data: { results } });
    expect(rows.map(({ guid }) => guid)).toEqual(["g2", "g5", "g3", "g0", "g1", "g4"]);
  });
});

describe("1 §4: the label of a state", () => {
  test.for([
    ["Completed", "ready to create"],
    [" COMPLETED ", "ready to create"],
    ["Expired", "price again in scout"],
    ["expired", "price again in scout"],
    ["", "draft"],
    ["  ", "draft"],
    ["In Review", "in review"],
    ["Draft", "draft"],
    ["constructor", "constructor"],
    ["other", "other"],
  ] as const)("O1: the state %j is shown as %j", ([state, label]) => {
    expect(contractStatusTextOf({ state })).toBe(label);
  });
});

describe("1 §2: the action of a state", () => {
  const action = (given: Parameters<typeof aContract>[0]) =>
    contractActionOf(aContract(given), base);

  test("O3: a draft is edited at its link, on this site", () => {
    const href = "https://portal.example/scout/contracts/cox?contract=g";
    expect(action({ state: "", uri: "/scout/contracts/cox?contract=g" })).toEqual({
      kind: "edit",
      href,
    });
    expect(action({ state: " ", uri: href })).toEqual({ kind: "edit", href });
  });

  test.for([
    ["", "Cox Business"],
    ["https://elsewhere.example/x", "Cox Business"],
    ["//elsewhere.example/x", "Cox Business"],
    ["javascript:alert(1)", "Cox Business"],
    ["https://user:secret@portal.example/x", "Cox Business"],
  ] as const)("O3: a draft with the link %j is opened by its guid", ([uri, providerName]) => {
    expect(action({ state: "", uri, providerName, guid: "a/b ?&" })).toEqual({
      kind: "edit",
      href: "https://portal.example/scout/contracts/cox-business?contract=a%2Fb+%3F%26",
    });
  });

  test.for([
    ["expired", "price"],
    ["Expired", "price"],
    ["in review", "open"],
    ["Declined", "open"],
    ["completed", "download"],
    ["", "edit"],
  ] as const)("O8: the action of the state %j is to %s", ([state, kind]) => {
    expect(action({ state, guid: "g", uri: "" })?.kind).toBe(kind);
  });

  test("O8: actions that the specification does not name have their own texts", () => {
    expect([contractMessages.priceAgain, contractMessages.openContract]).toEqual([
      "Price Again",
      "Open Contract",
    ]);
  });

  test.for([
    ["AT&T", "at%26t"],
    ["../..", "provider"],
    ["", "provider"],
    ["  Frontier ", "frontier"],
  ] as const)("the provider %j has the path %j", ([providerName, key]) => {
    expect(action({ state: "", uri: "", providerName, guid: "g" })).toEqual({
      kind: "edit",
      href: `https://portal.example/scout/contracts/${key}?contract=g`,
    });
  });

  test("O3: a completed contract is downloaded by its guid, regardless of its link", () => {
    const download = { kind: "download", guid: "g" };
    expect(action({ state: "Completed", guid: "g", uri: "" })).toEqual(download);
    expect(action({ state: "completed ", guid: "g", uri: "https://x.example" })).toEqual(download);
  });

  test("without a guid and a link there is no action", () => {
    expect(action({ state: "Completed", guid: "", uri: "/x" })).toBeNull();
    expect(action({ state: "", guid: "", uri: "" })).toBeNull();
    expect(action({ state: "", guid: "", uri: "data:text/html,x" })).toBeNull();
  });

  test.for([
    ["no inputs", {}, "prepared_for=Acme"],
    [
      "all inputs",
      { address: "1 Main St, Ny", provider: "cox", term: "36", package: "p 1", prepared_for: "Bo" },
      "address=1+Main+St%2C+Ny&prepared_for=Bo&provider=cox&term=36&package=p+1",
    ],
    ["only the address", { address: "1 A&B St" }, "address=1+A%26B+St&prepared_for=Acme"],
  ] as const)("O8: an expired contract is priced again with %s", ([, query, search]) => {
    expect(action({ state: " EXPIRED", uri: "/scout/contracts/cox?contract=g", query })).toEqual({
      kind: "price",
      href: `/scout/pricing?${search}`,
    });
  });

  test.for(["/scout/pricing?address=2+Oak", "https://portal.example/scout/pricing/?address=2+Oak"])(
    "O8: a pricing link of the server, %s, is followed unchanged",
    (uri) => {
      expect(action({ state: "Expired", uri, query: { address: "1 Main St" } })).toEqual({
        kind: "price",
        href: new URL(uri, base).href,
      });
    },
  );

  test.for(["https://elsewhere.example/scout/pricing", "/scout/pricing/contracts", "/x"])(
    "O8: a link that does not lead to our pricing, %s, is not followed",
    (uri) => {
      const found = action({ state: "Expired", uri, customerName: "", query: {} });
      expect(found).toEqual({ kind: "price", href: "/scout/pricing" });
    },
  );

  test.for(["in review", "draft", "signed"])("O8: %s opens in the wizard", (state) => {
    expect(action({ state, guid: "g", uri: "/x" })).toEqual({
      kind: "open",
      href: "https://portal.example/x",
    });
    expect(action({ state, guid: "g", uri: "", providerName: "Cox" })).toEqual({
      kind: "open",
      href: "https://portal.example/scout/contracts/cox?contract=g",
    });
    expect(action({ state, guid: "", uri: "" })).toBeNull();
  });
});

test.for([
  ["https://cox.example/a", "https://cox.example/a"],
  ["HTTP://cox.example", "http://cox.example/"],
  ["/cox", "https://portal.example/cox"],
  ["", null],
  ["www.cox.example", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://cox.example", null],
  ["https://me:secret@cox.example", null],
] as const)("O4: the provider link %j is resolved to %j", ([providerUrl, href]) => {
  expect(contractProviderHrefOf({ providerUrl }, base)).toBe(href);
});
