import { assert } from "chai";
import { testerOf } from "scout-elements/testing";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const script = '<script type="module" src="/cdn/scout-lookup.js"></script>';

function blockOf(config: object): string {
  return `<script type="application/json" data-scout-config>${JSON.stringify(config)}</script>`;
}

/** Waits for the forms of all elements. Their properties then have the values of the configuration. */
async function waitForForms({ document }: Pick<Awaited<ReturnType<typeof openPage>>, "document">) {
  const elements = [...document.querySelectorAll("scout-lookup")];
  await waitFor("forms", () => elements.every((element) => drawnFormIn(element.shadowRoot)));
}

async function openConfigurablePage(head = "") {
  const page = await openPage({ head });
  const { configure } = await page.load("/cdn/core.js");
  assert(typeof configure === "function", "core.js exports no configure");
  return { ...page, configure };
}

test("core.js exports the functions for host pages", async () => {
  const page = await openPage();
  const core = await page.load("/cdn/core.js");
  assert.deepEqual(typeof core.endpoints, "object", "endpoints");
  assert.deepEqual(typeof core.version, "string", "version");
  const { configure, decodeToken, isTokenUsable, isTokenExpired } = core;
  assert(typeof configure === "function", "core.js exports no configure");
  assert(typeof decodeToken === "function", "core.js exports no decodeToken");
  assert(typeof isTokenUsable === "function", "core.js exports no isTokenUsable");
  assert(typeof isTokenExpired === "function", "core.js exports no isTokenExpired");
  assert.deepEqual(decodeToken("no token"), null, "claims of an invalid token");
  assert.deepEqual(
    isTokenUsable("no token", { now: 0, userAgent: "" }),
    false,
    "use of an invalid token",
  );
  assert.deepEqual(isTokenExpired(null, { now: 0 }), true, "expiry of an invalid token");
});

test("configure applies to elements added later", async () => {
  const page = await openConfigurablePage(script);
  page.configure({ productName: "Acme" });
  page.add("<scout-lookup></scout-lookup>");
  await waitForForms(page);
  assert.deepEqual(
    page.document.querySelector("scout-lookup")?.productName,
    "Acme",
    "product name",
  );
});

test("a call of configure before the element's file has loaded sets the address of calls", async () => {
  const page = await openConfigurablePage();
  page.recorder.answers.set("GET /portal/api/v1/site-connector/settings", () => ({
    data: { settings: { capabilities: ["scout:access"] } },
  }));
  page.configure({ apiBase: "/portal" });
  page.add("<scout-lookup></scout-lookup>");
  await page.load("/cdn/scout-lookup.js");
  await waitFor("call", () => page.recorder.calls.length > 0);
  assert.deepEqual(page.recorder.calls, ["GET /portal/api/v1/site-connector/settings"], "calls");
});

test("configure applies to existing elements", async () => {
  const page = await openConfigurablePage(script);
  page.add("<scout-lookup></scout-lookup>");
  page.configure({ productName: "Acme" });
  await waitForForms(page);
  assert.deepEqual(
    page.document.querySelector("scout-lookup")?.productName,
    "Acme",
    "product name",
  );
});

test("attributes override configure, which overrides the block, which overrides the default", async () => {
  const page = await openConfigurablePage(
    script + blockOf({ brand: "from-block", productName: "From block" }),
  );
  page.add("<scout-lookup></scout-lookup>");
  const element = page.document.querySelector("scout-lookup");
  await waitForForms(page);
  assert.deepEqual([element?.brand, element?.productName], ["from-block", "From block"], "block");
  page.configure({ brand: "from-configure" });
  page.add('<scout-lookup brand="from-attribute"></scout-lookup><scout-lookup></scout-lookup>');
  const [, second, third] = page.document.querySelectorAll("scout-lookup");
  assert.deepEqual(third?.brand, "from-configure", "configured brand");
  assert.deepEqual(second?.brand, "from-attribute", "brand by attribute");
  assert.deepEqual(third?.productName, "From block", "product name");
});

test("an unknown key and a wrong type in the block warn once each and name the key", async () => {
  const page = await openPage({
    head: script + blockOf({ brnd: "typo", csrf: "yes", brand: "acme" }),
    body: "<scout-lookup></scout-lookup><scout-lookup></scout-lookup>",
  });
  // Waits, because the code that explains keys loads only when it is needed.
  await waitFor("warning of both keys", () => page.recorder.said.length >= 2);
  await settle();
  await waitForForms(page);
  assert.deepEqual(page.recorder.said.length, 2, "warnings");
  for (const key of ["brnd", "csrf"]) {
    const warnings = page.recorder.said.filter(
      (text) => text.startsWith("warn") && text.includes(key),
    );
    assert.deepEqual(warnings.length, 1, `warnings that name ${key}`);
  }
  assert.deepEqual(page.document.querySelector("scout-lookup")?.brand, "acme", "brand");
});

test("an unknown key and a wrong type given to configure warn once each and name the key", async () => {
  const page = await openConfigurablePage(script);
  page.configure({ brnd: "typo", csrf: "yes", brand: "acme" });
  page.configure({ brnd: "typo", csrf: "yes" });
  page.add("<scout-lookup></scout-lookup>");
  await waitForForms(page);
  await settle();
  for (const key of ["brnd", "csrf"]) {
    const warnings = page.recorder.said.filter(
      (text) => text.startsWith("warn") && text.includes(key),
    );
    assert.deepEqual(warnings.length, 1, `warnings that name ${key}`);
  }
  assert.deepEqual(page.document.querySelector("scout-lookup")?.brand, "acme", "brand");
});

test("a block with invalid JSON is reported and causes no error", async () => {
  const page = await openPage({
    head: `${script}<script type="application/json" data-scout-config>{"brand":</script>`,
    body: "<scout-lookup></scout-lookup>",
  });
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.recorder.errors, [], "errors");
  assert.deepEqual(page.recorder.said.length, 1, "warnings");
});
