import "../../src/elements/provider-library/provider-library.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { expectLog } from "../support/expected-log.ts";
import { swelling } from "../support/faulty-answers.ts";
import { cleanUpHostPage, listen, place, serve } from "../support/host-page.ts";

cleanUpHostPage();

interface Cause {
  readonly code: string;
  readonly sentence: string;
  /**
   * Answers the element's request, and the request that checks whether the server can be reached.
   */
  readonly answer: (request: Request) => Response;
  readonly apiBase?: string;
  readonly getToken?: () => Promise<string | null>;
}

const refused = () => Response.error();
const html = (status: number) =>
  new Response("<!doctype html>", { status, headers: { "Content-Type": "text/html" } });

const throws = (): Promise<never> => Promise.reject(new Error("secret of the page"));
const resolvesWithText = async () => "secret of the page";

const causes: readonly Cause[] = [
  {
    code: "unreachable",
    sentence: "The service can't be reached right now.",
    answer: refused,
  },
  {
    code: "cors-refused",
    sentence: "The service doesn't accept requests from this page.",
    answer: ({ method }) => (method === "HEAD" ? new Response() : Response.error()),
  },
  {
    code: "not-an-api",
    sentence: "The service wasn't found at its address.",
    answer: () => html(404),
  },
  {
    code: "not-an-api",
    sentence: "The service wasn't found at its address.",
    answer: () => html(200),
  },
  {
    code: "answer-too-long",
    sentence: "The service's response is too large to display.",
    answer: () => swelling().response,
  },
  {
    code: "token-missing",
    sentence: "You are not signed in.",
    answer: () => new Response(null, { status: 401 }),
  },
  {
    code: "get-token-failed",
    sentence: "You couldn't be signed in.",
    answer: () => new Response(null, { status: 401 }),
    getToken: throws,
  },
  {
    code: "get-token-unusable",
    sentence: "You couldn't be signed in.",
    answer: () => new Response(null, { status: 401 }),
    getToken: resolvesWithText,
  },
];

test.each(causes)(
  "interface: Failures: $code: screen, console and event name the cause",
  async (cause) => {
    const said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
      spy.mockReturnValue(),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const failed = listen("scout-failed");
    const backend = await serve({ origin: "https://api.test", intercept: cause.answer });
    // Only an API that the page names receives the page's token.
    if (cause.getToken) configure({ apiBase: backend.apiBase, getToken: cause.getToken });
    place("provider-library", backend);
    await expect.element(page.getByText(cause.sentence)).toBeVisible();
    // React logs every error that a boundary shows, and an element of an earlier test may still
    // log.
    const lines = said
      .flatMap((spy) => spy.mock.calls.map(String))
      .filter((line) => line.startsWith("[scout-elements]") && line.includes(backend.apiBase));
    expect(lines).toEqual([lines[0]]);
    expect(lines[0]).toMatch(`[scout-elements] ${cause.code}: ${backend.apiBase}/`);
    expect(lines[0]).not.toContain("secret");
    expect(failed.map(({ detail }) => detail.cause)).toEqual([cause.code]);
  },
);

test.each([500, 503, 404])(
  "W14: after %i, whose cause is unknown, the screen shows that the service couldn't respond",
  async (status) => {
    expectLog(`providers-failed: ${status}`);
    const backend = await serve({
      intercept: ({ url }) =>
        url.includes("/provider-library") ? Response.json({}, { status }) : undefined,
    });
    place("provider-library", backend);
    const said = page.getByRole("alert");
    await expect.element(said).toHaveTextContent("An error has occurred.");
    await expect
      .element(said)
      .toHaveTextContent("The service couldn't respond. Try again in a minute.");
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  },
);

test.each([
  ["get-token-failed", "You couldn't be signed in.", throws],
  ["get-token-unusable", "You couldn't be signed in.", resolvesWithText],
  ["token-missing", "You are not signed in.", null],
] as const)(
  "interface: Failures: %s is also reported if the server answers no request",
  async (code, sentence, getToken) => {
    const said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
      spy.mockReturnValue(),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    if (getToken) configure({ getToken });
    const backend = await serve({ user: null });
    place("scout-contracts", backend);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    const lines = said.flatMap((spy) => spy.mock.calls.map(String));
    const ofCalls = lines.filter((line) => line.includes(backend.apiBase));
    expect(ofCalls).toEqual([ofCalls[0]]);
    expect(ofCalls[0]).toMatch(`[scout-elements] ${code}: ${backend.apiBase}/`);
    expect(ofCalls[0]).not.toContain("secret");
  },
);
