import { describe, expect, test } from "vitest";
import { bulkMessages } from "../../../src/core/bulk/bulk-messages.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import type { SentBytes, Upload } from "../../../src/core/ports.ts";
import {
  type BulkUploadEvent,
  bulkUploadsOf,
} from "../../../src/core/stores/bulk/bulk-uploads-store.ts";
import {
  type Answerer,
  aUserAgent,
  createFakeHttp,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { csvFile, lose } from "./bulk-items.ts";

const token = makeToken({ iat: nowSeconds, exp: nowSeconds + 3600, ura: aUserAgent });

function open(answer: Answerer = () => Response.json({ data: {} }), withProgress = true) {
  const { http, calls } = createFakeHttp(answer);
  const told: ((sent: SentBytes) => void)[] = [];
  const upload: Upload = (url, init, onSent) => {
    told.push(onSent);
    return http(url, init);
  };
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const ports = createFakePorts({ http, newId, ...(withProgress && { upload }) });
  const core = createCore(defaultConfig, ports);
  const uploads = bulkUploadsOf(core);
  const events: BulkUploadEvent[] = [];
  uploads.subscribe((event) => events.push(event));
  const phases = () => uploads.uploads.peek().map(({ phase }) => phase);
  return { core, uploads, events, calls, told, phases, reports: ports.reports };
}

const named = (events: readonly BulkUploadEvent[]) => events.map(({ kind }) => kind);

describe("one upload", () => {
  test("H8: an upload is a form with upload_id and upload, of type text/csv, without a content type header", async () => {
    const { uploads, calls } = open();
    uploads.start(new File(["a\n1"], "Sites.csv", { type: "application/vnd.ms-excel" }));
    await settle();
    const [call] = calls;
    expect([call?.method, call?.url]).toEqual(["POST", "/api/v1/scout/bulk"]);
    expect(call?.headers.has("content-type")).toBe(false);
    const form = call?.init.body as FormData;
    expect([...form.keys()]).toEqual(["upload_id", "upload"]);
    expect(form.get("upload_id")).toBe("id-1");
    const sent = form.get("upload") as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(["Sites.csv", "text/csv", "a\n1"]);
  });

  test("B1, B2: an upload sends the token only to allowed origins", async () => {
    const { core, uploads, calls } = open();
    core.session.signIn(token, "internal");
    uploads.start(csvFile());
    await settle();
    expect(calls[0]?.headers.get("JWT-Authorization")).toBe(`Bearer ${token}`);
    expect(calls[0]?.headers.has("Authorization")).toBe(false);
  });

  test("H9: an upload reports that it is sending, its bytes, and its acceptance", async () => {
    const answer = deferred<Response>();
    const { uploads, told, phases, events } = open(() => answer.promise);
    const file = csvFile();
    expect(uploads.start(file)).toBe("id-1");
    expect(phases()).toEqual([{ kind: "sending", sentBytes: 0, totalBytes: file.size }]);
    expect(uploads.isSending.value).toBe(true);
    await settle();
    told[0]?.({ sentBytes: 40, totalBytes: 100 });
    expect(phases()).toEqual([{ kind: "sending", sentBytes: 40, totalBytes: 100 }]);
    answer.resolve(Response.json({ data: {} }));
    await settle();
    expect(phases()).toEqual([{ kind: "accepted" }]);
    expect(uploads.isSending.value).toBe(false);
    told[0]?.({ sentBytes: 100, totalBytes: 100 });
    expect(phases()).toEqual([{ kind: "accepted" }]);
    expect(events).toEqual([
      { kind: "started", detail: { uploadId: "id-1", name: "a.csv" } },
      { kind: "accepted", detail: { uploadId: "id-1" } },
    ]);
  });

  test("an upload works without progress if the environment cannot report it", async () => {
    const { uploads, phases } = open(() => new Response(null, { status: 204 }), false);
    uploads.start(csvFile());
    await settle();
    expect(phases()).toEqual([{ kind: "accepted" }]);
  });

  test("H7: a second start is ignored while the first upload is being sent, but not afterwards", async () => {
    const answer = deferred<Response>();
    const { uploads, calls, events } = open(() => answer.promise);
    uploads.start(csvFile());
    expect(uploads.start(csvFile("b.csv"))).toBeNull();
    await settle();
    expect(calls).toHaveLength(1);
    expect(named(events)).toEqual(["started"]);
    answer.resolve(Response.json({}));
    await settle();
    expect(uploads.start(csvFile("b.csv"))).toBe("id-2");
    expect(uploads.uploads.peek().map(({ name }) => name)).toEqual(["b.csv", "a.csv"]);
  });

  test("G17: all elements of one API base share an upload", () => {
    const { core, uploads } = open();
    const other = core.withConfig({ ...defaultConfig, brand: "acme" });
    expect(bulkUploadsOf(other)).toBe(uploads);
  });
});

describe("an upload that fails", () => {
  const failures: readonly (readonly [string, Answerer, string, number | null])[] = [
    [
      "the network is cut",
      () => Promise.reject(new TypeError("Failed to fetch")),
      bulkMessages.defaultError,
      null,
    ],
    [
      "422 with a message",
      () => Response.json({ message: "Use the downloadable template." }, { status: 422 }),
      "Use the downloadable template.",
      422,
    ],
    [
      "a message with tags, which are text (H21)",
      () => Response.json({ message: "Row 3 has no <zip> &amp; <b>address</b>." }, { status: 400 }),
      "Row 3 has no <zip> &amp; <b>address</b>.",
      400,
    ],
    [
      "413 of a server in between",
      () => new Response("<h1>413</h1>", { status: 413, statusText: "Too Large" }),
      bulkMessages.defaultError,
      413,
    ],
    [
      "401 without a token",
      () => new Response("", { status: 401 }),
      bulkMessages.defaultError,
      401,
    ],
    [
      "OK with another page",
      () => new Response("<h1>Sign in</h1>"),
      bulkMessages.defaultError,
      null,
    ],
  ];

  test.for(failures)("H9, H10: %s", async ([, answer, message, status]) => {
    const { uploads, phases, events } = open(answer);
    uploads.start(csvFile());
    await settle();
    const sent = message === bulkMessages.defaultError ? "" : message;
    expect(phases()).toEqual([{ kind: "failed", message: sent, status }]);
    expect(events.at(-1)).toEqual({ kind: "failed", detail: { uploadId: "id-1", message } });
    expect(uploads.isSending.value).toBe(false);
  });

  test("B14: a failed upload is not retried automatically, but the user can retry it with the same file", async () => {
    const answers = [new Response("", { status: 500 })];
    const { uploads, calls, phases } = open(() => answers.shift() ?? Response.json({}));
    const file = csvFile();
    uploads.start(file);
    await settle();
    expect(calls).toHaveLength(1);
    expect(uploads.retry("id-1")).toBe("id-2");
    await settle();
    expect(phases()).toEqual([{ kind: "accepted" }]);
    expect(uploads.uploads.peek()[0]?.file).toBe(file);
    expect(uploads.retry("id-2")).toBeNull();
  });

  test("H9: a failed upload keeps its row until the user dismisses it or starts another upload", async () => {
    const { uploads, phases } = open(() => new Response("", { status: 500 }));
    uploads.start(csvFile());
    await settle();
    uploads.settle(["other"]);
    expect(phases()).toHaveLength(1);
    uploads.dismiss("id-1");
    expect(phases()).toEqual([]);
    uploads.start(csvFile());
    await settle();
    uploads.start(csvFile("b.csv"));
    expect(uploads.uploads.peek().map(({ name }) => name)).toEqual(["b.csv"]);
  });

  describe("H9: a file that was changed, renamed or deleted is named as such", () => {
    const { lostFile } = bulkMessages;
    const fails = () => {
      throw new TypeError("Failed to fetch");
    };

    test("while it is sent: the service is not to blame, and it cannot be sent again", async () => {
      const { uploads, phases, events, reports, calls } = open(fails);
      uploads.start(lose(csvFile()));
      await settle();
      expect(phases()).toEqual([{ kind: "lost" }]);
      expect(events[1]).toEqual({
        kind: "failed",
        detail: { uploadId: "id-1", message: lostFile },
      });
      expect(reports).toEqual([]);
      expect([uploads.retry("id-1"), calls.length]).toEqual([null, 1]);
      uploads.dismiss("id-1");
      expect(phases()).toEqual([]);
    });

    test("another file replaces it", async () => {
      const { uploads } = open(fails);
      uploads.start(lose(csvFile()));
      await settle();
      uploads.start(csvFile("b.csv"));
      expect(uploads.uploads.peek().map(({ name }) => name)).toEqual(["b.csv"]);
    });

    test("an answer of the service counts, although the file is lost", async () => {
      const { uploads, phases } = open(() => Response.json({ message: "No." }, { status: 422 }));
      uploads.start(lose(csvFile()));
      await settle();
      expect(phases()).toEqual([{ kind: "failed", message: "No.", status: 422 }]);
    });

    test("before it is sent again", async () => {
      const { uploads, phases } = open(() => new Response("", { status: 500 }));
      const file = csvFile();
      uploads.start(file);
      await settle();
      expect(await uploads.canRetry("id-1")).toBe(true);
      expect(await uploads.canRetry("id-2")).toBe(false);
      lose(file);
      expect(await uploads.canRetry("id-1")).toBe(false);
      expect(phases()).toEqual([{ kind: "lost" }]);
    });

    test("a row that was dismissed meanwhile does not come back", async () => {
      const { uploads, phases } = open(() => new Response("", { status: 500 }));
      const file = csvFile();
      uploads.start(file);
      await settle();
      lose(file);
      const asked = uploads.canRetry("id-1");
      uploads.dismiss("id-1");
      expect([await asked, phases()]).toEqual([false, []]);
    });
  });

  test("A12: a rejected token ends the session, and the upload can be sent again", async () => {
    const { core, uploads, phases, events } = open(({ headers }) =>
      headers.has("JWT-Authorization") ? new Response("", { status: 401 }) : Response.json({}),
    );
    core.session.signIn(token, "internal");
    uploads.start(csvFile());
    await settle();
    expect(core.session.hasToken.value).toBe(false);
    expect(phases()).toMatchObject([{ kind: "failed", status: 401 }]);
    expect(named(events)).toEqual(["started", "failed"]);
    expect(uploads.retry("id-1")).toBe("id-2");
  });
});

describe("an aborted upload", () => {
  test("an upload that the user cancels loses its row, and no event follows", async () => {
    const { uploads, calls, phases, events, reports } = open(() => deferred<Response>().promise);
    uploads.start(csvFile());
    await settle();
    uploads.cancel("other");
    expect(phases()).toHaveLength(1);
    uploads.cancel("id-1");
    await settle();
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(phases()).toEqual([]);
    expect(named(events)).toEqual(["started"]);
    expect(reports).toEqual([]);
    expect(uploads.start(csvFile())).toBe("id-2");
  });

  test("a sign-out removes all data of the user", async () => {
    const { core, uploads, calls, phases, events } = open(() => deferred<Response>().promise);
    uploads.start(csvFile());
    await settle();
    core.session.signOut();
    await settle();
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(phases()).toEqual([]);
    expect(named(events)).toEqual(["started"]);
  });

  test("M9: progress that arrives after the abort is ignored", async () => {
    const { uploads, told, phases } = open(() => deferred<Response>().promise);
    uploads.start(csvFile());
    await settle();
    uploads.cancel("id-1");
    told[0]?.({ sentBytes: 1, totalBytes: 2 });
    expect(phases()).toEqual([]);
  });
});

test("H9: an accepted row stays until the server lists it", async () => {
  const { uploads, phases } = open();
  uploads.start(csvFile());
  await settle();
  uploads.settle(["x"]);
  expect(phases()).toHaveLength(1);
  uploads.settle(["x", "id-1"]);
  expect(phases()).toEqual([]);
});

test("a listener that has unsubscribed is not called", async () => {
  const { uploads, events } = open();
  const heard: string[] = [];
  const stop = uploads.subscribe(({ kind }) => heard.push(kind));
  stop();
  uploads.start(csvFile());
  await settle();
  expect(heard).toEqual([]);
  expect(named(events)).toEqual(["started", "accepted"]);
});
