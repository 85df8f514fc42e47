import type { CallWatch } from "../../api/http-client.ts";
import type { Trouble } from "../../diagnosis/trouble.ts";
import type { Ports } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { CallMemory } from "./note-trouble.ts";

/** Tracks why calls of an API base fail. */
export interface TroubleStore extends CallWatch {
  /** The reason why a call failed last; null once the same call is answered. */
  readonly state: ReadonlySignal<Trouble | null>;
  /** Call it if the answer of this address denies a screen to a visitor without a session. */
  missedToken(url: string, isClockWrong: boolean): void;
  /** Stops the explanation of failed calls. */
  dispose(): void;
}

/** Creates the store. Each reason is reported once. */
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
      () => {}, // without the code, the cause is not reported
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
