import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { stopServer } from "../../../demo/server/host/listen.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore, demoPassword } from "../../../demo/server/index.ts";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { openBrowser } from "../support/open-browser.ts";
import { serveAnswers } from "../support/serve-answers.ts";
import { codeInMailbox } from "../support/sign-in-driver.ts";
import { withoutPixels } from "../support/without-pixels.ts";

/**
 * The snippets of the guide in pages of a site, with the files on a second origin and the backend
 * on a third.
 */
const guide = readFileSync("docs/guides/cms.md", "utf8");
const blocks = [...guide.matchAll(/```html\n(.*?)```/gs)].map(([, code = ""]) => code);

/** Returns the only snippet that matches a pattern, with the addresses of this test. */
function snippet(pattern: RegExp): string {
  const [found = "", ...others] = blocks.filter((block) => pattern.test(block));
  expect([found !== "", others], String(pattern)).toEqual([true, []]);
  return found
    .replaceAll("https://cdn.example.com/", `${files.url}/`)
    .replaceAll("https://portal.example.com", api.url);
}

let site: { readonly server: Server; readonly url: string };
let files: { readonly server: Server; readonly url: string };
let api: RunningServer;
let token = "";
let context: BrowserContext;
let page: Page;

const link = () =>
  `<p><a href="${api.url}/scout#scout-lookup?heading-level=2">Look up an address</a></p>`;
const head = () => snippet(/autoload\.js/);
const bodies: Readonly<Record<string, () => string>> = {
  "/link": () => `${head()}${link()}`,
  "/in-place": () => `${head()}${snippet(/data-context="microsite">Look up/)}`,
  "/with-page": () => `${snippet(/"signInUri"/)}${scriptsOf(head())}${link()}`,
  "/sign-in/": () => `${snippet(/"signInUri"/)}${scriptsOf(head())}${snippet(/login-form/)}`,
  "/own-session": () => `${snippet(/getToken/)}${head()}${link()}`,
};
/** The head without its configuration. */
const scriptsOf = (html: string) => html.replace(/<script type="application\/json".*\n/, "");

beforeAll(async () => {
  const cors = { "Access-Control-Allow-Origin": "*" };
  files = await serveAnswers((path) => ({
    type: path.endsWith(".css") ? "text/css" : "text/javascript",
    body: readFileSync(path.replace(/^\/cdn/, builtFolder), "utf8"),
    headers: cors,
  }));
  site = await serveAnswers((path) =>
    path === "/portal-token"
      ? { type: "text/plain", body: token, headers: {} }
      : {
          type: "text/html",
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Site</title><main>${bodies[path]?.() ?? "Home"}</main>`,
          headers: {},
        },
  );
  api = await startServer({
    port: 0,
    store: await createSeededStore(),
    options: { allowedOrigins: [site.url] },
  });
});

afterEach(() => context.close());
afterAll(async () => {
  await api.close();
  await stopServer(site.server);
  await stopServer(files.server);
});

async function openPage(path: string): Promise<void> {
  const browser = await openBrowser();
  context = await browser.newContext();
  page = await context.newPage();
  await page.addInitScript(withoutPixels);
  await page.goto(site.url + path);
}

/** Signs in with name, password, and the code from the mailbox. */
async function signIn(): Promise<void> {
  const tester = signInTester(demoScreen(page));
  await tester.logIn("agent", demoPassword);
  await tester.code().waitFor();
  await tester.verify(await codeInMailbox(page, api.url));
}

const box = () => page.getByRole("combobox", { name: "Street address" });

test("a link without a form shows Access Denied, without a way to sign in", async () => {
  await openPage("/link");
  await page.getByText("You are not signed in.").waitFor();
  expect(await page.getByRole("link", { name: "Sign in" }).count()).toBe(0);
});

test("the form that replaces the element signs in on the same page", async () => {
  await openPage("/in-place");
  await signIn();
  await box().waitFor();
  expect(page.url()).toBe(`${site.url}/in-place`);
});

test("the form on its own page signs in for links on all pages", async () => {
  await openPage("/with-page");
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === "/sign-in/" && searchParams.has("destination"),
  );
  await signIn();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/with-page`);
  await box().waitFor();
  token = await page.evaluate(() => window.localStorage.getItem("app-portal_access_token") ?? "");
  expect(token).not.toBe("");
});

test("a token of the site signs in without a form", async () => {
  await openPage("/own-session");
  await box().waitFor();
});
