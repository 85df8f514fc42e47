import type { Batch } from "./lookup-answers.ts";

/** The settings that select one of the two batch paths (decisions G13). */
export interface BatchHost {
  readonly hostname: string;
  /** Exact host names of the sandbox. */
  readonly sandboxHosts: readonly string[];
  /** Overrides the host test: `api` is the sandbox path, `plain` the other. */
  readonly batchApiStyle?: "api" | "plain" | undefined;
}

/** A batch call: the name of the endpoint and its query parameters, not yet encoded. */
export interface BatchRequest {
  readonly endpoint: "advanceBatch" | "advanceSandboxBatch";
  readonly query: {
    readonly id: string;
    readonly op: "do" | "finished";
    readonly s: string;
    readonly token: string;
    readonly _format: "json";
  };
}

/** Creates the call that advances (`do`) or ends (`finished`) a batch (1 §7; decisions G12 to G14). */
export function batchRequestOf(batch: Batch, op: "do" | "finished", host: BatchHost): BatchRequest {
  return {
    endpoint: isSandbox(host) ? "advanceSandboxBatch" : "advanceBatch",
    query: { id: batch.id, op, s: batch.seed, token: batch.token, _format: "json" },
  };
}

function isSandbox({ hostname, sandboxHosts, batchApiStyle }: BatchHost): boolean {
  if (batchApiStyle !== undefined) return batchApiStyle === "api";
  return sandboxHosts.some((host) => host.trim().toLowerCase() === hostname.toLowerCase());
}
