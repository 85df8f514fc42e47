import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SentBytes } from "../../../../src/core/index.ts";
import { sendUpload } from "../../../../src/elements/host/output/send-upload.ts";

type Listener = (event: unknown) => void;

/** A request that the test answers. */
class FakeRequest {
  static latest: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly listeners = new Map<string, Listener>();
  readonly upload = {
    addEventListener: (name: string, act: Listener) => this.listeners.set(`upload ${name}`, act),
  };
  opened: readonly unknown[] = [];
  sent: unknown;
  withCredentials = false;
  responseType = "";
  responseURL = "";
  response: unknown = null;
  status = 0;
  statusText = "";
  constructor() {
    FakeRequest.latest = this;
  }
  open(...given: unknown[]) {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  addEventListener(name: string, act: Listener) {
    this.listeners.set(name, act);
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nx-two: a: b\r\n";
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.happens("abort");
  }
  happens(name: string, event: unknown = {}) {
    this.listeners.get(name)?.(event);
    if (!name.startsWith("upload")) this.listeners.get("loadend")?.({});
  }
  answers(status: number, text: string, url = FakeRequest.latest.opened[1]) {
    this.status = status;
    this.statusText = "Said";
    this.responseURL = String(url);
    this.response = new TextEncoder().encode(text).buffer;
    this.happens("load");
  }
}

const url = "https://api.example/upload";

function send(init: RequestInit = {}) {
  const sent: SentBytes[] = [];
  const controller = new AbortController();
  const answer = sendUpload(url, { method: "POST", signal: controller.signal, ...init }, (bytes) =>
    sent.push(bytes),
  );
  answer.catch(() => {});
  return { answer, sent, controller, request: FakeRequest.latest };
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an upload with progress", () => {
  test("an upload sends the same request as fetch", async () => {
    const body = new FormData();
    const { request, answer } = send({ headers: { "JWT-Authorization": "Bearer t" }, body });
    expect(request.opened).toEqual(["POST", url]);
    expect(request.headers).toEqual({ "jwt-authorization": "Bearer t" });
    expect(request.sent).toBe(body);
    expect(request.withCredentials).toBe(false);
    request.answers(422, '{"message":"No."}');
    const response = await answer;
    expect([response.status, response.statusText, response.headers.get("x-two")]).toEqual([
      422,
      "Said",
      "a: b",
    ]);
    expect(await response.json()).toEqual({ message: "No." });
  });

  test("B3: an upload sends cookies to another origin only if the request requires it", () => {
    expect(send({ credentials: "include" }).request.withCredentials).toBe(true);
    expect(send({ credentials: "same-origin" }).request.withCredentials).toBe(false);
  });

  test("an upload reports the number of sent bytes if it is known", () => {
    const { request, sent } = send();
    request.happens("upload progress", { lengthComputable: true, loaded: 10, total: 30 });
    request.happens("upload progress", { lengthComputable: false, loaded: 20, total: 0 });
    expect(sent).toEqual([{ sentBytes: 10, totalBytes: 30 }]);
  });

  test("an upload returns an answer without a body", async () => {
    const { request, answer } = send();
    request.answers(204, "");
    expect((await answer).status).toBe(204);
  });

  test("an upload rejects with a TypeError if the network fails", async () => {
    const { request, answer } = send();
    request.happens("error");
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  test("M9: an upload that is aborted rejects with the signal's reason, before and during the upload", async () => {
    const { answer, controller } = send();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    const never = send({ signal: AbortSignal.abort() }).answer;
    await expect(never).rejects.toMatchObject({ name: "AbortError" });
  });

  test("B2: with a token, an answer from another address is rejected", async () => {
    const elsewhere = "https://elsewhere.example/upload";
    const refused = send({ redirect: "error" });
    refused.request.answers(200, "{}", elsewhere);
    await expect(refused.answer).rejects.toBeInstanceOf(TypeError);
    const taken = send({ redirect: "follow" });
    taken.request.answers(200, "{}", elsewhere);
    expect((await taken.answer).ok).toBe(true);
    const own = send({ redirect: "error" });
    own.request.answers(200, "{}", url);
    expect((await own.answer).ok).toBe(true);
  });
});

test("a real upload reports its last byte and gets an answer", async () => {
  vi.unstubAllGlobals();
  const sent: SentBytes[] = [];
  const response = await sendUpload(
    new URL("/", window.location.href).href,
    { method: "POST", body: new Blob(["x".repeat(100_000)]) },
    (bytes) => sent.push(bytes),
  );
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(sent.at(-1)).toEqual({ sentBytes: 100_000, totalBytes: 100_000 });
});
