import { expect, test } from "vitest";
import { joinConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createTokenExchangeLinks } from "../../../../src/core/stores/session/token-exchange-links.ts";
import {
  type Answerer,
  aUserAgent,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

const base = "https://portal.example/scout";
const link = "https://sister.example/a?b=1#c";
const token = makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent });

function open(answer: Answerer, isSignedIn = true) {
  const { http, calls } = createFakeHttp(answer);
  const ports = createFakePorts({ http });
  const core = createCore(joinConfig({ siteFamily: ["sister.example"] }), ports);
  if (isSignedIn) core.session.signIn(token, "internal");
  return { links: createTokenExchangeLinks(core), calls, ports };
}

test("1 §7: the token is exchanged for the target, with dashes instead of its dots and a ttl of 2", async () => {
  const answer = { data: { site: "sister-example", token: "t" } };
  const { links, calls } = open(() => Response.json(answer));
  expect(links.isSibling(link, base)).toBe(true);
  expect(await links.resolve(link, base)).toBe("https://sister.example/a?b=1&token=t#c");
  expect(calls.map(({ url }) => url)).toEqual([
    "/api/sandler-auth/v1/token/jwt?site=sister-example&ttl=2",
  ]);
  expect(calls[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
});

test("D6: without a usable token, a link stays a plain link and no call is made", async () => {
  const { links, calls } = open(() => Response.json({}), false);
  expect(await links.resolve(link, base)).toBe(link);
  expect(calls).toEqual([]);
});

test.for([
  ["a refusal", () => new Response(null, { status: 404 })],
  ["no JSON", () => new Response("<html>")],
  ["no members", () => Response.json({ data: {} })],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a stranger's name", () => Response.json({ data: { site: "evil-example", token: "t" } })],
] as const)("1 §8, D7: after %s the link opens without a token", async ([, answer]) => {
  const { links } = open(answer);
  expect(await links.resolve(link, base)).toBe(link);
});

test("a link to another site is not a sibling link, and no call is made", async () => {
  const { links, calls } = open(() => Response.json({}));
  expect(links.isSibling("https://evil.example/", base)).toBe(false);
  expect(await links.resolve("https://evil.example/", base)).toBe("https://evil.example/");
  expect(calls).toEqual([]);
});

test("1 §8: if the server does not answer for 5 seconds, the link opens without a token", async () => {
  const { links, ports } = open(() => new Promise(() => {}));
  const resolved = links.resolve(link, base);
  await settle();
  ports.clock.advance(5000);
  expect(await resolved).toBe(link);
});
