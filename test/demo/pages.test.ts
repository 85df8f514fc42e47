import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { writeBar } from "../../demo/server/host/write-bar.ts";
import { localOrigins } from "../../demo/server/http/allowed-origins.ts";
import {
  generateProviders,
  pricingScenarios,
  scenarios,
  wizardScenarios,
} from "../../demo/server/index.ts";
import { drawLogo } from "../../demo/server/pages/draw-logo.ts";
import { generateRateCards } from "../../demo/server/pricing/catalogue/generate-rate-cards.ts";
import { openBackend } from "./support/open-backend.ts";

const origin = "http://scout.test";

test("the help page lists every scenario, user and unimplemented call, without inline code or style", async () => {
  const backend = await openBackend();
  const page = await (await backend.app.request(`${origin}/demo/help`)).text();
  for (const { address } of scenarios) {
    expect(page).toContain(`href="/scout?address=${encodeURIComponent(address)}"`);
  }
  for (const { address } of pricingScenarios) {
    expect(page).toContain(`href="/scout/pricing?address=${encodeURIComponent(address)}"`);
  }
  for (const { code } of wizardScenarios) {
    expect(page).toContain(`href="/scout/contracts/comcast?contract=${code}"`);
  }
  for (const { name } of await backend.store.users.find()) expect(page).toContain(name);
  const steps = page.slice(0, page.indexOf("<details"));
  expect(steps.indexOf("Five minutes as an agent")).toBeLessThan(steps.indexOf("Addresses"));
  for (const { address } of [...scenarios, ...pricingScenarios]) {
    expect(steps).not.toContain(encodeURIComponent(address));
  }
  expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
});

test("the steps of the help page name a package that is sold", async () => {
  const backend = await openBackend();
  const page = await (await backend.app.request(`${origin}/demo/help`)).text();
  const links = page.matchAll(/href="(\/scout\/pricing\?[^"]*package=[^"]*)"/g);
  const [link = "", ...others] = new Set([...links].map(([, href]) => href));
  expect(others).toEqual([]);
  const query = new URL(link.replaceAll("&amp;", "&"), origin).searchParams;
  const chosen = ["provider", "term", "package"].map((name) => query.get(name));
  const sold = generateRateCards().flatMap(({ packages }) =>
    packages.map(({ provider, terms, value }) => [provider, terms[0], value]),
  );
  expect(sold).toContainEqual(chosen);
});

test("the first page that is opened signs in the agent, and later pages keep the session", async () => {
  const backend = await openBackend({ defaultUser: null });
  const first = await backend.app.request(`${origin}/demo/help`);
  const cookie = first.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^scout_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  expect(await backend.callJson("loadSettings", { headers })).toHaveProperty(
    "data.settings.first_name",
    "Dana",
  );
  const second = await backend.app.request(`${origin}/demo/help`, { headers });
  expect(second.headers.get("Set-Cookie")).toBeNull();
});

test("A16: the sign-out ends the server's session, and shows a message with a link to the sign-in", async () => {
  const backend = await openBackend();
  const answer = await backend.app.fetch(submit("/demo/session", "provider"));
  const signedIn = { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const page = await backend.app.request(`${origin}/demo/sign-out`, { headers: signedIn });
  const text = await page.text();
  expect(text).toContain("<h1>You are signed out.</h1>");
  expect(text).toContain('<a href="/demo/login.html">Sign in</a>');
  const headers = { Cookie: page.headers.getSetCookie().at(-1)?.split(";")[0] ?? "" };
  expect(headers).not.toEqual(signedIn);
  expect(page.headers.getSetCookie()).toHaveLength(1);
  for (const cookie of [headers, signedIn]) {
    const settings = await backend.callJson("loadSettings", { headers: cookie });
    if (cookie === headers) expect(settings).not.toHaveProperty("data.settings.first_name");
    else expect(settings).not.toHaveProperty("data.settings.first_name", "Morgan");
  }
  const home = await backend.app.request(`${origin}/demo/help`, { headers });
  expect(home.headers.get("Set-Cookie")).toBeNull();
});

function submit(path: string, user: string, sender = origin): Request {
  return new Request(`${origin}${path}`, {
    method: "POST",
    headers: { Origin: sender, "User-Agent": "Test Browser/1.0" },
    body: new URLSearchParams({ user }),
  });
}

test.each([
  ["provider", "Morgan"],
  ["", undefined],
])("the help page changes the user to %j", async (user, name) => {
  const backend = await openBackend();
  const answer = await backend.app.fetch(submit("/demo/session", user));
  expect(answer.status).toBe(303);
  const headers = { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const settings = await backend.callJson("loadSettings", { headers });
  if (name) expect(settings).toHaveProperty("data.settings.first_name", name);
  else expect(settings).not.toHaveProperty("data.settings.first_name");
});

test("the help page's forms refuse other sites and unknown users", async () => {
  const backend = await openBackend();
  const status = async (request: Request) => (await backend.app.fetch(request)).status;
  expect(await status(submit("/demo/session", "agent", "https://evil.example"))).toBe(403);
  expect(await status(submit("/demo/session", "nobody"))).toBe(400);
  expect(await status(submit("/demo/token-link", ""))).toBe(400);
});

test("the help page creates a link with a token for this browser, and shows the token", async () => {
  const backend = await openBackend();
  const page = await (await backend.app.fetch(submit("/demo/token-link", "provider"))).text();
  const token = /\/microsite\.html\?token=([\w.-]+)/.exec(page)?.[1] ?? "";
  expect(page).toContain(` value="${token}"`);
  const answer = await backend.callJson("validateToken", { body: { access_token: token } });
  expect(answer).toEqual({ data: { valid: true } });
});

test("every carrier has a logo, and other names have none", async () => {
  const backend = await openBackend();
  for (const { id } of await backend.store.carriers.find()) {
    const answer = await backend.app.request(`${origin}/demo/logos/${id}.svg`);
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await answer.text()).toMatch(/^<svg [\s\S]*<\/svg>$/);
  }
  expect((await backend.app.request(`${origin}/demo/logos/nobody.svg`)).status).toBe(404);
});

test("another origin may make calls only if it is allowed", async () => {
  const backend = await openBackend({ allowedOrigins: ["https://host.example"] });
  const allowed = async (sender: string) => {
    const headers = { Origin: sender, "Access-Control-Request-Method": "GET" };
    const init = { method: "OPTIONS", headers };
    const answer = await backend.app.request(`${origin}/api/v1/site-connector/settings`, init);
    return answer.headers.get("Access-Control-Allow-Origin");
  };
  expect(await allowed("https://host.example")).toBe("https://host.example");
  expect(await allowed("https://evil.example")).toBeNull();
});

describe("calls of pages of other origins", () => {
  const settings = `${origin}/api/v1/site-connector/settings`;
  const corsOf = async (allowedOrigins: readonly string[], sender: string) => {
    const backend = await openBackend({ allowedOrigins });
    const answer = await backend.app.request(settings, { headers: { Origin: sender } });
    return { status: answer.status, allowed: answer.headers.get("Access-Control-Allow-Origin") };
  };

  test.each(["http://localhost:8080", "http://localhost", "http://127.0.0.1:5500"])(
    "the demo allows pages of this machine: %s",
    async (sender) => {
      expect(await corsOf(localOrigins, sender)).toEqual({ status: 200, allowed: sender });
    },
  );

  test.each([
    "http://localhost.evil.example",
    "http://localhost:80.evil.example",
    "https://localhost:8080",
    "http://127.0.0.10:3000",
    "null",
  ])("the demo refuses other pages: %s", async (sender) => {
    expect(await corsOf(localOrigins, sender)).toEqual({ status: 403, allowed: null });
  });

  test("a page of the server's own origin needs no permission", async () => {
    expect((await corsOf([], origin)).status).toBe(200);
  });

  test("a refusal names the origin and the variable, in the answer and once in the log", async () => {
    const said: string[] = [];
    const backend = await openBackend({ log: (message) => said.push(message) });
    const headers = { Origin: "https://www.example.com" };
    const words =
      "Pages of https://www.example.com may not call this server. To allow them, start it with SCOUT_ALLOWED_ORIGINS=https://www.example.com";
    for (const method of ["OPTIONS", "GET"]) {
      const answer = await backend.app.request(settings, { method, headers });
      expect(await answer.json()).toEqual({ message: words });
    }
    expect(said).toEqual([words]);
  });

  test("pages of other origins can read the headers that the guide requires", async () => {
    const backend = await openBackend({ allowedOrigins: localOrigins });
    const headers = { Origin: "http://localhost:8080" };
    const answer = await backend.app.request(settings, { headers });
    const guide = await readFile("docs/guides/cross-origin.md", "utf8");
    const [, named] = /`Access-Control-Expose-Headers: ([^`]+)`/.exec(guide) ?? [];
    expect(answer.headers.get("Access-Control-Expose-Headers")?.split(",")).toEqual(
      named?.split(", "),
    );
  });
});

test("the exports of the reference backend do not require Node", async () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  async function visit(file: string): Promise<void> {
    if (seen.has(file)) return;
    seen.add(file);
    const code = (await readFile(file, "utf8")).replace(/^import type [^;]*;/gm, "");
    const imports = code.matchAll(/\bfrom "([^"]+)"/g);
    for (const [, name = ""] of imports) {
      if (name.startsWith(".")) await visit(resolve(dirname(file), name));
      else packages.add(name);
    }
  }
  await visit(resolve("demo/server/index.ts"));
  expect(
    [...packages].filter(
      (name) => !/^(fastest-levenshtein|hono(\/.*)?|jose|papaparse|valibot)$/.test(name),
    ),
  ).toEqual([]);
  const host = await readdir(resolve("demo/server/host"));
  expect(host.filter((name) => seen.has(join(resolve("demo/server/host"), name)))).toEqual([]);
});

test("each page with one element has the navigation bar, in which its own entry is marked", async () => {
  const names = await readdir("demo");
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith(".html"))
      .map(async (name) => ({ name, text: await readFile(join("demo", name), "utf8") })),
  );
  const withBar = texts.filter(({ text }) => text.includes("<!-- demo bar -->"));
  const linked = [...writeBar("").matchAll(/href="\/demo\/([\w-]+\.html)"/g)].map(
    ([, name]) => name,
  );
  expect(withBar.map(({ name }) => name).filter((name) => !linked.includes(name))).toEqual([
    "contract-wizard.html",
  ]);
  expect(linked.filter((name) => !names.includes(name ?? ""))).toEqual([]);
  for (const { name } of withBar) {
    expect(writeBar(name.replace(".html", "")).match(/aria-current/g)).toHaveLength(1);
  }
});

test("a logo does not stretch the letters of a name", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold);
  const ratios = generateProviders().flatMap(({ id, name }) =>
    [...drawLogo({ id, name }).matchAll(/textLength="(\d+)" [^>]*>([^<]*)</g)].map(
      ([, given = "", text = ""]) => {
        const shown = text.replaceAll("&#38;", "&");
        return { name, ratio: Number(given) / font.widthOfTextAtSize(shown, 24) };
      },
    ),
  );
  expect(ratios.length).toBeGreaterThan(400);
  expect(ratios.filter(({ ratio }) => ratio < 0.92 || ratio > 1.08)).toEqual([]);
});

test("the logo of a name of several words has its initials, because screens show the name beside it", () => {
  const textOf = (name: string) => /<text[^>]*>([^<]*)</.exec(drawLogo({ id: "a", name }))?.[1];
  expect(["AT&T", "altafiber", "Acadia Light Colocation", "Alder & Ford"].map(textOf)).toEqual([
    "AT&#38;T",
    "altafiber",
    "ALC",
    "AF",
  ]);
});
