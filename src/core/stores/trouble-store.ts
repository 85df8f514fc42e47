import type { CallWatch } from "../api/http-client.ts";
import type { Ports } from "../ports.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import type { Trouble, TroubleCode } from "../trouble.ts";

/** What keeps the calls of one API base from their server. */
export interface TroubleStore extends CallWatch {
  /** The last trouble; null once that call is answered. */
  readonly state: ReadonlySignal<Trouble | null>;
}

/** The server may answer without a token. */
const tokenFailed = "get-token-failed";

/** What comes and goes where calls have been answered before. */
const passing: ReadonlySet<TroubleCode> = new Set(["offline", "unreachable"]);

/** Tells the owner of the page once for each kind of trouble. */
export function createTroubleStore({
  explainCall,
  report,
}: Pick<Ports, "explainCall" | "report">): TroubleStore {
  const state = signal<Trouble | null>(null);
  const told = new Set<string>();
  let failedUrl = "";
  let hasAnswered = false;
  return {
    state,
    answered(url, hasTokenFailed) {
      hasAnswered = true;
      if (url === failedUrl) state.value = null;
      if (hasTokenFailed && explainCall && !told.has(tokenFailed)) report.warn(tokenFailed);
      if (hasTokenFailed) told.add(tokenFailed);
    },
    async failed(call) {
      const trouble = (await explainCall?.(call)) ?? null;
      if (trouble === null) return false;
      failedUrl = call.url;
      state.value = trouble;
      // The owner set up everything right; the line of the failed load says more.
      if (hasAnswered && passing.has(trouble.code)) return false;
      if (!told.has(trouble.code)) {
        const { code, url, cause, remedy } = trouble;
        report.error(code, `${url}: ${cause} ${remedy}`);
      }
      told.add(trouble.code);
      return true;
    },
  };
}
