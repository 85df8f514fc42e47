import { advanceBatch, advanceSandboxBatch } from "../../api/lookup.ts";
import type { Core } from "../../create-core.ts";
import { batchRequestOf } from "../../lookup/batch-request.ts";
import type { Batch, PollAnswer } from "../../lookup/lookup-answers.ts";

export { startLookup } from "../../api/lookup.ts";

/** Advances or ends a running lookup. Sandbox hosts use another path than other hosts. */
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
