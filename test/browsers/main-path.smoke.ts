import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore, demoPassword } from "../../demo/server/index.ts";
import { cardNames } from "../../src/testing/parts/lookup-tester.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type Person, personAt } from "./person.ts";

const houston = "1200 Main Street, Houston, TX 77002";
/** The agent's draft in the initial data. */
const draft = "c0ffee00-0000-4000-8000-000000000003";
/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs };
let demo: Awaited<ReturnType<typeof startServer>>;
let tab: Tab;
let person: Person;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore(), clock });
  tab = await openTab();
  person = personAt(tab);
  await tab.resize(1440, 900);
});
afterAll(async () => {
  await tab.close();
  await demo.close();
});

test("a user signs in with name, password and mailed code", async () => {
  await tab.open(`${demo.url}/login/?destination=/scout`);
  await person.type("agent", "input", "Username or email address");
  await person.type(demoPassword, "input", "Password");
  await person.click("button", "Login");
  await person.sees("input", "Verification code");
  const mailbox = await (await fetch(`${demo.url}/demo/mailbox`)).text();
  const [, code = ""] = /Your verification code is\D*(\d{8})/.exec(mailbox) ?? [];
  await person.type(code, "input", "Verification code");
  await person.click("button", "Verify Code");
  await person.sees("input", "Street address");
  await person.sees("button", /^Account menu/);
});

test("an address is suggested, looked up and shown on four cards", async () => {
  await tab.open(`${demo.url}/demo/lookup.html`);
  await person.type("100 m", "input", "Street address");
  await person.click("[role=option]");
  await person.sees("[role=progressbar]");
  aheadMs += wholeLookupMs;
  await person.sees("h2", /^Showing Results For:/);
  for (const name of cardNames) await person.sees("h2, h3, h4", name);
  await person.missesSoon("[role=progressbar]");
  expect(await tab.read("new URL(location.href).searchParams.get('address')")).toMatch(
    /Main Street/,
  );
});

test("a proposal is priced to a total, and printed with its styles under the page's policy", async () => {
  await tab.open(`${demo.url}/demo/pricing.html?${new URLSearchParams({ address: houston })}`);
  await person.choose("Comcast", "select", "Provider");
  await person.choose("36", "select", "Term");
  await person.click("input[type=checkbox]", "Broadband");
  await person.click(
    "input[type=radio], input[type=checkbox]",
    "Comcast Business Internet 300 Mbps",
  );
  await person.sees(".totals dd", /^\$[1-9]/);
  await tab.read(notePrints);
  await person.click("button", "Print");
  await expect
    .poll(() => tab.read("window.printed"))
    .toEqual({
      text: expect.stringContaining("Comcast Business Internet 300 Mbps"),
      edge: "8px",
      // 16pt, which engines round differently.
      title: expect.stringMatching(/^21\.3/),
      ownStyle: "3px",
    });
  // In WebKit the frame is removed at the next input of the user.
  await person.press("Tab");
  await person.missesSoon("iframe");
});

/**
 * Replaces the print dialog, which tests cannot answer, and records the document. Adds an inline style to the document, which
 * the policy of the page refuses as it refuses style sheets.
 */
const notePrints = `(() => {
  window.printed = null;
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (!answer.url.includes("/pdf/pricing")) return answer;
    return new Response((await answer.text()).replace(/<h1>/, '<h1 style="letter-spacing: 3px">'), answer);
  };
  document.addEventListener("load", ({ target }) => {
    const view = target.contentWindow;
    if (!view) return;
    view.print = () => {
      const styleOf = (selector) => view.getComputedStyle(view.document.querySelector(selector));
      window.printed = {
        text: view.document.body.textContent,
        edge: styleOf("body").borderTopWidth,
        title: styleOf("h1").fontSize,
        ownStyle: styleOf("h1").letterSpacing,
      };
      view.dispatchEvent(new Event("afterprint"));
    };
  }, true);
})()`;

test("providers are filtered and selected for a proposal", async () => {
  await tab.open(`${demo.url}/solutions-finder`);
  await person.sees("h2", "424 Providers Found");
  await person.click("button", /^Access Types/);
  await person.click("input[type=checkbox]", "Fiber");
  await person.press("Escape");
  // Closes the terms, which cover the results.
  await person.missesSoon("input[type=checkbox]", "Fiber");
  await person.sees("h2", /^\d+ Matched Providers?$/);
  await person.click("[role=checkbox], input[type=checkbox]", /^Select /);
  await expect.poll(() => person.texts(".sortable-label")).toHaveLength(1);
});

test("a contract's form is filled in, and the preview follows", async () => {
  await tab.open(`${demo.url}/scout/contracts/comcast?contract=${draft}`);
  await person.sees("[role=group]", /^Page 1 of/);
  await person.tabTo("iframe");
  await person.press(..."Typed LLC", "Tab");
  await person.sees("*", /^Legal business name: Typed LLC/);
});
