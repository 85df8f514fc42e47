import type { CallWatch } from "../api/http-client.ts";
import type { Ports } from "../ports.ts";
import { type ReadonlySignal, type Signal, signal } from "../signals.ts";
import type { Trouble } from "../trouble.ts";

/** What keeps the calls of one API base from their server. */
export interface TroubleStore extends CallWatch {
  /** The last trouble; null once that call is answered. */
  readonly state: ReadonlySignal<Trouble | null>;
}

/** What is remembered of the calls of one API base. */
export interface CallMemory {
  readonly state: Signal<Trouble | null>;
  /** Codes that the owner of the page was told. */
  readonly told: Set<string>;
  failedUrl: string;
  hasAnswered: boolean;
}

/** Tells the owner of the page once for each kind of trouble. */
export function createTroubleStore({
  explainCall,
  report,
}: Pick<Ports, "explainCall" | "report">): TroubleStore {
  const memory: CallMemory = {
    state: signal(null),
    told: new Set(),
    failedUrl: "",
    hasAnswered: false,
  };
  return {
    state: memory.state,
    answered(url, hasTokenFailed) {
      memory.hasAnswered = true;
      if (url === memory.failedUrl) memory.state.value = null;
      if (!hasTokenFailed || !explainCall) return;
      if (!memory.told.has("get-token-failed")) report.warn("get-token-failed");
      memory.told.add("get-token-failed");
    },
    async failed(call, error) {
      if (!explainCall) return;
      const { noteTrouble } = await import("./note-trouble.ts");
      noteTrouble(memory, report, { call, error, trouble: await explainCall(call) });
    },
  };
}
