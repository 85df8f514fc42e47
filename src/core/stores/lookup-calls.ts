import { advanceBatch, advanceSandboxBatch } from "../api/lookup.ts";
import type { Core } from "../create-core.ts";
import { batchRequestOf } from "../lookup/batch-request.ts";
import type { Batch, PollAnswer } from "../lookup/lookup-answers.ts";

export { startLookup } from "../api/lookup.ts";

const calls = { advanceBatch, advanceSandboxBatch };

/** Advances a running lookup, or ends it, on the path for the page's host (1 §7; decisions G13). */
export function advanceLookup(
  { client, config, ports }: Core,
  batch: Batch,
  op: "do" | "finished",
  abort: AbortSignal,
): Promise<PollAnswer> {
  const { endpoint, query } = batchRequestOf(batch, op, {
    hostname: ports.place.hostname,
    sandboxHosts: config.sandboxHosts,
    batchApiStyle: config.batchApiStyle || undefined,
  });
  return calls[endpoint](client, query, abort);
}
