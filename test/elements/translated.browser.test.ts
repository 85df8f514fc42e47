import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageState } from "../../src/core/internal.ts";
import { elementTable } from "../conformance/element-table.ts";
import { answerBy } from "../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { textsBesideOthers, translatePage } from "../support/translate-page.ts";
import { json, logInCall, showSignIn, signIn } from "./login-form/sign-in-page.ts";
import { agent as lookupAgent } from "./scout-lookup/agent.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import { agent } from "./scout-pricing/agent.ts";
import { suggestionsCall } from "./scout-pricing/calls.ts";
import { openBuilder } from "./scout-pricing/open-pricing.ts";
import { acme, oneYear, rows, searchOf, threeYears } from "./scout-pricing/searches.ts";

cleanUpHostPage();

let errors: string[] = [];
let translation: ReturnType<typeof translatePage> | null = null;

const note = ({ message }: ErrorEvent) => errors.push(message);
const stopped = page.getByText("This part of the page stopped working.");

beforeEach(() => {
  errors = [];
  window.addEventListener("error", note);
});
afterEach(() => {
  window.removeEventListener("error", note);
  translation?.stop();
  translation = null;
});

/** Checks that no error has occurred since the page was translated. */
function expectWhole(): void {
  expect(stopped.query()).toBeNull();
  expect(errors).toEqual([]);
  expect(translation?.count()).toBeGreaterThan(0);
}

describe.each(elementTable)("$tag", ({ tag, needs = {}, load, sign, isSignIn = false }) => {
  test("W17: each text that React renders has an element of its own", async () => {
    await load();
    const element = place(tag, await serve(), needs);
    await expect.element(sign()).toBeVisible();
    const places = [element, ...(element.shadowRoot ?? element).querySelectorAll("*")];
    const roots: readonly Node[] = places.flatMap(({ shadowRoot }) => shadowRoot ?? []);
    expect([element, ...roots].flatMap((root) => textsBesideOthers(root))).toEqual([]);
  });

  test("W17: an element whose texts a translator replaced can still refresh, change density and change users", async () => {
    await load();
    const backend = await serve();
    const element = place(tag, backend, needs);
    await expect.element(sign()).toBeVisible();
    translation = translatePage();
    const core = pageState().cores.get(backend.apiBase);
    Reflect.apply(Reflect.get(element, "refresh"), element, []);
    element.setAttribute("product-name", "Other");
    element.setAttribute("currency-display", "code");
    await expect.element(sign()).toBeVisible();
    if (!isSignIn) core?.session.signInByCookie();
    await expect.element(sign()).toBeVisible();
    expectWhole();
  });
});

test("W17: suggestions change in a translated page", async () => {
  const intercept = answerBy({
    [suggestionsCall]({ url }: Request) {
      const typed = new URL(url).searchParams.get("query") ?? "";
      return Response.json({ data: { rows: [`${typed} First Street`, `${typed} Second Street`] } });
    },
  });
  place("scout-lookup", await serve({ intercept }));
  await expect.element(lookupAgent.address()).toBeVisible();
  translation = translatePage();
  for (const typed of ["7040", "12 Main", "120 Main S", "704 Oak"]) {
    await lookupAgent.address().fill(typed);
    await expect.element(lookupAgent.suggestions().first()).toBeVisible();
    const first = () => lookupAgent.suggestions().first().element().textContent?.toLowerCase();
    await expect.poll(first).toContain(typed.toLowerCase());
  }
  expectWhole();
});

test("W17: figures are current in a translated page", async () => {
  await openBuilder(
    searchOf([rows.internet, rows.modem], { provider: [acme], term: [threeYears, oneYear] }),
  );
  translation = translatePage();
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.poll(agent.lines).toContain("Internet 100");
  const figures = () => agent.proposal().element().textContent;
  await expect.poll(figures).toContain("Monthly total$50.00");
  await agent.radio("Modem").click();
  await expect.poll(figures).toContain("Monthly total$60.00");
  await agent.undo().click();
  await expect.poll(figures).toContain("Monthly total$50.00");
  expectWhole();
});

test("W17: a sign-in fails and continues in a translated page", async () => {
  await showSignIn({ [logInCall]: [json({ message: "no" }, 400), json({ code: 200 })] });
  await expect.element(signIn.username()).toBeVisible();
  translation = translatePage();
  await signIn.logIn("dana", "wrong");
  await expect.element(signIn.alert()).toBeVisible();
  await signIn.logIn("dana", "right");
  await expect.element(signIn.code()).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect.element(signIn.username()).toBeVisible();
  expectWhole();
});
