import { describe, expect, test } from "vitest";
import {
  explainCall,
  explainLostToken,
  isApiBaseComplete,
} from "../../../src/core/diagnosis/explain-call.ts";
import { failedCallOf } from "../../../src/core/diagnosis/failed-call.ts";
import type {
  CallSurroundings,
  FailedCall,
  SentCall,
} from "../../../src/core/diagnosis/trouble.ts";
import { troubleMessages } from "../../../src/core/diagnosis/trouble-messages.ts";

const call: FailedCall = {
  url: "https://api.test/api/v1/site-connector/settings",
  apiBase: "https://api.test",
  status: null,
  isDocument: false,
  token: "missing",
  fault: null,
};
const around: CallSurroundings = {
  origin: "https://page.test",
  isOnline: true,
  blockedBy: null,
  isAnswered: false,
};

test.each<[string | null, Partial<FailedCall>, Partial<CallSurroundings>]>([
  ["unreachable", {}, {}],
  ["unreachable", {}, { isAnswered: null }],
  ["cors-refused", {}, { isAnswered: true }],
  ["offline", {}, { isOnline: false }],
  ["frame-sandboxed", {}, { origin: "null", isAnswered: true }],
  ["policy-blocked", {}, { blockedBy: "connect-src", isOnline: false, origin: "null" }],
  ["mixed-content", { url: "http://api.test/x", apiBase: "http://api.test" }, {}],
  ["unreachable", { url: "http://localhost:3000/x", apiBase: "http://localhost:3000" }, {}],
  ["api-base-incomplete", { apiBase: "api.test:8080" }, {}],
  ["api-base-incomplete", { apiBase: "api.test", status: 404, isDocument: true }, {}],
  ["api-base-incomplete", { apiBase: "api.test", status: 404, isDocument: false }, {}],
  ["not-an-api", { status: 404, isDocument: true }, {}],
  ["not-an-api", { status: 200, isDocument: true }, {}],
  ["answer-too-long", { status: 200, fault: "too long" }, {}],
  ["answer-too-late", { fault: "too late" }, { isAnswered: null }],
  ["answer-too-late", { status: 200, fault: "too late" }, {}],
  ["code-not-loaded", { fault: "no code" }, { isAnswered: null }],
  ["offline", { fault: "no code" }, { isOnline: false }],
  ["offline", { fault: "too late" }, { isOnline: false, isAnswered: null }],
  ["sample-missing", { apiBase: "demo:", url: "demo:/x" }, { isAnswered: null }],
  ["sample-incomplete", { apiBase: "demo:", url: "demo:/x", status: 501 }, {}],
  [null, { apiBase: "demo:", url: "demo:/x", status: 404, isDocument: true }, {}],
  ["code-not-loaded", { apiBase: "demo:", fault: "no code" }, {}],
  [null, { status: 404 }, {}],
  [null, { status: 200 }, {}],
  [null, { status: 500, isDocument: true }, {}],
  [null, { status: 403, isDocument: true }, {}],
  ["token-missing", { status: 401 }, {}],
  ["get-token-failed", { status: 401, token: "failed" }, {}],
  ["clock-wrong", { status: 401, token: "clock" }, {}],
  ["get-token-unusable", { status: 401, token: "malformed" }, {}],
  ["get-token-unusable", { status: 401, token: "browser" }, {}],
  ["get-token-unusable", { status: 401, token: "early" }, {}],
  ["get-token-unusable", { status: 401, token: "late" }, {}],
  ["get-token-unusable", { status: 401, token: "refused" }, {}],
  [null, { status: 401, token: "sent" }, {}],
  [null, { status: 403, token: "late" }, {}],
])(
  "interface: Failures: the code %s explains the failure %j on the page %j",
  (code, failed, page) => {
    const trouble = explainCall({ ...call, ...failed }, { ...around, ...page });
    expect(trouble?.code ?? null).toBe(code);
    if (trouble === null) return;
    expect(trouble.url).toBe(failed.url ?? call.url);
    expect(trouble.sentences.english[trouble.code]).toMatch(/^[A-Z][^<>]+\.$/);
  },
);

test.each([
  ["", true],
  ["/backend", true],
  ["https://api.test/drupal", true],
  ["//api.test", true],
  ["api.test", false],
  ["localhost:3000", false],
  ["https:/", false],
  ["ftp://api.test", false],
])("B10: the API base %j is complete: %s", (apiBase, isComplete) => {
  expect(isApiBaseComplete(apiBase)).toBe(isComplete);
});

test.each([
  ["api.test", 'Set api-base="https://api.test".'],
  ["localhost:3000", 'Set api-base="https://localhost:3000".'],
  ["https:/api.test", 'Set api-base="https://api.test".'],
  ["javascript:alert(1)", "Set api-base to an address that begins with https://."],
  ["ftp://api.test", "Set api-base to an address that begins with https://."],
])("the remedy for the API base %j names a complete address", (apiBase, remedy) => {
  expect(explainCall({ ...call, apiBase }, around)?.remedy).toBe(remedy);
});

test.each([
  ["http://localhost:3000/x", true],
  ["http://127.0.0.1/x", true],
  ["http://[::1]:3000/x", true],
  ["http://localhost.test/x", false],
  ["https://api.test/localhost", false],
])("the remedy for a CORS refusal by %s names the demo's setting: %s", (url, isDemo) => {
  const remedy =
    explainCall({ ...call, url }, { ...around, origin: "http://page.test", isAnswered: true })
      ?.remedy ?? "";
  expect(remedy).toContain("Access-Control-Allow-Origin: http://page.test");
  expect(remedy.includes("SCOUT_ALLOWED_ORIGINS=http://page.test")).toBe(isDemo);
});

describe("a token that cannot be used", () => {
  test.each([
    ["malformed", "it is no token with the claims iat, exp and ura", "the text of a token alone"],
    ["browser", "its claim ura is not this browser's user agent", "header User-Agent"],
    ["early", "its claim iat is in the future", "Synchronize the clock of the server"],
    ["late", "it has expired", "request a new token, and compare the clocks"],
    ["refused", "the server has just refused it", "the server's log"],
  ] as const)("the cause and the remedy name the reason %s", (token, reason, remedy) => {
    const trouble = explainLostToken("https://user:word@api.test/x?key=1#part", token);
    expect(trouble).toMatchObject({
      code: "get-token-unusable",
      url: "https://api.test/x",
      sentences: { english: { "get-token-unusable": "You couldn't be signed in." } },
      cause: `The page's getToken resolved with a token that can't be used: ${reason}.`,
      remedy: expect.stringContaining(remedy),
    });
    expect(trouble.remedy).toMatch(/^[A-Z][^.]+\.$/);
  });

  test("the code alone is explained without a reason", () => {
    const texts = troubleMessages["get-token-unusable"]({
      apiBase: "",
      hasOtherScheme: false,
      apiHost: "",
      apiOrigin: null,
      isApiLocal: false,
      status: null,
      blockedBy: null,
      pageOrigin: "",
      token: null,
    });
    expect(texts.cause).toBe("The page's getToken resolved with a token that can't be used.");
    expect(texts.remedy).toBe("Let getToken resolve with a valid token, or with null.");
  });

  test.each([
    ["missing", "token-missing"],
    ["failed", "get-token-failed"],
    ["clock", "clock-wrong"],
  ] as const)("a call without a token is explained: %s", (token, code) => {
    expect(explainLostToken("/x?y", token)).toMatchObject({ code, url: "/x" });
  });

  test.each<[FailedCall["token"], Partial<SentCall>]>([
    ["sent", { hasToken: true }],
    ["missing", {}],
    ["late", { lostToken: "late" }],
    // A token was sent and refused, and the page has no other one.
    ["refused", { hasToken: true, lostToken: "refused" }],
    ["failed", { hasToken: true, lostToken: "failed" }],
  ])("a call is described by the fact %s of %j", (token, facts) => {
    const sent: SentCall = {
      url: "/x",
      apiBase: "",
      endpoint: { answer: "json" },
      response: null,
      hasToken: false,
      lostToken: null,
      fault: null,
      ...facts,
    };
    expect(failedCallOf(sent, "https://page.test/").token).toBe(token);
  });
});
