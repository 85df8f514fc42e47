import { markExplained } from "../api/explained-errors.ts";
import type { Report } from "../ports.ts";
import type { SentCall, Trouble, TroubleCode } from "../trouble.ts";
import type { CallMemory } from "./trouble-store.ts";

/** What comes and goes where calls have been answered before. */
const passing: ReadonlySet<TroubleCode> = new Set(["offline", "unreachable"]);

interface ExplainedCall {
  readonly call: SentCall;
  readonly error: unknown;
  /** Null where nobody knows. */
  readonly trouble: Trouble | null;
}

/** Remembers what kept a call from its server, and tells the owner of the page unless it was told. */
export function noteTrouble(
  memory: CallMemory,
  report: Report,
  { call, error, trouble }: ExplainedCall,
): void {
  if (trouble === null) return;
  const { code, url, cause, remedy } = trouble;
  memory.failedUrl = call.url;
  memory.state.value = trouble;
  // The owner set up everything right; the line of the failed load says more.
  if (memory.hasAnswered && passing.has(code)) return;
  if (!memory.told.has(code)) report.error(code, `${url}: ${cause} ${remedy}`);
  memory.told.add(code);
  markExplained(error);
}
