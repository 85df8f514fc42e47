import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { hashPassword, isPasswordOf } from "../../demo/server/auth/passwords.ts";
import { demoPassword } from "../../demo/server/index.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const origin = "http://scout.test";
const userAgent = "Test Browser/1.0";
const options = { persistent_login: 1, destination: "/scout", auth_type: "cookie" };
const asToken = { ...options, auth_type: "token" };

function logIn(backend: TestBackend, given: object = {}) {
  const body = { username: "agent", password: demoPassword, options, ...given };
  return backend.call("logIn", { body, headers: { "User-Agent": userAgent } });
}

function verify(backend: TestBackend, code: string, given: object = {}) {
  const body = { username: "agent", code, options, ...given };
  return backend.call("verifyCode", { body, headers: { "User-Agent": userAgent } });
}

async function newestMail({ store }: TestBackend) {
  const [mail] = await store.mails.find({ newestFirst: true, limit: 1 });
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

async function newestCode(backend: TestBackend): Promise<string> {
  return /\d{8}/.exec((await newestMail(backend)).text)?.[0] ?? "";
}

const another = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

describe("passwords", () => {
  test("passwords are stored as PBKDF2 hashes with individual salts", async () => {
    const hashes = await Promise.all([hashPassword("a b"), hashPassword("a b")]);
    for (const hash of hashes) expect(hash).toMatch(/^pbkdf2\$10000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(await isPasswordOf("a b", hashes[0])).toBe(true);
    expect(await isPasswordOf("a b ", hashes[0])).toBe(false);
    expect(await isPasswordOf("", hashes[0])).toBe(false);
  });

  test("the demo's users all have the password on the help page, with different hashes", async () => {
    const { store } = await openBackend();
    const kept = await store.credentials.find();
    expect(new Set(kept.map(({ passwordHash }) => passwordHash)).size).toBe(kept.length);
    const right = await Promise.all(
      kept.map(({ passwordHash }) => isPasswordOf(demoPassword, passwordHash)),
    );
    expect(right).toEqual(kept.map(() => true));
  });
});

describe("name and password", () => {
  test.for(["agent", "AGENT", " dana.whitfield@example.com ", "Dana.Whitfield@Example.com"])(
    "the name and password of %j send a code",
    async (username) => {
      const backend = await openBackend();
      const answer = await logIn(backend, { username });
      expect(await answer.json()).toEqual({ code: 200 });
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(await newestMail(backend)).toMatchObject({ to: "dana.whitfield@example.com" });
      expect(await newestCode(backend)).toMatch(/^\d{8}$/);
    },
  );

  test.for([
    ["a wrong password", { password: "wrong" }],
    ["a space more", { password: `${demoPassword} ` }],
    ["somebody unknown", { username: "nobody" }],
    ["a user without a password", { username: "bulk-slow" }],
  ] as const)(
    "a sign-in (%s) is refused with the same words, and sends no mail",
    async ([, given]) => {
      const backend = await openBackend();
      const answer = await logIn(backend, given);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: "Unrecognized username or password." });
      expect(await backend.store.mails.count()).toBe(0);
    },
  );

  test("ten wrong passwords lock the name for five minutes", async () => {
    const backend = await openBackend();
    for (let turn = 0; turn < 10; turn += 1) await logIn(backend, { password: "wrong" });
    expect((await logIn(backend)).status).toBe(400);
    backend.clock.pass(5 * 60_000);
    expect((await logIn(backend)).status).toBe(200);
  });

  test("a correct password in between resets the count", async () => {
    const backend = await openBackend();
    for (let turn = 0; turn < 9; turn += 1) await logIn(backend, { password: "wrong" });
    await logIn(backend);
    await logIn(backend, { password: "wrong" });
    expect((await logIn(backend)).status).toBe(200);
  });

  test("a user who needs no code is signed in immediately", async () => {
    const backend = await openBackend();
    const answer = await logIn(backend, { username: "provider" });
    expect(await answer.json()).toEqual({ code: 200, redirect_to: "/scout" });
    expect(answer.headers.get("Set-Cookie")).toContain("scout_session=");
  });

  test.for([{}, { username: "a" }, { username: 1, password: "b", options }, []])(
    "an invalid body is refused: %j",
    async (body) => {
      const backend = await openBackend();
      expect((await backend.call("logIn", { body, unchecked: true })).status).toBe(400);
    },
  );
});

describe("the code", () => {
  test("the code signs in with a persistent cookie, or until the browser closes", async () => {
    const backend = await openBackend({ defaultUser: null });
    await logIn(backend);
    const answer = await verify(backend, await newestCode(backend));
    expect(await answer.json()).toEqual({ code: 200, redirect_to: "/scout" });
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const headers = { Cookie: cookie.split(";")[0] ?? "" };
    expect(await backend.callJson("loadSettings", { headers })).toHaveProperty(
      "data.settings.first_name",
      "Dana",
    );
    await logIn(backend);
    const brief = await verify(backend, await newestCode(backend), {
      options: { ...options, persistent_login: 0 },
    });
    expect(brief.headers.get("Set-Cookie")).not.toContain("Max-Age");
  });

  test("the code signs in with a token for the caller's browser", async () => {
    const backend = await openBackend();
    await logIn(backend, { options: asToken });
    const answer = await verify(backend, await newestCode(backend), { options: asToken });
    const { token, ...rest } = await answer.json();
    expect(rest).toEqual({ code: 200, redirect_to: "/scout" });
    expect(decodeJwt(token)).toMatchObject({ sub: "agent", ura: userAgent });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("the code is valid only once", async () => {
    const backend = await openBackend();
    await logIn(backend);
    const code = await newestCode(backend);
    expect((await verify(backend, code)).status).toBe(200);
    expect((await verify(backend, code)).status).toBe(400);
  });

  test("the code is valid for ten minutes", async () => {
    const backend = await openBackend();
    await logIn(backend);
    backend.clock.pass(10 * 60_000 - 1);
    expect((await verify(backend, await newestCode(backend))).status).toBe(200);
    await logIn(backend);
    backend.clock.pass(10 * 60_000);
    expect((await verify(backend, await newestCode(backend))).status).toBe(400);
  });

  test("the code is locked after the fifth wrong one", async () => {
    const backend = await openBackend();
    await logIn(backend);
    const code = await newestCode(backend);
    for (let turn = 0; turn < 4; turn += 1) await verify(backend, another(code));
    expect((await verify(backend, code)).status).toBe(200);
    await logIn(backend);
    const next = await newestCode(backend);
    for (let turn = 0; turn < 5; turn += 1) await verify(backend, another(next));
    expect((await verify(backend, next)).status).toBe(400);
  });

  test("a code of an earlier mail, of another user or of no user is invalid", async () => {
    const backend = await openBackend();
    await logIn(backend);
    const first = await newestCode(backend);
    await logIn(backend, { username: "administrator" });
    const others = await newestCode(backend);
    await logIn(backend);
    const statuses = [
      await verify(backend, first),
      await verify(backend, others),
      await verify(backend, await newestCode(backend), { username: "nobody" }),
    ];
    for (const answer of statuses) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: "Invalid code" });
    }
    expect((await verify(backend, await newestCode(backend))).status).toBe(200);
  });

  test("the code is not stored in readable form", async () => {
    const backend = await openBackend();
    await logIn(backend);
    const kept = JSON.stringify(await backend.store.challenges.find());
    expect(kept).not.toContain(await newestCode(backend));
  });

  test.for(["//evil.example", "https://evil.example/", "/\\evil.example", "", "javascript:1"])(
    "the code never redirects to %j",
    async (destination) => {
      const backend = await openBackend();
      const answer = await logIn(backend, {
        username: "provider",
        options: { ...options, destination },
      });
      expect(await answer.json()).toEqual({ code: 200, redirect_to: "/" });
    },
  );
});

describe("a new password", () => {
  const ask = (backend: TestBackend, username: string) =>
    backend.call("resetPassword", { body: { username, user_login: username } });

  function set(backend: TestBackend, key: string, password: string) {
    return backend.app.request(`${origin}/demo/reset`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ key, password }),
    });
  }

  async function keyFor(backend: TestBackend): Promise<string> {
    await ask(backend, "agent");
    return new URL((await newestMail(backend)).link ?? "", origin).searchParams.get("key") ?? "";
  }

  test("a link offers a new password, and an unknown user gets the same answer and no mail", async () => {
    const backend = await openBackend();
    expect(await (await ask(backend, "nobody")).json()).toEqual({ status: true });
    expect(await backend.store.mails.count()).toBe(0);
    expect(await (await ask(backend, "agent")).json()).toEqual({ status: true });
    expect(await newestMail(backend)).toMatchObject({ to: "dana.whitfield@example.com" });
  });

  test("the link sets a new password once, and the old one becomes invalid", async () => {
    const backend = await openBackend();
    const key = await keyFor(backend);
    const page = await backend.app.request(`${origin}/demo/reset?key=${key}`);
    expect(page.headers.get("Referrer-Policy")).toBe("origin");
    expect(await page.text()).toContain('autocomplete="new-password"');
    expect((await set(backend, key, "too short")).status).toBe(422);
    expect((await set(backend, key, "a new long password")).status).toBe(303);
    expect((await logIn(backend)).status).toBe(400);
    expect((await logIn(backend, { password: "a new long password" })).status).toBe(200);
    expect((await set(backend, key, "yet another password")).status).toBe(410);
  });

  test("an expired link, or any other key, sets no new password", async () => {
    const backend = await openBackend();
    const key = await keyFor(backend);
    expect((await set(backend, "guessed", "a new long password")).status).toBe(410);
    backend.clock.pass(60 * 60_000);
    expect((await set(backend, key, "a new long password")).status).toBe(410);
    expect((await backend.app.request(`${origin}/demo/reset?key=${key}`)).status).toBe(410);
    expect((await logIn(backend)).status).toBe(200);
  });
});

test("the mailbox shows the mails, newest first, and runs no script of their text", async () => {
  const backend = await openBackend();
  const page = async () => (await backend.app.request(`${origin}/demo/mailbox`)).text();
  expect(await page()).toContain("No emails yet.");
  await logIn(backend);
  const mail = { id: "x", to: "<b>a</b>", subject: "<script>", text: "&", link: null, at: 0 };
  await backend.store.mails.put(mail);
  const text = await page();
  expect(text).toContain("&lt;script&gt;");
  expect(text.indexOf("&lt;script&gt;")).toBeLessThan(text.indexOf("Your verification code is"));
  expect(text).not.toMatch(/<script|<b>a/);
});
