import type { CallWatch } from "../../api/http-client.ts";
import type { Trouble } from "../../diagnosis/trouble.ts";
import type { Ports } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { CallMemory } from "./note-trouble.ts";

/** What keeps the calls of one API base from their server. */
export interface TroubleStore extends CallWatch {
  /** The last trouble; null once that call is answered. */
  readonly state: ReadonlySignal<Trouble | null>;
  /** A screen is denied to somebody without a session, by the answer of this address. */
  missedToken(url: string, isClockWrong: boolean): void;
  /** Calls that fail from now on are not explained. */
  dispose(): void;
}

/** Tells the owner of the page once for each kind of trouble. */
export function createTroubleStore({
  explainCall,
  report,
}: Pick<Ports, "explainCall" | "report">): TroubleStore {
  const memory: CallMemory = {
    state: signal(null),
    reported: new Set(),
    failedUrl: "",
    hasAnswered: false,
  };
  let isOver = false;

  function noteLost(url: string, token: "failed" | "missing" | "early"): void {
    if (!explainCall) return;
    import("./note-trouble.ts").then(
      ({ noteLostToken }) => noteLostToken(memory, report, { url, token }),
      () => {}, // a cause that cannot be named
    );
  }

  return {
    state: memory.state,
    missedToken: (url, isClockWrong) => noteLost(url, isClockWrong ? "early" : "missing"),
    answered(url, hasTokenFailed) {
      memory.hasAnswered = true;
      const isSolved = memory.state.peek()?.code === "get-token-failed" && !hasTokenFailed;
      if (isSolved || url === memory.failedUrl) memory.state.value = null;
      if (hasTokenFailed) noteLost(url, "failed");
    },
    async failed(call, error) {
      if (!explainCall || isOver) return;
      const { noteTrouble } = await import("./note-trouble.ts");
      const found = await explainCall(call);
      if (!isOver) noteTrouble(memory, report, { call, error, trouble: found });
    },
    dispose() {
      isOver = true;
    },
  };
}
