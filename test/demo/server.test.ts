import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";

const policyWith = (formUrl: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self' blob:; frame-src 'self' blob: ${formUrl}; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types scout-elements`;

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "scout-site-"));
  await mkdir(join(root, "demo/pages/images"), { recursive: true });
  await mkdir(join(root, "demo/form"), { recursive: true });
  for (const folder of ["cdn/chunks", "cdn/lite", "cdn/assets/pdf/build"]) {
    await mkdir(join(root, folder), { recursive: true });
  }
  const files = {
    "secret.txt": "secret",
    "demo/index.html": "<title>Portal</title><!-- demo config -->",
    "demo/plain.html": "<title>Plain</title>",
    "demo/tsconfig.json": "{}",
    "demo/pages/help.css": "body{}",
    "demo/contract-wizard.html": "<title>Wizard</title>",
    "demo/form/contract-form.js": "export {}",
    "demo/pages/images/a.png": "png",
    "demo/pages/.hidden": "hidden",
    "cdn/core.js": "export {}",
    "cdn/manifest.json": "{}",
    "cdn/chunks/a-1.js": "export {}",
    "cdn/lite/core.js": "export const lite = 1",
    "cdn/assets/pdf/build/pdf.min.js": "export {}",
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  server = await startServer({ port: 0, root, store: await createSeededStore() });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { headers, redirect: "manual" });
}

/** Requests the path exactly as given, because `fetch` would normalize it. */
function statusOfRawPath(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("the other flavour is served at the same address, with the PDF library beside it", async () => {
  const store = await createSeededStore();
  const lite = await startServer({ port: 0, root, store, elements: "cdn/lite" });
  try {
    expect(await (await fetch(`${lite.url}/cdn/core.js`)).text()).toContain("lite");
    const library = await fetch(`${lite.url}/assets/pdf/build/pdf.min.js`);
    expect(library.status).toBe(200);
    expect(library.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await fetch(`${lite.url}/assets/other.js`)).status).toBe(404);
    expect((await get("/assets/pdf/build/pdf.min.js")).status).toBe(404);
  } finally {
    await lite.close();
  }
});

describe("pages", () => {
  test.each(["/", "/demo/", "/plain.html", "/demo/plain.html", "/demo/index.html", "/demo/help"])(
    "the page %s has the policy, a session and safe headers",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
      expect(answer.headers.get("Content-Security-Policy")).toBe(policyWith(server.formUrl));
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Set-Cookie")).toMatch(/^scout_session=/);
    },
  );

  test.each([
    "/scout?address=1%20Main",
    "/solutions-finder",
    "/account/",
    "/scout/contracts/a.b",
    "/files/rates.pdf",
    "/files/rates.xlsx",
  ])("the path %s opened in the address bar is the portal", async (path) => {
    const answer = await get(path, { Accept: "text/html,*/*" });
    expect(await answer.text()).toContain("Portal");
    expect(answer.headers.get("Content-Security-Policy")).toBe(policyWith(server.formUrl));
  });

  test("a page with the placeholder receives the family of sites", async () => {
    for (const [own, other] of [
      [server.url, server.siblingUrl],
      [server.siblingUrl, server.url],
    ] as const) {
      const text = await (await fetch(`${own}/`)).text();
      const config = /data-scout-config>(.*?)<\/script>/.exec(text)?.[1] ?? "{}";
      expect(JSON.parse(config)).toEqual({
        csrf: true,
        rememberAddresses: "device",
        trustedOrigins: [server.formUrl],
        siteFamily: [server.url, server.siblingUrl].map((url) => new URL(url).host),
        externalPortalUrl: `${other}/microsite.html`,
        signInUri: "/demo/login.html",
        signOutUri: "/demo/sign-out",
        imageOrigins: [own],
      });
    }
  });

  test.each([
    ["/scout", "*/*"],
    ["/api/unknown", "text/html"],
    ["/unknown.js", "text/html"],
    ["/demo/unknown", "text/html"],
  ])("the path %s requested as %s is not found", async (path, accept) => {
    expect((await get(path, { Accept: accept })).status).toBe(404);
  });

  test("policies of Trusted Types are configurable", async () => {
    const other = await startServer({
      port: 0,
      root,
      store: await createSeededStore(),
      options: { trustedTypes: ["dompurify"] },
    });
    const answer = await fetch(`${other.url}/plain.html`);
    await other.close();
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/; trusted-types dompurify$/);
  });
});

describe("the wizard", () => {
  test.each(["/scout/contracts/comcast?contract=a", "/scout/contracts/att/"])(
    "the path %s is the route of the wizard (C5), and the portal's page may frame the forms",
    async (path) => {
      const answer = await get(path, { Accept: "text/html" });
      expect(await answer.text()).toContain("Portal");
      expect(answer.headers.get("Content-Security-Policy")).toContain(server.formUrl);
    },
  );

  test("the forms are on another origin, which serves nothing else", async () => {
    expect(new URL(server.formUrl).origin).not.toBe(new URL(server.url).origin);
    const at = (path: string) => fetch(server.formUrl + path);
    expect((await at("/form/contract-form.js")).status).toBe(200);
    for (const path of [
      "/",
      "/form/none.js",
      "/form/..%2findex.html",
      "/demo/help",
      "/cdn/core.js",
    ]) {
      expect((await at(path)).status).toBe(404);
    }
  });
});

describe("files", () => {
  test.each([
    ["/cdn/core.js", "text/javascript"],
    ["/cdn/manifest.json", "application/json"],
    ["/cdn/chunks/a-1.js", "text/javascript"],
  ])("the file %s is %s for every origin", async (path, type) => {
    const answer = await get(path, { Origin: "https://host.example" });
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test.each([
    ["/demo/help.css", "text/css"],
    ["/demo/images/a.png", "image/png"],
  ])("the file %s is %s, without a session", async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("files with text are compressed for clients that accept it", async () => {
    const packed = await get("/demo/help.css", { "Accept-Encoding": "gzip" });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(await packed.text()).toBe("body{}");
    const plain = await get("/demo/help.css", { "Accept-Encoding": "identity" });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect((await get("/demo/images/a.png")).headers.get("Content-Encoding")).toBeNull();
  });

  test("files are compressed again after a change", async () => {
    const text = async () => (await get("/cdn/core.js", { "Accept-Encoding": "gzip" })).text();
    expect(await text()).toBe("export {}");
    await writeFile(join(root, "cdn/core.js"), "export const changed = 1");
    expect(await text()).toBe("export const changed = 1");
  });

  test("files have no body for clients that already have them", async () => {
    const tag = (await get("/demo/help.css")).headers.get("ETag") ?? "";
    const again = await get("/demo/help.css", { "If-None-Match": tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each([
    "/cdn/../secret.txt",
    "/cdn/..%2fsecret.txt",
    "/cdn/%2e%2e/secret.txt",
    "/cdn/%2e%2e%2fsecret.txt",
    "/cdn/..%5csecret.txt",
    "/cdn/%252e%252e%252fsecret.txt",
    "/cdn/chunks/..%2f..%2fsecret.txt",
    "/cdn/%00secret.txt",
    "/cdn/%",
    "/cdn//secret.txt",
    "/demo/..%2fsecret.txt",
    "/demo/..%2ftsconfig.json",
    "/demo/.hidden",
    "/demo/%2ehidden",
    "/demo/tsconfig.json",
    "/tsconfig.json",
    "/demo/images",
    "/secret.txt",
  ])("the file %s is not found", async (path) => {
    expect(await statusOfRawPath(path)).toBe(404);
  });
});

describe("calls", () => {
  test("calls are answered over HTTP with the session of the page", async () => {
    const cookie = (await get("/plain.html")).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const answer = await get("/api/v1/site-connector/settings", { Cookie: cookie });
    expect(await answer.json()).toHaveProperty("data.settings.first_name", "Dana");
    const without = await get("/api/v1/address-lookup?query=main");
    expect(without.status).toBe(401);
  });

  test.each([
    ["gzip, br", "gzip"],
    ["identity", null],
  ])(
    "calls are answered with JSON for clients that accept %s as %s",
    async (accepted, encoding) => {
      const answer = await get("/api/v1/site-connector/settings", { "Accept-Encoding": accepted });
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
      expect(await answer.json()).toBeTypeOf("object");
    },
  );

  test("the data of calls is preserved between starts, in an SQL file of the port, beside another server", async () => {
    const first = await startServer({ port: 0, root });
    const other = await startServer({ port: 0, root });
    const cookie = (await fetch(first.url)).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    await first.close();
    const portOf = ({ url }: RunningServer) => Number(new URL(url).port);
    const again = await startServer({ port: portOf(first), root });
    const namesAt = async ({ url }: RunningServer) => {
      const headers = { Cookie: cookie };
      return (await fetch(`${url}/api/v1/site-connector/settings`, { headers })).json();
    };
    expect(await namesAt(again)).toHaveProperty("data.settings.first_name", "Dana");
    expect(await namesAt(other)).not.toHaveProperty("data.settings.first_name");
    await Promise.all([again.close(), other.close()]);
    const files = (await readdir(join(root, "demo/data"))).filter((name) => name.endsWith(".db"));
    expect(files.sort()).toEqual([`scout-${portOf(first)}.db`, `scout-${portOf(other)}.db`].sort());
  });

  test("calls are forwarded to another backend if one is configured", async () => {
    const front = await startServer({ port: 0, root, backend: server.url });
    const cookie = (await get("/plain.html")).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const url = `${front.url}/api/v1/scout?address=12%20Oak%20Street`;
    const answer = await fetch(url, {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/json" },
      body: '{"scope":"default","task":"scout_lookup"}',
    });
    const page = await fetch(`${front.url}/plain.html`);
    await front.close();
    expect(await answer.json()).toHaveProperty("data.batch_id");
    expect(page.headers.get("Content-Security-Policy")).toBe(policyWith("https:"));
    expect(page.headers.get("Set-Cookie")).toBeNull();
  });

  test("calls are answered with 502 if the other backend is unavailable", async () => {
    const front = await startServer({ port: 0, root, backend: "http://127.0.0.1:1" });
    const answer = await fetch(`${front.url}/api/v1/site-connector/settings`);
    await front.close();
    expect(answer.status).toBe(502);
  });
});

describe("the port", () => {
  test("the next free port is used if the port is taken", async () => {
    const taken = Number(new URL(server.url).port);
    const store = await createSeededStore();
    const next = await startServer({ port: taken, orNextPort: true, root, store });
    const port = Number(new URL(next.url).port);
    await next.close();
    expect(port).toBeGreaterThan(taken);
  });

  test("the server refuses to start if the port is taken and no other may be used", async () => {
    const taken = Number(new URL(server.url).port);
    const store = await createSeededStore();
    await expect(startServer({ port: taken, root, store })).rejects.toThrow("EADDRINUSE");
  });
});
