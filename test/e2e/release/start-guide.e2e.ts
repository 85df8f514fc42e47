import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { stopServer } from "../../../demo/server/host/listen.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { localOrigins, originsSwitch } from "../../../demo/server/http/allowed-origins.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { serveApp } from "../../fixtures-apps/serve-app.ts";
import { tryStart } from "../../fixtures-apps/try-start.ts";
import { expectLog } from "../../support/expected-log.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { openBrowser } from "../support/open-browser.ts";
import { serveAnswers } from "../support/serve-answers.ts";
import { codeInMailbox } from "../support/sign-in-driver.ts";
import { withoutPixels } from "../support/without-pixels.ts";

const text = readFileSync("docs/guides/start.md", "utf8");
/** The part of the guide that a new user follows with the demo. */
const [, guide = ""] = /## Try it with the demo\n(.*?)\n## /s.exec(text) ?? [""];
const [, html = ""] = /```html\n(.*?)```/s.exec(guide) ?? [""];
const [, username = "", password = ""] =
  /sign in as `(.+?)` with the password `(.+?)`/.exec(guide) ?? [];
const [, address = ""] = /look up `(.+?)`/.exec(guide) ?? [];

let site: { readonly server: Server; readonly url: string };
let api: RunningServer | undefined;

beforeAll(async () => {
  site = await serveAnswers((path) => ({
    type: "text/html",
    body: path === "/" ? html.replaceAll("http://localhost:3000", api?.url ?? "") : "",
    headers: {},
  }));
});
afterAll(() => stopServer(site.server));
afterEach(async () => {
  await api?.close();
  api = undefined;
});

/** Serves the page of the guide on its own port, and starts a demo that allows these origins. */
async function openPage(allowedOrigins: readonly string[]) {
  api = await startServer({
    port: 0,
    store: await createSeededStore(),
    elements: builtFolder,
    options: { allowedOrigins },
  });
  const context = await (await openBrowser()).newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.addInitScript(withoutPixels);
  await page.goto(site.url);
  const signIn = signInTester(demoScreen(page));
  await signIn.logIn(username, password);
  return { api, context, page, signIn, said };
}

test("the page of the guide looks an address up beside the demo, on another port", async () => {
  const { api, context, page, signIn } = await openPage(localOrigins);
  await signIn.code().waitFor();
  await signIn.verify(await codeInMailbox(page, api.url));
  const lookup = lookupTester(demoScreen(page));
  await lookup.lookUp(address);
  await lookup.card("Building Details").waitFor();
  await context.close();
});

test("a demo that does not allow the page refuses at once, and the console names the origin and the variable", async () => {
  // The demo also writes to its own log.
  expectLog(`${originsSwitch}=${site.url}`);
  const { context, page, said } = await openPage(["https://www.example.com"]);
  await page.getByText("The service doesn't accept requests from this page.").waitFor();
  expect(said.join("\n")).toContain(`${originsSwitch}=${site.url}`);
  await context.close();
});

test("the three steps of plain HTML are files, sign-in and tag", async () => {
  const [, steps = ""] = /\n### Plain HTML\n(.*?)\n### /s.exec(text) ?? [];
  const fileOf = (language: string) =>
    (new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(steps)?.[1] ?? "")
      .replaceAll("https://cdn.example.com", "")
      .replaceAll("https://portal.example.com", "");
  const folder = mkdtempSync(join(tmpdir(), "scout-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), fileOf("html"));
  writeFileSync(join(folder, "session.js"), fileOf("js"));
  const server = await serveApp(folder, builtFolder, { isByToken: true });
  onTestFinished(() => server.close());
  await tryStart(await openBrowser(), server.url);
});
