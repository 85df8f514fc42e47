import { expect, test } from "vitest";
import { createSampleBackend } from "../../demo/sample/create-sample-backend.ts";
import { pathOfBrand } from "../../demo/sample/path-of-brand.ts";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { decodeToken } from "../../src/core/index.ts";

const answer = createSampleBackend(() => "a browser");
const ask = (path: string, init: RequestInit = {}) => answer(`demo:${path}`, init);
const signIn = (username: string) =>
  ask("/api/sandler-auth/v1/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username,
      password: "any",
      options: { persistent_login: 0, destination: "/", auth_type: "token" },
    }),
  });

test("interface: Sample data: calls without a sign-in are those of a user who sees everything", async () => {
  const settings = await ask("/api/v1/site-connector/settings");
  expect(await settings.json()).toMatchObject({
    data: { settings: { capabilities: expect.arrayContaining(["scout:access"]) } },
  });
});

test.each(["nobody", "agent"])(
  "interface: Sample data: the name %s signs in with any password and without a code",
  async (name) => {
    const answered = await signIn(name);
    expect(answered.status).toBe(200);
    const { token } = await answered.json();
    const headers = { "JWT-Authorization": `Bearer ${token}` };
    const settings = await ask("/api/v1/site-connector/settings", { headers });
    expect(settings.status).toBe(200);
    expect(decodeToken(token)?.ura).toBe("a browser");
  },
);

test("interface: Sample data: what is changed is kept for the visit", async () => {
  const path = endpoints.listContracts.path;
  const before = await (await ask(path)).text();
  expect(await (await ask(path)).text()).toBe(before);
  expect(before).toContain("Bluebonnet");
});

test("interface: Sample data: a call without data says so by its status", async () => {
  expect((await ask("/api/scout/v1/contract/c0ffee00-0000-4000-8000-000000000001")).status).toBe(
    501,
  );
});

test("interface: Sample data: an aborted call has no answer", async () => {
  const controller = new AbortController();
  const answered = ask("/api/v1/site-connector/settings", { signal: controller.signal });
  controller.abort();
  await expect(answered).rejects.toMatchObject({ name: "AbortError" });
  await expect(
    ask("/api/v1/site-connector/settings", { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ name: "AbortError" });
});

const branded = Object.values(endpoints).filter(({ path }) => path.includes("{brand}"));

test.each(branded.map(({ path }) => path))(
  "interface: Sample data: %s is answered for every brand",
  (path) => {
    const of = (brand: string) => path.replace("{brand}", brand).replace(/\{\w+\}/g, "7");
    expect(pathOfBrand(of("any-brand"), "sample")).toBe(of("sample"));
  },
);

test("interface: Sample data: a path without a brand stays", () => {
  const others = Object.values(endpoints).filter(({ path }) => !path.includes("{brand}"));
  for (const { path } of others) expect(pathOfBrand(path, "sample")).toBe(path);
});
