import type { Config, GetToken } from "../../config.ts";
import { isSampleBase } from "../../links/links.ts";
import type { Ports } from "../../ports.ts";
import type { HostTokenFault, TokenFault } from "../../session/token.ts";

/** The token of the host page's own session. */
export interface HostToken {
  /** Requests a token from the page, one request at a time. Resolves with null without a usable token. */
  request(before: string | null): Promise<string | null>;
  /** Call it when the server has refused a token. */
  refused(token: string): void;
  /** Call it after a sign-in or sign-out, because an earlier refusal does not apply any more. */
  forgetRefusal(): void;
  /** Why the last answer of the page's `getToken` is not used. Null if it is, or if it was that there is no session. */
  fault(): HostTokenFault | null;
  /** The last token that could not be used; null without one. */
  unusable(): string | null;
}

/** The parts of the session that the host page's token needs. */
export interface TokenPlace {
  current(): string | null;
  /** Why a token may not be sent now; null if it may. */
  faultOf(token: string | null): TokenFault | null;
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
  let fault: HostTokenFault | null = null;
  let hasWithheld = false;
  let unusable: string | null = null;

  async function tokenOfHost(ask: GetToken, before: string | null): Promise<string | null> {
    const withoutToken = refused === null ? "missing" : "refused";
    try {
      const answer: unknown = await ask({ reason: before === null ? withoutToken : "expired" });
      unusable = null;
      const token = place.current();
      const isOutdated = token !== before; // by a sign-in or sign-out during the request
      const found = isOutdated ? null : faultOfAnswer(answer);
      note(found);
      if (isOutdated) return place.faultOf(token) === null ? token : null;
      if (typeof answer !== "string" || found === "refused") return null;
      if (found === null) {
        place.take(answer);
        return answer;
      }
      unusable = answer;
    } catch {
      note("failed");
    }
    return null;
  }

  function faultOfAnswer(answer: unknown): HostTokenFault | null {
    if (answer === null || answer === undefined) return null;
    if (typeof answer !== "string") return "malformed";
    return answer === refused?.token ? "refused" : place.faultOf(answer);
  }

  function note(next: HostTokenFault | null): void {
    const isNew = next !== fault;
    fault = next;
    // With `explainCall`, the report of the call that left without a token mentions the fault.
    if (next === null || !isNew || explainCall) return;
    if (next === "failed") report.warn("get-token-failed");
    else report.warn("get-token-unusable", next);
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
    fault: () => fault,
    unusable: () => unusable,
  };
}
