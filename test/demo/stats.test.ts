import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

async function openView(backend: TestBackend): Promise<string> {
  const answer = await backend.callJson("openPageView", { body: { open: 1000, path: "/scout" } });
  return v.parse(v.object({ id: v.string() }), answer).id;
}

describe("a page view", () => {
  test("a page view is opened, and closed by PATCH", async () => {
    const backend = await openBackend();
    const id = await openView(backend);
    const answer = await backend.call("closePageView", {
      params: { id },
      body: { id, close: 2000 },
    });
    expect(answer.status).toBe(204);
    expect(await backend.store.pageViews.get(id)).toEqual({
      id,
      path: "/scout",
      open: 1000,
      close: 2000,
      userId: "agent",
    });
  });

  test("a page view is closed by beacon without a token, and only once", async () => {
    const backend = await openBackend();
    const id = await openView(backend);
    for (const close of ["3000", "4000"]) {
      const answer = await backend.call("closePageViewByBeacon", {
        params: { id },
        form: { id, close },
      });
      expect(answer.status).toBe(204);
    }
    expect((await backend.store.pageViews.get(id))?.close).toBe(3000);
  });

  test("a page view that does not exist, or belongs to another user, cannot be closed", async () => {
    const backend = await openBackend();
    const id = await openView(backend);
    const close = async (params: { id: string }, sent: string) =>
      (await backend.call("closePageView", { params, body: { id: sent, close: 1 } })).status;
    expect(await close({ id: "none" }, "none")).toBe(404);
    expect(await close({ id }, "none")).toBe(404);
  });

  test.each([
    [{}],
    [{ open: "1", path: "/" }],
    [{ open: 1, path: "scout" }],
    [{ open: -1, path: "/" }],
  ])("no page view is opened by %j", async (body) => {
    const backend = await openBackend();
    expect((await backend.call("openPageView", { body, unchecked: true })).status).toBe(400);
  });
});

test("an event is recorded with its time", async () => {
  const backend = await openBackend();
  expect((await backend.call("trackEvent", { body: { event: "sfs_login" } })).status).toBe(204);
  expect(await backend.store.events.find()).toMatchObject([
    { event: "sfs_login", at: backend.clock.now(), userId: "agent" },
  ]);
});
