import { describe, expect, test } from "vitest";
import { idleAfterMs } from "../../../src/core/bulk/presence.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { bulkPollMs, createBulkListStore } from "../../../src/core/stores/bulk/bulk-list-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  settle,
} from "../../support/fake-ports.ts";
import { csvFile } from "./bulk-items.ts";

type Wire = Readonly<Record<string, unknown>>;
const listOf = (...rows: readonly Wire[]) => Response.json({ data: { rows, total: rows.length } });
const working = { id: 1, upload_id: "u1", status: "processing" };
const done = { id: 2, upload_id: "u2", status: "completed" };

/** A page that a test can hide, leave idle and use. */
function createFakeActivity() {
  const listeners = new Set<() => void>();
  let hidden = false;
  const act = () => {
    for (const listener of listeners) listener();
  };
  return {
    activity: {
      isHidden: () => hidden,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    act,
    setHidden(next: boolean) {
      hidden = next;
      act();
    },
    listeners,
  };
}

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  const page = createFakeActivity();
  const ports = createFakePorts({ http, activity: page.activity });
  const failed: (number | null)[] = [];
  const store = createBulkListStore(createCore(defaultConfig, ports), (status) =>
    failed.push(status),
  );
  const { clock, reports } = ports;
  const passes = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  const shown = () => store.progress.peek().map(({ key }) => key);
  return { store, calls, clock, reports, failed, passes, shown, ...page };
}

describe("the list call", () => {
  test("B13: the list call is a POST with an empty query", async () => {
    const { store, calls } = open(() => listOf());
    await store.refresh();
    expect([calls[0]?.method, calls[0]?.url, calls[0]?.init.body]).toEqual([
      "POST",
      "/api/v1/scout/bulk",
      '{"query":{}}',
    ]);
  });

  test("M5, H13: rows with members of any type are read, and invalid rows are dropped", async () => {
    const { store } = open(() =>
      Response.json({
        data: {
          rows: [
            {
              id: 7,
              upload_id: "u",
              status: "failed",
              created_at: "1700000000",
              completed_at: null,
              count: "3",
              error: { message: "<b>Bad</b> file" },
              orig: "a.csv",
            },
            "odd",
            { id: "8", status: "completed", completed_at: 1_700_000_000_000, error: "Odd." },
          ],
          total: "40",
          message: "Hello",
        },
      }),
    );
    await store.refresh();
    const state = store.state.peek();
    expect(state.kind === "ready" && state.list).toEqual({
      items: [
        {
          id: "7",
          uploadId: "u",
          status: "failed",
          createdAtMs: 1_700_000_000_000,
          completedAtMs: null,
          count: 3,
          total: 0,
          error: { message: "<b>Bad</b> file" },
          orig: "a.csv",
        },
        {
          id: "8",
          uploadId: "",
          status: "completed",
          createdAtMs: null,
          completedAtMs: 1_700_000_000_000,
          count: 0,
          total: 0,
          error: { message: "Odd." },
          orig: "",
        },
      ],
      total: 40,
      message: "Hello",
    });
  });

  test.for([[{ data: [] }], [{ data: null }], [{ data: {} }]])(
    "%j contains no rows",
    async ([answer]) => {
      const { store } = open(() => Response.json(answer));
      await store.refresh();
      expect(store.state.peek()).toEqual({
        kind: "ready",
        list: { items: [], total: 0, message: "" },
      });
    },
  );
});

describe("1 §4: polling", () => {
  test("H5: the list is requested again 10 seconds after the answer, while an item is in progress", async () => {
    const slow = deferred<Response>();
    const answers = [listOf(working), slow.promise, listOf(done)];
    const { store, calls, passes, clock } = open(() => answers.shift() ?? listOf());
    await store.refresh();
    await passes(9999);
    expect(calls).toHaveLength(1);
    await passes(1);
    expect(calls).toHaveLength(2);
    await passes(bulkPollMs * 3);
    expect(calls).toHaveLength(2);
    slow.resolve(listOf(working));
    await settle();
    await passes(bulkPollMs);
    expect(calls).toHaveLength(3);
    expect(store.history.peek()).toHaveLength(1);
    await passes(bulkPollMs * 3);
    expect(calls).toHaveLength(3);
    expect(clock.pending()).toBe(0);
  });

  test("H4: polling pauses after five minutes without activity, and resumes immediately", async () => {
    const { store, calls, passes, act } = open(() => listOf(working));
    await store.refresh();
    for (let round = 0; round < 40; round += 1) await passes(bulkPollMs);
    const whilePaused = calls.length;
    expect(whilePaused).toBe(idleAfterMs / bulkPollMs);
    await passes(bulkPollMs * 5);
    expect(calls).toHaveLength(whilePaused);
    act();
    await settle();
    expect(calls).toHaveLength(whilePaused + 1);
    await passes(bulkPollMs);
    expect(calls).toHaveLength(whilePaused + 2);
  });

  test("H4: activity continues the polling without additional calls", async () => {
    const { store, calls, passes, act } = open(() => listOf(working));
    await store.refresh();
    for (let round = 0; round < 60; round += 1) {
      await passes(bulkPollMs);
      act();
    }
    await settle();
    expect(calls).toHaveLength(61);
  });

  test("H3: polling pauses while the page is hidden, and resumes immediately when it is shown", async () => {
    const { store, calls, passes, setHidden } = open(() => listOf(working));
    await store.refresh();
    setHidden(true);
    await passes(bulkPollMs * 4);
    expect(calls).toHaveLength(1);
    setHidden(false);
    await settle();
    expect(calls).toHaveLength(2);
    await passes(bulkPollMs);
    expect(calls).toHaveLength(3);
  });

  test("a user who returns triggers no request if nothing needs polling", async () => {
    const { store, calls, setHidden } = open(() => listOf(done));
    await store.refresh();
    setHidden(true);
    setHidden(false);
    await settle();
    expect(calls).toHaveLength(1);
  });

  test("H5: a failed poll keeps the rows and is reported, and polling continues", async () => {
    const answers = [listOf(working), new Response("", { status: 502 }), listOf(working, done)];
    const { store, calls, passes, shown, reports, failed } = open(
      () => answers.shift() ?? listOf(),
    );
    await store.refresh();
    await passes(bulkPollMs);
    expect(shown()).toEqual(["u1"]);
    expect(reports).toEqual(["bulk-list-failed: 502"]);
    expect(failed).toEqual([]);
    await passes(bulkPollMs);
    expect(calls).toHaveLength(3);
    expect(store.history.peek()).toHaveLength(1);
  });

  test("H5: a failed first load is reported, and a refresh starts again", async () => {
    const answers = [new Response("", { status: 500 }), listOf(working)];
    const { store, clock, failed } = open(() => answers.shift() ?? listOf());
    await store.refresh();
    expect(store.state.peek()).toEqual({ kind: "failed", status: 500 });
    expect(failed).toEqual([500]);
    expect(clock.pending()).toBe(0);
    const again = store.refresh();
    expect(store.state.peek()).toEqual({ kind: "loading" });
    await again;
    expect(store.state.peek().kind).toBe("ready");
  });
});

describe("uploads of this page", () => {
  test("H9: uploads are shown until the server lists them; an accepted one triggers a request and polling", async () => {
    const lists = [listOf(), listOf(), listOf({ ...working, upload_id: "mine" })];
    const { store, calls, passes, shown } = open(({ init }) =>
      init.body instanceof FormData ? Response.json({}) : (lists.shift() ?? listOf()),
    );
    await store.refresh();
    const id = store.uploads.start(csvFile());
    expect(shown()).toEqual([id]);
    await settle();
    expect(calls).toHaveLength(3);
    expect(shown()).toEqual([id]);
    await passes(bulkPollMs);
    expect(calls).toHaveLength(4);
    expect(shown()).toEqual([id, "mine"]);
  });

  test("H9: uploads are matched by upload id, and the server's row replaces the temporary one", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const { store, shown } = open(({ init }) =>
      init.body instanceof FormData ? Response.json({}) : listOf({ ...working, upload_id: id }),
    );
    store.uploads.start(csvFile());
    await settle();
    expect(shown()).toEqual([id]);
    expect(store.progress.peek()[0]?.kind).toBe("item");
    expect(store.uploads.uploads.peek()).toEqual([]);
  });

  test("a failed upload alone does not cause polling", async () => {
    const { store, passes, calls } = open(({ init }) =>
      init.body instanceof FormData ? new Response("", { status: 500 }) : listOf(),
    );
    await store.refresh();
    store.uploads.start(csvFile());
    await settle();
    await passes(bulkPollMs * 2);
    expect(calls).toHaveLength(2);
    expect(store.progress.peek()[0]?.kind).toBe("upload");
  });
});

describe("M9: a disposed list", () => {
  test("a disposed list ends its call, timer and subscriptions, while the upload continues", async () => {
    const { store, clock, calls, listeners, passes, act } = open(() => listOf(working));
    await store.refresh();
    const under = store.refresh();
    store.dispose();
    await under;
    expect(clock.pending()).toBe(0);
    expect(listeners.size).toBe(0);
    act();
    store.uploads.start(csvFile());
    await passes(bulkPollMs * 3);
    expect(calls.map(({ init }) => init.body instanceof FormData)).toEqual([false, true]);
    expect(store.uploads.uploads.peek()).toMatchObject([{ phase: { kind: "accepted" } }]);
  });

  test("the later of two refreshes wins, and a cleared list stays empty", async () => {
    const slow = deferred<Response>();
    const answers = [slow.promise, listOf(done), slow.promise];
    const { store, calls } = open(() => answers.shift() ?? listOf());
    const first = store.refresh();
    await settle();
    await store.refresh();
    slow.resolve(listOf(working));
    await first;
    expect(store.progress.peek()).toEqual([]);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    const third = store.refresh();
    store.clear();
    await third;
    expect(store.state.peek()).toEqual({ kind: "loading" });
  });
});
