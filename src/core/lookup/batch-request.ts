import type { Batch } from "./lookup-answers.ts";

/** The settings that select one of the two batch paths. */
export interface BatchHost {
  readonly hostname: string;
  /** The exact host names of the sandbox. */
  readonly sandboxHosts: readonly string[];
  /** Overrides the host names: `api` is the sandbox path, `plain` the other. */
  readonly batchApiStyle?: "api" | "plain" | undefined;
}

/** A batch call: the name of the endpoint and its query parameters, not yet encoded. */
export type BatchRequest =
  | { readonly endpoint: "advanceBatch"; readonly query: BatchQuery }
  | { readonly endpoint: "advanceSandboxBatch"; readonly query: SandboxBatchQuery };

export type BatchQuery = {
  readonly id: string;
  readonly op: "do" | "finished";
  readonly _format: "json";
};

export type SandboxBatchQuery = BatchQuery & { readonly s: string; readonly token: string };

/** Creates the call that advances (`do`) or ends (`finished`) a batch. */
export function batchRequestOf(batch: Batch, op: "do" | "finished", host: BatchHost): BatchRequest {
  const { id, seed, token } = batch;
  const query = { id, op, _format: "json" } as const;
  return isSandbox(host)
    ? { endpoint: "advanceSandboxBatch", query: { ...query, s: seed, token } }
    : { endpoint: "advanceBatch", query };
}

function isSandbox({ hostname, sandboxHosts, batchApiStyle }: BatchHost): boolean {
  if (batchApiStyle !== undefined) return batchApiStyle === "api";
  return sandboxHosts.some((host) => host.trim().toLowerCase() === hostname.toLowerCase());
}
