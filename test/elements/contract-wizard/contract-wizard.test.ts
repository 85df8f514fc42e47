import { describe, expect, test } from "vitest";
import { contractMissingHref } from "../../../src/core/contracts/wizard-address.ts";
import { wizardActs } from "../../../src/elements/contract-wizard/wizard-acts.model.ts";
import { writing } from "../../support/english-writing.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import {
  contractOf,
  embedCallOf,
  embedding,
  formAddress,
  listCall,
  listing,
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
    ["when the settings are refused (C18)", { settings: () => new Response("", { status: 403 }) }],
  ] satisfies readonly (readonly [string, WizardGiven])[])(
    "%s no contract is requested, and the page stays",
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

  test.for([
    ["", []],
    ["   ", []],
    ["", ["scout-navigated"]],
  ] as const)(
    "Y2: without a contract (%j) the page is replaced, unless it prevents %j",
    async ([contract, prevents]) => {
      const { model, detailsOf, embeds, reports, answered } = await startWizard({
        attributes: { ...blank, contract },
        prevents,
      });
      await answered();
      expect(model.state.peek()).toEqual({ kind: "failed", status: 404 });
      expect(reports).toEqual([]);
      expect(contractMissingHref).toBe("/scout?error_code=404");
      expect(detailsOf("scout-navigated")).toEqual([
        { href: contractMissingHref, replace: true, state: {} },
      ]);
      expect(embeds()).toEqual([]);
    },
  );

  test.for([
    ["the request fails", () => new Response("", { status: 500 }), 500],
    ["the contract is gone", () => new Response("", { status: 404 }), 404],
    ["the access is refused (A12)", () => new Response("{}", { status: 403 }), 403],
    ["the embed code is missing (2 §7)", () => Response.json({}), null],
    ["no frame is found (Y3)", embedding("<script src=/a.js></script>"), null],
    ["no frame may be shown (Y3)", embedding("<iframe src=javascript:alert(1)></iframe>"), null],
    ["the network fails", () => Response.error(), null],
  ] as const)(
    "Y15: 404 when %s; that is logged, and reported to the page (C20)",
    async ([, embed, status]) => {
      const { model, reports, pdfs, events, answered } = await startWizard({ embed });
      await answered();
      expect(model.state.peek()).toEqual({ kind: "failed", status });
      expect(events).toEqual([
        ["scout-failed", { message: "", ...(status !== null && { status }) }],
      ]);
      expect(reports).toContain(status === null ? "contract-failed" : `contract-failed: ${status}`);
      expect(pdfs()).toEqual([]);
    },
  );

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

test("A15: a form answered with 401 is not reported as a missing contract", async () => {
  const { model, answered } = await startWizard({
    embed: () => new Response("{}", { status: 401 }),
  });
  await answered();
  expect(model.state.peek()).toEqual({ kind: "failed", status: 401 });
});

describe("I25: the page's URL", () => {
  const url = "https://portal.example/scout/contracts/cox?contract=c2&preview_type=iframe";

  test("the page's URL overrides the attributes, and the provider is sent to the server", async () => {
    const { contract, embeds, calls } = await openWizard({ url, routing: "page" });
    expect(embeds()).toEqual([embedCallOf("c2")]);
    expect(contract.previewType.peek()).toBe("iframe");
    const sent = calls.find(({ name }) => name === embedCallOf("c2"));
    expect(sent?.query.get("provider")).toBe("cox");
  });

  test("the page's URL is not read without routing", async () => {
    const attributes = { ...blank, contract: " c1 " };
    const { contract, embeds } = await openWizard({ url, attributes });
    expect(embeds()).toEqual([embedCallOf("c1")]);
    expect(contract.previewType.peek()).toBe("canvas");
  });
});

describe("Y17: the customer's name", () => {
  const acme = { guid: "c1", primary_contact_name: "Acme & Co" };

  test.for([
    ["the list names it", listing({ guid: "c0" }, acme), "Acme & Co", []],
    ["the list has only other contracts", listing({ ...acme, guid: "c2" }), "", []],
    [
      "the list cannot be read",
      () => Response.json({}, { status: 404 }),
      "",
      ["contract-customer-unknown: 404"],
    ],
  ] as const)("%s", async ([, list, customer, logged]) => {
    const { contract, reports } = await openWizard({ list });
    expect(contract.customer.peek()).toBe(customer);
    expect(reports).toEqual(logged);
  });

  test("the customer's name is requested when the form has loaded, and the request is aborted without a message when the screen ends", async () => {
    const wizard = await startWizard({ list: () => new Promise(() => {}) });
    const listed = () => wizard.calls.find(({ name }) => name === listCall);
    await wizard.until(() => listed() !== undefined);
    expect(contractOf(wizard).customer.peek()).toBe("");
    wizard.model.dispose();
    await wizard.answered();
    expect(listed()?.signal.aborted).toBe(true);
    expect(wizard.reports).toEqual([]);
  });

  test("the Back link leads to the list", async () => {
    const { model, contract, detailsOf } = await openWizard();
    const href = "/scout/contracts";
    expect([contract.listHref, model.hrefOf(href)]).toEqual([href, href]);
    contract.openList();
    expect(detailsOf("scout-navigated")).toEqual([{ href, replace: false, state: {} }]);
  });
});

describe("X7: the commands", () => {
  const namesOf = (model: Parameters<typeof wizardActs>[0]) =>
    wizardActs(model, { writing }).flatMap(({ acts }) =>
      acts.map(({ name, unavailable }) => (unavailable ? `${name}: ${unavailable}` : name)),
    );

  test("the commands do not exist without an open contract, and Refresh is missing until its form has loaded", async () => {
    const started = await startWizard();
    expect(wizardActs(started.model, { writing })).toEqual([]);
    await started.answered();
    const others = ["Download PDF", "Back to contracts"];
    expect(namesOf(started.model)).toEqual(["Refresh preview: Loading the form", ...others]);
    contractOf(started).handleFramesLoaded();
    expect(namesOf(started.model)).toEqual(["Refresh preview", ...others]);
  });

  test("the commands have the same effect as the buttons", async () => {
    const { model, contract, clock, pdfs, files, detailsOf, answered } = await openWizard();
    contract.handleFramesLoaded();
    await answered();
    for (const { run } of wizardActs(model, { writing }).flatMap(({ acts }) => acts)) {
      clock.advance(1000);
      run();
      await answered();
    }
    expect([pdfs().length, files.length]).toEqual([3, 1]);
    expect(detailsOf("scout-navigated")).toHaveLength(1);
  });
});

describe("Y4: the token", () => {
  const claims = { iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent };
  const token = makeToken(claims);
  const trustedOrigins = ["https://forms.example"];

  test.for([
    ["goes to a trusted origin, in the portal", { token, config: { trustedOrigins } }, true],
    ["is not given if no origin is trusted", { token }, false],
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
    ["is not given if there is no token", { config: { trustedOrigins } }, false],
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
    const addresses = [
      "https://evil.example/forms.example",
      "https://evil.example/?jwt_token=x",
      "https://forms.example.evil.example/",
      "https://forms.example:8443/",
      "http://forms.example/",
      "https://evil.example/?u=https://forms.example/",
      "//forms.example@evil.example/",
      "https:\\\\evil.example\\@forms.example/",
      "https://portal.example.evil.example/own",
      "/own",
      formAddress,
    ];
    const { contract, reports, events, notices, files } = await openWizard({
      token,
      config: { trustedOrigins },
      embed: embedding(addresses.map((src) => `<iframe src="${src}"></iframe>`).join("")),
    });
    const trusted = contract.form.frames.filter(({ src }) => src.includes(token));
    // Here the API has the page's origin, which is trusted (decisions Y4).
    expect(trusted.map(({ src }) => src)).toEqual([
      `https://portal.example/own?jwt_token=${token}`,
      `${formAddress}?jwt_token=${token}`,
    ]);
    expect(JSON.stringify([reports, events, notices, files])).not.toContain(token);
  });
});

test("Y3: scripts run only from origins that the host page allows", async () => {
  const embed = embedding(
    `<iframe src="${formAddress}"></iframe><script src="https://cdn.example/a.js"></script><script src="https://evil.example/b.js"></script><script>alert(1)</script>`,
  );
  expect((await openWizard({ embed })).contract.form.scripts).toEqual([]);
  const config = { allowedEmbedScriptOrigins: ["https://cdn.example"], pdfAssetsBase: "/pdf/" };
  const { contract } = await openWizard({ embed, config });
  expect(contract.form.scripts).toEqual(["https://cdn.example/a.js"]);
  expect(contract.pdfAssetsBase).toBe("/pdf/");
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

test("another contract or provider loads the form again, until the element is removed; another preview type does not", async () => {
  const { change, embeds, model, answered } = await openWizard();
  const before = model.state.peek();
  change({ previewType: "iframe" });
  await answered();
  expect(model.state.peek()).toBe(before);
  change({ contract: "c2" });
  expect(model.state.peek()).toEqual({ kind: "loading" });
  await answered();
  change({ provider: "att" });
  await answered();
  expect(model.state.peek().kind).toBe("ready");
  model.dispose();
  change({ contract: "c1" });
  await answered();
  expect(embeds()).toEqual(["c1", "c2", "c2"].map(embedCallOf));
});

test("A11: the contract is loaded again for another user, and new colours of the site do not change the form's input", async () => {
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

test("refresh() requests a failed form again, and does not change an open form", async () => {
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

test("M9: disposing the wizard aborts its request and leaves no timer", async () => {
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
