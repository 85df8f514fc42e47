import type { Config, GetToken } from "../../config.ts";
import { isSampleBase } from "../../links/links.ts";
import type { Ports } from "../../ports.ts";

/** The token of the host page's own session. */
export interface HostToken {
  /** Requests a token from the page, one request at a time. Resolves with null without a usable token. */
  request(before: string | null): Promise<string | null>;
  /** Call it when the server has refused a token. */
  refused(token: string): void;
  /** Call it after a sign-in or sign-out, because an earlier refusal does not apply any more. */
  forgetRefusal(): void;
  /** True if the last call of the page's `getToken` threw. */
  hasFailed(): boolean;
  /** The last token that could not be used; null without one. */
  unusable(): string | null;
}

/** The parts of the session that the host page's token needs. */
export interface TokenPlace {
  current(): string | null;
  isUsable(token: string | null): token is string;
  /** Stores a usable token. */
  take(token: string): void;
}

/** After two refused tokens within this time, no token is requested for the same time. */
const quietMs = 60_000;

/** @param issuer - origin of an API that the page does not name. For such an API, no token is requested. */
export function createHostToken(
  config: Pick<Config, "getToken">,
  { clock, report, explainCall }: Pick<Ports, "clock" | "report" | "explainCall">,
  issuer: string | null,
  place: TokenPlace,
): HostToken {
  let pending: Promise<string | null> | null = null;
  let refused: { readonly token: string; readonly atMs: number } | null = null;
  let quietUntilMs = 0;
  let hasFailed = false;
  let hasWithheld = false;
  let unusable: string | null = null;

  async function tokenOfHost(ask: GetToken, before: string | null): Promise<string | null> {
    const withoutToken = refused === null ? "missing" : "refused";
    try {
      const answer: unknown = await ask({ reason: before === null ? withoutToken : "expired" });
      hasFailed = false;
      unusable = null;
      // After a sign-in or sign-out during the request, the answer is outdated.
      const token = place.current();
      if (token !== before) return place.isUsable(token) ? token : null;
      if (answer === null || answer === undefined) return null;
      if (typeof answer === "string" && answer !== refused?.token) {
        if (place.isUsable(answer)) {
          place.take(answer);
          return answer;
        }
        unusable = answer;
      }
      report.warn("get-token-unusable");
    } catch {
      // With `explainCall`, the report of the refused call mentions this failure.
      if (!hasFailed && !explainCall) report.warn("get-token-failed");
      hasFailed = true;
    }
    return null;
  }

  return {
    request(before) {
      const { getToken } = config;
      if (getToken === null || clock.now() < quietUntilMs) return Promise.resolve(null);
      if (issuer !== null) {
        // Sample data never uses the tokens of a page.
        if (!hasWithheld && !isSampleBase(issuer)) report.warn("get-token-withheld", issuer);
        hasWithheld = true;
        return Promise.resolve(null);
      }
      pending ??= tokenOfHost(getToken, before).finally(() => {
        pending = null;
      });
      return pending;
    },
    refused(token) {
      const atMs = clock.now();
      if (refused !== null && atMs - refused.atMs < quietMs) quietUntilMs = atMs + quietMs;
      refused = { token, atMs };
    },
    forgetRefusal() {
      refused = null;
    },
    hasFailed: () => hasFailed,
    unusable: () => unusable,
  };
}
