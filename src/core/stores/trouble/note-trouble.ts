import { markExplained } from "../../api/explained-errors.ts";
import { explainCall } from "../../diagnosis/explain-call.ts";
import { bareAddressOf } from "../../diagnosis/failed-call.ts";
import type { SentCall, Trouble, TroubleCode } from "../../diagnosis/trouble.ts";
import type { Report } from "../../ports.ts";
import type { Signal } from "../../signals.ts";

/** What is remembered of the calls of one API base. */
export interface CallMemory {
  readonly state: Signal<Trouble | null>;
  /** Codes that the owner of the page was told. */
  readonly reported: Set<string>;
  failedUrl: string;
  hasAnswered: boolean;
}

/** What comes and goes where calls have been answered before. */
const passing: ReadonlySet<TroubleCode> = new Set([
  "offline",
  "unreachable",
  "answer-too-late",
  "code-not-loaded",
]);

/** The surroundings of a call that is answered. */
const anywhere = { origin: "", isOnline: true, blockedBy: null, isAnswered: true } as const;

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
  memory.failedUrl = call.url;
  memory.state.value = trouble;
  // The owner set up everything right; the line of the failed load says more.
  if (memory.hasAnswered && passing.has(trouble.code)) return;
  tell(memory, report, trouble);
  markExplained(error);
}

/** A server may answer nobody, too, and so deny what the person could see with a token. */
export function noteLostToken(
  memory: CallMemory,
  report: Report,
  { url, token }: { readonly url: string; readonly token: "failed" | "missing" | "early" },
): void {
  const refused = {
    url: bareAddressOf(url),
    apiBase: "",
    status: 401,
    isDocument: false,
    fault: null,
  };
  const trouble = explainCall({ ...refused, token }, anywhere);
  if (trouble === null) return;
  memory.failedUrl = url;
  memory.state.value = trouble;
  tell(memory, report, trouble);
}

function tell({ reported }: CallMemory, report: Report, trouble: Trouble): void {
  const { code, url, cause, remedy } = trouble;
  if (!reported.has(code)) report.error(code, `${url}: ${cause} ${remedy}`);
  reported.add(code);
}
