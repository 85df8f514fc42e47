import { expect, test } from "vitest";
import { createBackend, createMemoryStore } from "../../demo/server/index.ts";

test("the backend answers a lookup and its suggestions in a browser", async () => {
  let time = Date.UTC(2026, 0, 5);
  const backend = await createBackend(
    {
      store: await createMemoryStore(),
      clock: { now: () => time },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: "agent" },
  );
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await backend.app.fetch(new Request(new URL(path, location.href), init))).json();
  const started = await ask("/api/v1/scout?address=12%20Oak%20Street", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ scope: "default", task: "scout_lookup" }),
  });
  expect(started).toHaveProperty("data.batch_id");
  const [lookup] = await backend.store.lookups.find();
  time += 20_000;
  const query = `id=${lookup?.id}&s=${lookup?.seed}&token=${lookup?.token}&_format=json`;
  expect(await ask(`/batch?${query}&op=do`, { method: "POST", body: "" })).toHaveProperty(
    "percentage",
    "100",
  );
  expect(await ask(`/batch?${query}&op=finished`, { method: "POST", body: "" })).toHaveProperty(
    "data.place.providers",
  );
  const token = await backend.issueToken({ userId: "provider", userAgent: navigator.userAgent });
  const settings = await ask("/api/v1/site-connector/settings", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(settings).toHaveProperty("data.settings.user.id", "provider");
});
