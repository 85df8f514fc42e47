import { decodeJwt, SignJWT } from "jose";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createSeededStore } from "../../demo/server/index.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const userAgent = "Test Browser/1.0";
const settingsAnswer = v.object({
  data: v.object({ settings: v.object({ email: v.optional(v.string()), capabilities: v.any() }) }),
});

async function emailFor(backend: TestBackend, headers: Record<string, string>) {
  const answer = await backend.callJson("loadSettings", { headers });
  return v.parse(settingsAnswer, answer).data.settings.email;
}

function bearer(token: string) {
  return { "JWT-Authorization": `Bearer ${token}` };
}

async function sign(
  claims: Record<string, unknown>,
  key = "another key of thirty-two letters",
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(key));
}

describe("a token", () => {
  test("a token contains iat, exp, ura and sub", async () => {
    const backend = await openBackend();
    const token = await backend.issueToken({ userId: "agent", userAgent, ttlSeconds: 60 });
    const now = backend.clock.now() / 1000;
    expect(decodeJwt(token)).toEqual({ sub: "agent", iat: now, exp: now + 60, ura: userAgent });
  });

  test.each([
    ["JWT-Authorization", "Bearer"],
    ["Authorization", "Bearer"],
    ["Authorization", "bearer"],
  ])("a token is read from %s: %s", async (header, scheme) => {
    const backend = await openBackend({ defaultUser: null });
    const token = await backend.issueToken({ userId: "provider", userAgent });
    expect(await emailFor(backend, { [header]: `${scheme} ${token}` })).toBe(
      "morgan.hale@example.com",
    );
  });

  test("a token may be sent beside another layer's Authorization", async () => {
    const backend = await openBackend({ defaultUser: null });
    const token = await backend.issueToken({ userId: "provider", userAgent });
    const headers = { Authorization: "Basic dXNlcjpwYXNz", ...bearer(token) };
    expect(await emailFor(backend, headers)).toBe("morgan.hale@example.com");
  });

  test("a token is accepted with another user agent, because the client checks it", async () => {
    const backend = await openBackend({ defaultUser: null });
    const token = await backend.issueToken({ userId: "agent", userAgent: "Something else" });
    expect(await emailFor(backend, { ...bearer(token), "User-Agent": userAgent })).toBeTruthy();
  });

  test("a token is rejected with 401 once it has expired", async () => {
    const backend = await openBackend();
    const token = await backend.issueToken({ userId: "agent", userAgent, ttlSeconds: 60 });
    backend.clock.pass(59_000);
    expect((await backend.call("loadSettings", { headers: bearer(token) })).status).toBe(200);
    backend.clock.pass(1000);
    expect((await backend.call("loadSettings", { headers: bearer(token) })).status).toBe(401);
  });

  test("a token is rejected when it is signed by another key, changed, unsigned or incomplete", async () => {
    const backend = await openBackend();
    const now = backend.clock.now() / 1000;
    const claims = { sub: "agent", iat: now, exp: now + 60, ura: userAgent };
    const good = await backend.issueToken({ userId: "agent", userAgent });
    const [header, , signature] = good.split(".");
    const changed = btoa(JSON.stringify({ ...claims, sub: "administrator" })).replace(/=+$/, "");
    const key = (await backend.store.secrets.get("token-key"))?.value;
    const tokens = [
      await sign(claims),
      `${header}.${changed}.${signature}`,
      `${btoa('{"alg":"none"}').replace(/=+$/, "")}.${changed}.`,
      await sign({ sub: "agent", iat: now, exp: now + 60 }, key),
      await sign({ sub: "agent", iat: now, ura: userAgent }, key),
      await sign({ ...claims, sub: "nobody" }, key),
      await sign({ ...claims, iat: now + 3600, exp: now + 7200 }, key),
      "garbage",
      "a.b.c",
    ];
    for (const token of tokens) {
      expect((await backend.call("loadSettings", { headers: bearer(token) })).status).toBe(401);
    }
    expect(
      (await backend.call("loadSettings", { headers: bearer(await sign(claims, key)) })).status,
    ).toBe(200);
  });

  test("a token is valid after a restart of the backend if the store is preserved", async () => {
    const store = await createSeededStore();
    const before = await openBackend({ store });
    const token = await before.issueToken({ userId: "provider", userAgent });
    const after = await openBackend({ store, defaultUser: null });
    expect(await emailFor(after, bearer(token))).toBe("morgan.hale@example.com");
  });

  test("a token takes precedence over a session", async () => {
    const backend = await openBackend();
    const session = { id: "s1", userId: "administrator", createdAt: 0 };
    await backend.store.sessions.put(session);
    const cookie = { Cookie: "other=1; scout_session=s1" };
    expect(await emailFor(backend, cookie)).toBe("priya.raman@example.com");
    const token = await backend.issueToken({ userId: "provider", userAgent });
    expect(await emailFor(backend, { ...cookie, ...bearer(token) })).toBe(
      "morgan.hale@example.com",
    );
    expect(
      (await backend.call("loadSettings", { headers: { ...cookie, ...bearer("x") } })).status,
    ).toBe(401);
  });
});

describe("validating a token", () => {
  test("the answer states whether the token is valid", async () => {
    const backend = await openBackend();
    const token = await backend.issueToken({ userId: "agent", userAgent, ttlSeconds: 1000 });
    const ask = (access_token: string) =>
      backend.callJson("validateToken", { body: { access_token } });
    expect(await ask(token)).toEqual({ data: { valid: true } });
    expect(await ask("")).toEqual({ data: { valid: false } });
    expect(await ask(`${token}x`)).toEqual({ data: { valid: false } });
    backend.clock.pass(1_000_000);
    expect(await ask(token)).toEqual({ data: { valid: false } });
  });

  test("a token that expires soon is replaced, for the same user agent", async () => {
    const backend = await openBackend();
    const token = await backend.issueToken({ userId: "agent", userAgent, ttlSeconds: 1000 });
    backend.clock.pass(751_000);
    const answer = await backend.callJson("validateToken", { body: { access_token: token } });
    const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), answer);
    expect(decodeJwt(data.token)).toMatchObject({ sub: "agent", ura: userAgent });
    expect(data.token).not.toBe(token);
  });

  test("an invalid body is rejected", async () => {
    const backend = await openBackend();
    for (const body of [{}, { access_token: 1 }, []]) {
      expect((await backend.call("validateToken", { body, unchecked: true })).status).toBe(400);
    }
  });
});

describe("exchanging a token", () => {
  test("a token for a site of the family is returned with the requested lifetime", async () => {
    const backend = await openBackend();
    const token = await backend.issueToken({ userId: "agent", userAgent });
    const query = { site: "portal-example-com", ttl: "2" };
    const answer = await backend.callJson("exchangeToken", { query, headers: bearer(token) });
    const schema = v.object({ data: v.object({ site: v.string(), token: v.string() }) });
    const { data } = v.parse(schema, answer);
    expect(data.site).toBe("portal-example-com");
    const now = backend.clock.now() / 1000;
    expect(decodeJwt(data.token)).toEqual({
      sub: "agent",
      iat: now,
      exp: now + 120,
      ura: userAgent,
    });
  });

  test.each([
    [{ site: "evil-example", ttl: "2" }, 404],
    [{ site: "", ttl: "2" }, 404],
    [{ site: "localhost:3000", ttl: "2" }, 200],
    [{ site: "localhost", ttl: "soon" }, 400],
    [{ site: "localhost", ttl: "-1" }, 400],
  ])("the body %j is answered with %i", async (query, status) => {
    const backend = await openBackend();
    const answer = await backend.call("exchangeToken", { query, unchecked: status === 400 });
    expect(answer.status).toBe(status);
  });

  test("the exchange requires a signed-in user", async () => {
    const backend = await openBackend({ defaultUser: null });
    expect((await backend.call("exchangeToken", { query: { site: "localhost" } })).status).toBe(
      401,
    );
  });
});

describe("access", () => {
  test("access to Scout requires a user with scout:access", async () => {
    const status = async (defaultUser: string | null) => {
      const backend = await openBackend({ defaultUser });
      return (await backend.call("suggestAddresses", { query: { query: "main" } })).status;
    };
    expect(await status("agent")).toBe(200);
    expect(await status("administrator")).toBe(200);
    expect(await status("agent-without-scout")).toBe(403);
    expect(await status("provider")).toBe(403);
    expect(await status(null)).toBe(401);
  });

  test("the access of a signed-out user differs from that of the default user", async () => {
    const backend = await openBackend();
    await backend.store.sessions.put({ id: "out", userId: null, createdAt: 0 });
    expect(await emailFor(backend, { Cookie: "scout_session=out" })).toBeUndefined();
  });
});

describe("the anti-forgery token", () => {
  const view = { open: 1, path: "/scout" };

  test("the anti-forgery token is plain text, and stays the same for a user", async () => {
    const backend = await openBackend();
    const answer = await backend.call("sessionToken");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe(await (await backend.call("sessionToken")).text());
  });

  test("the anti-forgery token is checked if it is sent", async () => {
    const backend = await openBackend();
    const token = await (await backend.call("sessionToken")).text();
    const status = async (headers: Record<string, string>) =>
      (await backend.call("openPageView", { body: view, headers })).status;
    expect(await status({ "X-CSRF-Token": token })).toBe(200);
    expect(await status({ "X-CSRF-Token": "wrong" })).toBe(403);
    expect(await status({})).toBe(200);
  });

  test("the anti-forgery token of one user is invalid for another", async () => {
    const backend = await openBackend();
    const token = await (await backend.call("sessionToken")).text();
    const other = bearer(await backend.issueToken({ userId: "provider", userAgent }));
    const headers = { ...other, "X-CSRF-Token": token };
    expect((await backend.call("openPageView", { body: view, headers })).status).toBe(403);
  });

  test("saving the solutions index requires the anti-forgery token", async () => {
    const backend = await openBackend();
    const call = { params: { id: "1" }, unchecked: true };
    expect((await backend.call("saveSolutionsIndex", call)).status).toBe(403);
  });
});
