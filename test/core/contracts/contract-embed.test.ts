import { describe, expect, test } from "vitest";
import { loadContract } from "../../../src/core/api/contract-embed.ts";
import { downloadContract } from "../../../src/core/api/contracts.ts";
import { AnswerError } from "../../../src/core/api/errors.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import {
  aUserAgent,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
} from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";

const { signal } = new AbortController();
const html = '<iframe src="https://forms.example/"></iframe>';

function open(answer: () => Response) {
  const { http, calls } = createFakeHttp(answer);
  return { core: createCore(defaultConfig, createFakePorts({ http })), calls };
}

function load(answer: () => Response, contract: { guid?: string; provider?: string } = {}) {
  const { core, calls } = open(answer);
  const request = { guid: "a", provider: "", cid: 7, ...contract };
  return { embed: loadContract(core.client, request, signal), calls };
}

test.for([
  [{ guid: "a" }, "/api/scout/v1/contract/a?cid=7"],
  [{ guid: "a", provider: "cox" }, "/api/scout/v1/contract/a?cid=7&provider=cox"],
  [{ guid: "a/b?c#d" }, "/api/scout/v1/contract/a%2Fb%3Fc%23d?cid=7"],
  [{ guid: "//evil.example" }, "/api/scout/v1/contract/%2F%2Fevil.example?cid=7"],
  [{ guid: "javascript:alert(1)" }, "/api/scout/v1/contract/javascript%3Aalert(1)?cid=7"],
] as const)("2 §7: the form of %j is requested at %s", async ([contract, url]) => {
  const { embed, calls } = load(() => Response.json({ wizard_embed: html }), contract);
  expect(await embed).toBe(html);
  expect(calls.map((call) => call.url)).toEqual([url]);
});

test.for(["..", ".", "a/../../b"])(
  "a contract id %j that would change the path is not requested",
  async (guid) => {
    const { embed, calls } = load(() => Response.json({ wizard_embed: html }), { guid });
    await expect(embed).rejects.toBeInstanceOf(RangeError);
    expect(calls).toEqual([]);
  },
);

test.for([
  ["at the top", { wizard_embed: html }],
  ["under data", { data: { wizard_embed: html } }],
] as const)("M5: the embed code is found %s", async ([, answer]) => {
  expect(await load(() => Response.json(answer)).embed).toBe(html);
});

test.for([{}, { wizard_embed: "" }, { wizard_embed: null }, [], "text", { data: [] }, null])(
  "2 §7: %j is a missing embed code",
  async (answer) => {
    await expect(load(() => Response.json(answer)).embed).rejects.toBeInstanceOf(AnswerError);
  },
);

describe("B1, B2: the token is sent in the header of its call", () => {
  const claims = { iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent };
  const token = makeToken(claims);

  test("the form uses Authorization, and the PDF JWT-Authorization and credentials", async () => {
    const { core, calls } = open(() => Response.json({ wizard_embed: html }));
    core.session.signIn(token, "external");
    await loadContract(core.client, { guid: "a", provider: "", cid: 7 }, signal);
    await downloadContract(core.client, { guid: "a", cid: 8 }, signal);
    const sent = calls.filter(({ url }) => url.includes("/contract/"));
    expect(
      sent.map(({ headers, init }) => [
        headers.get("Authorization"),
        headers.get("JWT-Authorization"),
        init.credentials,
      ]),
    ).toEqual([
      [`Bearer ${token}`, null, "same-origin"],
      [null, `Bearer ${token}`, "include"],
    ]);
  });

  test("the address of the PDF contains no token", () => {
    const { core } = open(() => new Response());
    core.session.signIn(token, "external");
    expect(downloadContract.addressOf(core.client, { guid: "a", cid: 8 })).toBe(
      "/scout/contract/a/pdf?cid=8",
    );
  });
});
