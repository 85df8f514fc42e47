import { expect, test } from "vitest";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";

test("the backend accepts a bulk upload and completes it in a browser", async () => {
  let time = Date.UTC(2026, 0, 5);
  const backend = await createBackend(
    {
      store: await createSeededStore(),
      clock: { now: () => time },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: "agent" },
  );
  const ask = async (path: string, init?: RequestInit) =>
    backend.app.fetch(new Request(new URL(path, location.href), init));
  const template = await ask("/api/v1/scout/bulk/template/download/csv");
  const body = new FormData();
  body.append("upload_id", "in-page");
  body.append("upload", new File([await template.blob()], "sites.csv", { type: "text/csv" }));
  const answer = await ask("/api/v1/scout/bulk", { method: "POST", body });
  expect(await answer.json()).toHaveProperty("data.row.status", "pending");
  time += 60_000;
  const list = { method: "POST", body: JSON.stringify({ query: {} }) };
  const listed: unknown = await (await ask("/api/v1/scout/bulk", list)).json();
  expect(listed).toHaveProperty("data.rows.0.upload_id", "in-page");
  expect(listed).toHaveProperty("data.rows.0.status", "completed");
});
