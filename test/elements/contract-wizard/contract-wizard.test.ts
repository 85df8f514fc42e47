import { describe, expect, test } from "vitest";
import { contractMissingHref } from "../../../src/core/contracts/wizard-address.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import {
  embedCallOf,
  embedding,
  formAddress,
  oneFrame,
  openWizard,
  settingsCall,
  startWizard,
  type WizardGiven,
} from "./wizard-model.ts";

const blank = { contract: "", provider: "", previewType: "" };

describe("the guards, in order (C14)", () => {
  test("C6, C7: nothing is requested before the access is known", async () => {
    const settings = deferred<Response>();
    const { model, calls, embeds, until, answered } = await startWizard({
      settings: () => settings.promise,
    });
    await until(() => calls.length > 0);
    expect(model.access.peek()).toBeNull();
    expect(calls.map(({ name }) => name)).toEqual([settingsCall]);
    settings.resolve(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    await answered();
    expect(embeds()).toEqual([embedCallOf("c1")]);
  });

  test.for([
    ["without the capability", { capabilities: [] }],
    ["when the settings are refused (ZA6)", { settings: () => new Response("", { status: 403 }) }],
  ] satisfies readonly (readonly [string, WizardGiven])[])(
    "%s nothing is asked for, nor is anybody led away",
    async ([, given]) => {
      const { model, embeds, detailsOf, answered } = await startWizard({
        ...given,
        attributes: blank,
      });
      await answered();
      expect(model.access.peek()).toBe(false);
      expect(embeds()).toEqual([]);
      expect(detailsOf("scout-navigated")).toEqual([]);
    },
  );

  test.for(["", "   "])("Y2: without a contract (%j) the page is replaced", async (contract) => {
    const { detailsOf, embeds, answered } = await startWizard({
      attributes: { ...blank, contract },
    });
    await answered();
    expect(contractMissingHref).toBe("/scout?error_code=404");
    expect(detailsOf("scout-navigated")).toEqual([
      { href: contractMissingHref, replace: true, state: {} },
    ]);
    expect(embeds()).toEqual([]);
  });

  test.for([
    ["the request fails", () => new Response("", { status: 500 }), 500],
    ["the contract is not there", () => new Response("", { status: 404 }), 404],
    ["the embed code is missing (2 §7)", () => Response.json({}), null],
    ["no frame is found (Y3)", embedding("<script src=/a.js></script>"), null],
    ["no frame may be shown (Y3)", embedding("<iframe src=javascript:alert(1)></iframe>"), null],
    ["the network fails", () => Response.error(), null],
  ] as const)("Y15: 404 when %s; that is logged", async ([, embed, status]) => {
    const { model, reports, pdfs, answered } = await startWizard({ embed });
    await answered();
    expect(model.state.peek()).toEqual({ kind: "failed", status });
    expect(reports).toContain(status === null ? "contract-failed" : `contract-failed: ${status}`);
    expect(pdfs()).toEqual([]);
  });

  test.for(["..", "../../api/v1/solutions-finder", "a/../../b"])(
    "a contract %j is never requested at another path",
    async (contract) => {
      const { model, embeds, answered } = await startWizard({ attributes: { ...blank, contract } });
      await answered();
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
    const { contract, reports, events, notices, files } = await openWizard({
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
    expect(JSON.stringify([reports, events, notices, files])).not.toContain(token);
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
  const url = `https://${hostname}/page`;
  expect((await openWizard({ url })).contract.hasContextMenu).toBe(opens);
});

test("another contract reloads; the same one at another address does not", async () => {
  const { change, embeds, model, answered } = await openWizard();
  const before = model.state.peek();
  change({ previewType: "iframe" });
  await answered();
  expect(model.state.peek()).toBe(before);
  change({ contract: "c2" });
  await answered();
  expect(embeds()).toEqual(["c1", "c2"].map(embedCallOf));
});

test("A11: another user reloads; new colours of the site keep the form's input", async () => {
  const { core, model, embeds, answered } = await openWizard();
  const before = model.state.peek();
  const logos = { navigationLogo: null, primaryLogo: null };
  core.settings.adopt({ siteColor: "#123456, 1", buttonTextColor: "#FFFFFF, 1", ...logos });
  await answered();
  expect(model.state.peek()).toBe(before);
  core.session.signIn("another person", "external");
  await answered();
  expect(model.state.peek()).not.toBe(before);
  expect(embeds()).toHaveLength(2);
});

test("refresh() fetches a failed form again, and keeps an open one", async () => {
  const answers = [() => new Response("", { status: 500 }), oneFrame];
  const { model, embeds, pdfs, clock, answered } = await startWizard({
    embed: () => answers.shift()?.() ?? new Response("", { status: 500 }),
  });
  await answered();
  model.refresh();
  await answered();
  const { kind } = model.state.peek();
  expect(kind).toBe("ready");
  clock.advance(30_000);
  await answered();
  clock.advance(1000);
  model.refresh();
  await answered();
  expect(embeds()).toHaveLength(2);
  expect(pdfs()).toHaveLength(2);
});

test("M9: after disposal it aborts its request and leaves no timer", async () => {
  const { model, calls, until, answered } = await startWizard({
    embed: () => new Promise(() => {}),
  });
  const isEmbed = ({ name }: { readonly name: string }) => name === embedCallOf("c1");
  await until(() => calls.some(isEmbed));
  model.dispose();
  expect(calls.find(isEmbed)?.signal.aborted).toBe(true);
  await answered();
  const open = await openWizard();
  open.contract.handleFramesLoaded();
  await open.answered();
  open.contract.preview.handleLoaded(1);
  open.contract.download();
  await open.answered();
  open.model.dispose();
  expect(open.clock.pending()).toBe(0);
});
