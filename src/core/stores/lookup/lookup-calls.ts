import { advanceBatch, advanceSandboxBatch } from "../../api/lookup.ts";
import type { Core } from "../../create-core.ts";
import { batchRequestOf } from "../../lookup/batch-request.ts";
import type { Batch, PollAnswer } from "../../lookup/lookup-answers.ts";

export { startLookup } from "../../api/lookup.ts";

/** Advances a running lookup, or ends it, on the path for the page's host (1 §7; decisions G13). */
export function advanceLookup(
  { client, config, ports }: Core,
  batch: Batch,
  op: "do" | "finished",
  abort: AbortSignal,
): Promise<PollAnswer> {
  const request = batchRequestOf(batch, op, {
    hostname: ports.place.hostname,
    sandboxHosts: config.sandboxHosts,
    batchApiStyle: config.batchApiStyle || undefined,
  });
  return request.endpoint === "advanceBatch"
    ? advanceBatch(client, request.query, abort)
    : advanceSandboxBatch(client, request.query, abort);
}
