import type { Config, GetToken } from "../../config.ts";
import type { Ports } from "../../ports.ts";

/** The token of the host page's own session. */
export interface HostToken {
  /** Requests a token, one request at a time. Null if the page has no token that may be sent. */
  ask(before: string | null): Promise<string | null>;
  /** The server has refused a token. */
  refused(token: string): void;
  /** A sign-in or sign-out: what was refused before says nothing any more. */
  forgetRefusal(): void;
  /** The page was last asked and threw. */
  hasFailed(): boolean;
  /** The last answer that could not be used. */
  unusable(): string | null;
}

/** The parts of the session that the host page's token needs. */
export interface TokenPlace {
  current(): string | null;
  isUsable(token: string | null): token is string;
  /** Stores an answer that may be sent. */
  take(token: string): void;
}

/** After two refused tokens in this time, the host page is not asked again for as long. */
const quietMs = 60_000;

/** @param issuer - origin of an API that the page does not name, for which it is not asked (decisions B2) */
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
      // A sign-in or sign-out in the meantime outdates the answer.
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
      // A call that the server refuses for it is explained.
      if (!hasFailed && !explainCall) report.warn("get-token-failed");
      hasFailed = true;
    }
    return null;
  }

  return {
    ask(before) {
      const { getToken } = config;
      if (getToken === null || clock.now() < quietUntilMs) return Promise.resolve(null);
      if (issuer !== null) {
        if (!hasWithheld) report.warn("get-token-withheld", issuer);
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
