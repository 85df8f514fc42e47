import type { CallWatch } from "../../api/http-client.ts";
import type { Trouble, TroubleCode } from "../../diagnosis/trouble.ts";
import type { Ports } from "../../ports.ts";
import type { LostToken } from "../../session/token.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { CallMemory } from "./note-trouble.ts";

/** Tracks why calls of an API base fail. */
export interface TroubleStore extends CallWatch {
  /** The reason why a call failed last; null once the same call is answered. */
  readonly state: ReadonlySignal<Trouble | null>;
  /** Call it if the answer of this address denies a screen to a visitor without a token. */
  missedToken(url: string, token: "missing" | LostToken): void;
  /** Stops the explanation of failed calls. */
  dispose(): void;
}

/** True for the problems that the next usable token solves, at any address. */
function isOfGetToken(code: TroubleCode | undefined): boolean {
  return code === "get-token-failed" || code === "get-token-unusable";
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

  function missedToken(url: string, token: "missing" | LostToken): void {
    if (!explainCall) return;
    import("./note-trouble.ts").then(
      ({ noteLostToken }) => noteLostToken(memory, report, { url, token }),
      () => {}, // without the code, the cause is not reported
    );
  }

  return {
    state: memory.state,
    missedToken,
    answered(url, lostToken) {
      memory.hasAnswered = true;
      const isSolved = lostToken === null && isOfGetToken(memory.state.peek()?.code);
      if (isSolved || url === memory.failedUrl) memory.state.value = null;
      // A wrong clock is a problem only once something is refused.
      if (lostToken !== null && lostToken !== "clock") missedToken(url, lostToken);
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
