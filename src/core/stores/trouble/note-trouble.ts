import { markExplained } from "../../api/explained-errors.ts";
import { explainLostToken } from "../../diagnosis/explain-call.ts";
import type { SentCall, Trouble, TroubleCode } from "../../diagnosis/trouble.ts";
import type { Report } from "../../ports.ts";
import type { LostToken } from "../../session/token.ts";
import type { Signal } from "../../signals.ts";

/** The known facts about the calls of an API base. */
export interface CallMemory {
  readonly state: Signal<Trouble | null>;
  /** The codes that are already reported. */
  readonly reported: Set<string>;
  failedUrl: string;
  hasAnswered: boolean;
}

/** Causes that are temporary if earlier calls were answered. */
const temporaryCodes: ReadonlySet<TroubleCode> = new Set([
  "offline",
  "unreachable",
  "answer-too-late",
  "code-not-loaded",
]);

interface ExplainedCall {
  readonly call: SentCall;
  readonly error: unknown;
  /** The explanation of the failure; null if the cause is unknown. */
  readonly trouble: Trouble | null;
}

/** Remembers why a call failed, and reports the cause unless it is already reported. */
export function noteTrouble(
  memory: CallMemory,
  report: Report,
  { call, error, trouble }: ExplainedCall,
): void {
  if (trouble === null) return;
  memory.failedUrl = call.url;
  memory.state.value = trouble;
  // The setup is correct, so the report of the failed load is enough.
  if (memory.hasAnswered && temporaryCodes.has(trouble.code)) return;
  reportOnce(memory, report, trouble);
  markExplained(error);
}

/** Reports a missing token. A server may answer without a token, but with fewer permissions. */
export function noteLostToken(
  memory: CallMemory,
  report: Report,
  { url, token }: { readonly url: string; readonly token: "missing" | LostToken },
): void {
  const trouble = explainLostToken(url, token);
  memory.failedUrl = url;
  memory.state.value = trouble;
  reportOnce(memory, report, trouble);
}

function reportOnce({ reported }: CallMemory, report: Report, trouble: Trouble): void {
  const { code, url, cause, remedy } = trouble;
  if (!reported.has(code)) report.error(code, `${url}: ${cause} ${remedy}`);
  reported.add(code);
}
