import type { Call } from "../../api/define-call.ts";
import type { Core, SharedService } from "../../create-core.ts";

/** An answer that no screen has taken after this time is dropped: the code of the screen has failed to load. */
const maxAgeMs = 30_000;

interface EarlyAnswer {
  readonly answer: Promise<unknown>;
  readonly atMs: number;
  abort(): void;
}

interface EarlyAnswers extends SharedService {
  /** The calls whose answers no screen has taken yet, by address. */
  readonly sent: Map<string, EarlyAnswer>;
}

/**
 * Sends a call before the code of the screen is loaded that needs the answer. Does nothing if its answer already waits.
 *
 * @param allowed - the call is sent once this resolves with true. Otherwise the screen sends it if it needs it.
 */
export function callEarly<Input, Answer>(
  core: Core,
  call: Call<Input, Answer>,
  input: Input,
  allowed?: Promise<boolean>,
): void {
  const { client, ports } = core;
  const { sent } = earlyAnswersOf(core);
  const address = call.addressOf(client, input);
  const atMs = ports.clock.now();
  const known = sent.get(address);
  if (known !== undefined && atMs - known.atMs <= maxAgeMs) return;
  const controller = new AbortController();
  const { signal } = controller;
  async function callIfAllowed(): Promise<Answer> {
    if (allowed !== undefined && !(await allowed)) {
      if (sent.get(address) === early) sent.delete(address);
      return Promise.reject(new DOMException("Not allowed.", "AbortError"));
    }
    return call(client, input, signal);
  }
  const early = { answer: callIfAllowed(), atMs, abort: () => controller.abort() };
  // The screen that takes the answer reports the failure.
  early.answer.catch(() => {});
  sent.set(address, early);
}

/** Returns the answer of a call: the one that was requested early, or a new one. Takes an early answer only once. */
export async function takeAnswer<Input, Answer>(
  core: Core,
  call: Call<Input, Answer>,
  input: Input,
  abort: AbortSignal,
): Promise<Answer> {
  const { client, ports } = core;
  const { sent } = earlyAnswersOf(core);
  const address = call.addressOf(client, input);
  const early = sent.get(address);
  sent.delete(address);
  if (early === undefined || ports.clock.now() - early.atMs > maxAgeMs) {
    return call(client, input, abort);
  }
  abort.addEventListener("abort", early.abort);
  try {
    // An address always belongs to the same call, so the answer has its type.
    return (await early.answer) as Answer;
  } finally {
    abort.removeEventListener("abort", early.abort);
  }
}

function earlyAnswersOf(core: Core): EarlyAnswers {
  return core.service("early-answers", createEarlyAnswers);
}

function createEarlyAnswers(): EarlyAnswers {
  const sent = new Map<string, EarlyAnswer>();
  return {
    sent,
    forget() {
      for (const { abort } of sent.values()) abort();
      sent.clear();
    },
  };
}
