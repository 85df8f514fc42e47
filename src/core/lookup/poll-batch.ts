import type { Random } from "../ports.ts";
import { isRecord } from "../values/record.ts";
import type { Batch, PollAnswer } from "./lookup-answers.ts";
import type { LookupPorts } from "./lookup-ports.ts";
import type { LookupRun, RunView } from "./lookup-run.ts";

/** Why polling ended before the batch was complete. */
export interface PollingFailure {
  readonly kind: "failed";
  readonly status: number | null;
  /** True if the batch had answered before. */
  readonly hasAnswered: boolean;
}

type PollingEnd = { readonly kind: "complete" } | PollingFailure;
type PollPorts = Pick<LookupPorts, "poll" | "random" | "report">;

const pollDelayMs = 1000;
/**
 * The maximum number of equal answers: those of at least ten minutes. They are counted, because a clock may jump and a
 * computer may sleep.
 */
const maxEqualAnswers = 600;

/**
 * Polls a batch until it is complete or fails: at once, then one second after each answer. The same answer for ten
 * minutes counts as a failure.
 */
export async function pollBatch(
  run: LookupRun,
  ports: PollPorts,
  batch: Batch,
  start: Partial<RunView>,
): Promise<PollingEnd> {
  let hasAnswered = false;
  let loadingMessage = "";
  let said = "";
  let alike = 0;
  run.show("polling", start);
  for (;;) {
    const answer = await run.request((abort) => ports.poll(batch, abort));
    if (!answer.ok) {
      const { status } = answer.failure;
      if (status === 504 && (await run.restart("polling"))) continue;
      return { kind: "failed", status, hasAnswered };
    }
    const progress = parseBatchProgress(answer.value.progress);
    if (progress.kind === "error") {
      ports.report?.warn("lookup-batch-failed", detailOf(answer.value, run.address));
      return { kind: "failed", status: null, hasAnswered };
    }
    hasAnswered = true;
    const saying = JSON.stringify([progress, answer.value.place]);
    alike = saying === said ? alike + 1 : 1;
    said = saying;
    if (alike === maxEqualAnswers) return { kind: "failed", status: null, hasAnswered };
    const view = run.view();
    const place = answer.value.place ?? view.place;
    if (progress.kind === "complete") {
      run.show("finishing", { percentage: 100, message: "", place });
      return { kind: "complete" };
    }
    if (progress.message === "") {
      loadingMessage = pickLoadingMessage(
        view.setting.loadingMessages,
        loadingMessage,
        ports.random,
      );
    }
    run.show("polling", {
      percentage: shownPercentageOf(progress, view.percentage),
      message: progress.message || loadingMessage,
      place,
    });
    await run.pause(pollDelayMs);
  }
}

/** The bar never moves back, and is not full before the end. */
function shownPercentageOf({ percentage }: BatchProgress, seen: number): number {
  return Math.max(seen, Math.min(99, percentage ?? 0));
}

/** The server's description of an error, without the customer's address. */
function detailOf({ detail }: PollAnswer, address: string): string {
  return detail.replaceAll(address, "[address]");
}

/** Picks a random loading message, if possible not the previous one. `""` if the list is empty. */
export function pickLoadingMessage(
  messages: readonly string[],
  previous: string,
  random: Random,
): string {
  const others = messages.filter((message) => message !== previous);
  const choices = others.length > 0 ? others : messages;
  return choices[Math.floor(random() * choices.length)] ?? choices[0] ?? "";
}

/**
 * The progress in a poll answer (1 §3 Progress response; decisions P40). `percentage` is null if the answer has no
 * number. Then the previous one stays.
 */
export interface BatchProgress {
  readonly kind: "progress" | "complete" | "error";
  /**
   * The progress from 0 to 100, with decimals as sent, never rounded up. It is exactly 100 if the batch is complete.
   */
  readonly percentage: number | null;
  /** The server's own text, shown as plain text. May be empty. */
  readonly message: string;
  readonly label: string;
}

/**
 * Reads a poll answer. Status 0 in the body is an error, regardless of the rest (decisions G7). A percentage of 100 or
 * more, as a number or numeric string, means complete (decisions G6). Never throws: an answer that is not an object is
 * an error, and an invalid member counts as missing.
 */
export function parseBatchProgress(json: unknown): BatchProgress {
  if (!isRecord(json)) return { kind: "error", percentage: null, message: "", label: "" };
  const percentage = percentageOf(json.percentage);
  return {
    kind: isErrorStatus(json.status) ? "error" : percentage === 100 ? "complete" : "progress",
    percentage,
    message: stringOrEmpty(json.message),
    label: stringOrEmpty(json.label),
  };
}

function isErrorStatus(status: unknown): boolean {
  return status === 0 || status === false || status === "0";
}

function percentageOf(raw: unknown): number | null {
  const isWritten = typeof raw === "string" && raw.trim() !== "";
  const percentage = isWritten || typeof raw === "number" ? Number(raw) : Number.NaN;
  return Number.isFinite(percentage) ? Math.min(100, Math.max(0, percentage)) : null;
}

function stringOrEmpty(raw: unknown): string {
  return typeof raw === "string" ? raw.trim() : "";
}
