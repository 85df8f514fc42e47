import { describe, expect, test } from "vitest";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { createContract, printPricing, searchPricing } from "../../../src/core/api/pricing.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCart } from "../../../src/core/pricing/cart/create-cart.ts";
import type { ContractData } from "../../../src/core/pricing/proposal/contract-data.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

function clientWith(answer: () => Response) {
  const fake = createFakeHttp(answer);
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
  const client = createHttpClient(defaultConfig, createFakePorts({ http: fake.http }), session);
  return { client, calls: fake.calls };
}

function search(answer: unknown) {
  const { client } = clientWith(() => Response.json(answer));
  return searchPricing(client, { address: "a" }, new AbortController().signal);
}

const rows = [{ id: 1, type: "broadband" }];

describe("1 §7: the pricing search", () => {
  test("B13: the query is a member of the body", async () => {
    const { client, calls } = clientWith(() => Response.json({ rows }));
    const query = { address: "12 Main St", provider: "cox" };
    await searchPricing(client, query, new AbortController().signal);
    expect(calls[0]).toMatchObject({ method: "POST", url: "/api/scout/v1/pricing" });
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ query });
  });

  test.for([
    ["members at the top", { rows, acl: ["a"] }],
    ["members under data", { data: { rows, acl: ["a"] } }],
  ] as const)("B17: %s", async ([, answer]) => {
    expect((await search(answer)).search).toMatchObject({ rows, acl: ["a"] });
  });

  test.for([
    ["errorMessage takes precedence", { errorMessage: "<b>no</b>", message: "hello" }, "<b>no</b>"],
    ["message follows", { errorMessage: " ", message: "hello" }, "hello"],
    ["a missing message is null", { message: null }, null],
    ["odd messages are ignored", { message: ["x"], errorMessage: {} }, null],
  ] as const)("I10: %s", async ([, members, expected]) => {
    expect((await search({ rows: [], ...members })).message).toBe(expected);
  });

  test.for([
    ["no rows", {}, 0],
    ["rows are null", { rows: null }, 0],
    ["rows are text", { rows: "none" }, 0],
    ["odd rows go", { rows: [null, 1, "x", [], { id: 7, type: "tv" }] }, 1],
    ["an object with number keys", { rows: { "0": rows[0], "3": { id: 4 } } }, 2],
    ["odd options", { rows, filter_options: "x" }, 1],
    ["null options", { rows, filter_options: { provider: null, term: [null] } }, 1],
  ] as const)("M5: %s", async ([, answer, count]) => {
    const { search: read } = await search(answer);
    expect(read.rows).toHaveLength(count);
    expect(createCart(read).cart).toEqual([]);
  });

  test.for(["text", 7, null, [], [{ rows }]])(
    "an answer like %j cannot be read",
    async (answer) => {
      await expect(search(answer)).rejects.toSatisfy(isAnswerError);
    },
  );

  test("W7: unknown members are left out", async () => {
    const answer = JSON.parse('{"rows":[],"__proto__":{"x":1},"constructor":2}');
    expect((await search(answer)).search).not.toHaveProperty("x");
    expect(Object.keys((await search(answer)).search)).not.toContain("constructor");
  });
});

describe("outputs", () => {
  test("N7, B13: a contract is created from contract_data; the answer is its address", async () => {
    const { client, calls } = clientWith(() =>
      Response.json({ data: { uri: "/scout/contracts/x" } }),
    );
    // The tests of contractDataOf check its members.
    const data = { package: null } as ContractData;
    await expect(createContract(client, data)).resolves.toBe("/scout/contracts/x");
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ contract_data: { package: null } });
  });

  test.for([{}, { data: {} }, { data: { uri: 7 } }, null])(
    "an answer like %j names no contract",
    async (answer) => {
      const { client } = clientWith(() => Response.json(answer));
      await expect(createContract(client, {} as ContractData)).rejects.toSatisfy(isAnswerError);
    },
  );

  test("an empty document cannot be printed", async () => {
    const { client } = clientWith(() => new Response(""));
    await expect(printPricing(client, {} as never)).rejects.toSatisfy(isAnswerError);
  });
});
