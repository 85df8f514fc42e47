import { describe, expect, test } from "vitest";
import { contractMissingHref } from "../../../src/core/contracts/wizard-address.ts";
import { aUserAgent, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import {
  embedding,
  formAddress,
  oneFrame,
  openWizard,
  startWizard,
  untilQuiet,
  type WizardGiven,
} from "./wizard-model.ts";

const blank = { contract: "", provider: "", previewType: "" };

describe("the guards, in order (C14)", () => {
  test("C6, C7: nothing is requested before the access is known", async () => {
    const { model, embeds } = startWizard({ settings: () => new Promise(() => {}) });
    await untilQuiet();
    expect(model.access.peek()).toBeNull();
    expect(embeds()).toEqual([]);
  });

  test.for([
    ["without the capability", { capabilities: [] }],
    ["when the settings are refused (ZA6)", { settings: () => new Response("", { status: 403 }) }],
  ] satisfies readonly (readonly [string, WizardGiven])[])(
    "%s nothing is asked for, nor is anybody led away",
    async ([, given]) => {
      const { model, embeds, done } = startWizard({ ...given, attributes: blank });
      await untilQuiet();
      expect(model.access.peek()).toBe(false);
      expect(embeds()).toEqual([]);
      expect(done.navigated).toEqual([]);
    },
  );

  test.for(["", "   "])("Y2: without a contract (%j) the page is replaced", async (contract) => {
    const { done, embeds } = startWizard({ attributes: { ...blank, contract } });
    await untilQuiet();
    expect(contractMissingHref).toBe("/scout?error_code=404");
    expect(done.navigated).toEqual([["/scout?error_code=404", {}, { replace: true }]]);
    expect(embeds()).toEqual([]);
  });

  test.for([
    ["the request fails", () => new Response("", { status: 500 }), 500],
    ["the contract is not there", () => new Response("", { status: 404 }), 404],
    ["the embed code is missing (2 §7)", () => Response.json({}), null],
    ["no frame is found (Y3)", embedding("<script src=/a.js></script>"), null],
    ["no frame may be shown (Y3)", embedding("<iframe src=javascript:alert(1)></iframe>"), null],
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch")), null],
  ] as const)("Y15: 404 when %s; that is logged", async ([, embed, status]) => {
    const { model, reports, pdfs } = startWizard({ embed });
    await untilQuiet();
    expect(model.state.peek()).toEqual({ kind: "failed", status });
    expect(reports).toContain(status === null ? "contract-failed" : `contract-failed: ${status}`);
    expect(pdfs()).toEqual([]);
  });

  test.for(["..", "../../api/v1/solutions-finder", "a/../../b"])(
    "a contract %j is never requested at another path",
    async (contract) => {
      const { model, embeds } = startWizard({ attributes: { ...blank, contract } });
      await untilQuiet();
      expect(model.state.peek().kind).toBe("failed");
      expect(embeds()).toEqual([]);
    },
  );
});

describe("Y4: the token", () => {
  const claims = { iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent };
  const token = makeToken(claims);
  const trustedOrigins = ["https://forms.example"];
  const other = "https://evil.example/forms.example";

  test.for([
    ["goes to a trusted origin, in the portal", { token, config: { trustedOrigins } }, true],
    ["is not given where no origin is trusted", { token }, false],
    [
      "is not given to another origin",
      { token, config: { trustedOrigins: ["https://other.example"] } },
      false,
    ],
    [
      "is not given in the micro-site (2 §6)",
      { token, config: { trustedOrigins }, context: "microsite" },
      false,
    ],
    ["is not given when there is none", { config: { trustedOrigins } }, false],
    [
      "is not given when it has expired (A3)",
      { token: makeToken({ ...claims, exp: nowSeconds }), config: { trustedOrigins } },
      false,
    ],
    [
      "is not given when it is another browser's (A3)",
      { token: makeToken({ ...claims, ura: "Other" }), config: { trustedOrigins } },
      false,
    ],
  ] as const satisfies readonly (readonly [string, WizardGiven, boolean])[])(
    "%s",
    async ([, given, isGiven]) => {
      const { contract } = await openWizard(given);
      expect(contract.form.frames.map(({ src }) => src)).toEqual([
        isGiven ? `${formAddress}?jwt_token=${token}` : formAddress,
      ]);
    },
  );

  test("of several frames only the trusted ones receive it, and no message or log contains it", async () => {
    const { contract, reports, done } = await openWizard({
      token,
      config: { trustedOrigins },
      embed: embedding(
        `<iframe src="${other}"></iframe><iframe src="/form"></iframe><iframe src="${formAddress}"></iframe><iframe src="${other}?jwt_token=x"></iframe>`,
      ),
    });
    // The second is of the API's own origin (decisions ZB14).
    expect(contract.form.frames.map(({ src }) => src.includes(token))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(JSON.stringify([reports, done])).not.toContain(token);
  });
});

test("Y3: scripts run only from origins that the host page allows", async () => {
  const embed = embedding(
    `<iframe src="${formAddress}"></iframe><script src="https://cdn.example/a.js"></script><script src="https://evil.example/b.js"></script><script>alert(1)</script>`,
  );
  expect((await openWizard({ embed })).contract.form.scripts).toEqual([]);
  const config = { allowedEmbedScriptOrigins: ["https://cdn.example"] };
  expect((await openWizard({ embed, config })).contract.form.scripts).toEqual([
    "https://cdn.example/a.js",
  ]);
});

test.for([
  ["portal.example", false],
  ["local.portal.example", true],
  ["my-local.example", true],
  ["localhost", false],
  ["portal.local", false],
] as const)("Y10: on %s the context menu of the preview opens: %s", async ([hostname, opens]) => {
  const place = { origin: `https://${hostname}`, hostname };
  expect((await openWizard({ place })).contract.hasContextMenu).toBe(opens);
});

test("another contract reloads; the same one at another address does not", async () => {
  const { attributes, embeds, model } = await openWizard();
  const before = model.state.peek();
  attributes.value = { ...attributes.peek(), previewType: "iframe" };
  await untilQuiet();
  expect(model.state.peek()).toBe(before);
  attributes.value = { ...attributes.peek(), contract: "c2" };
  await untilQuiet();
  expect(embeds().map((url) => url.replace(/\?.*/, ""))).toEqual([
    "/api/scout/v1/contract/c1",
    "/api/scout/v1/contract/c2",
  ]);
});

test("A11: another user reloads; new colours of the site keep the form's input", async () => {
  const { core, model, embeds } = await openWizard();
  const before = model.state.peek();
  const logos = { navigationLogo: null, primaryLogo: null };
  core.settings.adopt({ siteColor: "#123456, 1", buttonTextColor: "#FFFFFF, 1", ...logos });
  await untilQuiet();
  expect(model.state.peek()).toBe(before);
  core.session.signIn("another person", "external");
  await untilQuiet();
  expect(model.state.peek()).not.toBe(before);
  expect(embeds()).toHaveLength(2);
});

test("refresh() fetches a failed form again, and keeps an open one", async () => {
  const answers = [() => new Response("", { status: 500 }), oneFrame];
  const { model, embeds, pdfs, clock } = startWizard({
    embed: () => answers.shift()?.() ?? new Response("", { status: 500 }),
  });
  await untilQuiet();
  model.refresh();
  await untilQuiet();
  const { kind } = model.state.peek();
  expect(kind).toBe("ready");
  clock.advance(30_000);
  await untilQuiet();
  clock.advance(1000);
  model.refresh();
  await untilQuiet();
  expect(embeds()).toHaveLength(2);
  expect(pdfs()).toHaveLength(2);
});

test("M9: after disposal it aborts its request and leaves no timer", async () => {
  const { model, calls } = startWizard({ embed: () => new Promise(() => {}) });
  await untilQuiet();
  model.dispose();
  expect(calls.at(-1)?.init.signal?.aborted).toBe(true);
  const open = await openWizard();
  open.contract.handleFramesLoaded();
  await untilQuiet();
  open.contract.preview.handleLoaded(1);
  open.contract.download();
  await untilQuiet();
  open.model.dispose();
  expect(open.clock.pending()).toBe(0);
});
