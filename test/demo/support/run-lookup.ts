import * as v from "valibot";
import type { TestBackend } from "./open-backend.ts";

const startAnswer = v.object({
  data: v.object({
    batch_id: v.union([v.number(), v.string()]),
    batch_token: v.string(),
    batch_seed: v.string(),
  }),
});

export type Batch = Readonly<Record<"id" | "s" | "token", string>>;

export const startBody = { scope: "default", task: "scout_lookup" };

/** Starts a lookup and reads the data for its next calls. */
export async function startBatch(
  backend: TestBackend,
  address: string,
  unchecked = false,
): Promise<Batch> {
  const answer = await backend.callJson("startLookup", {
    query: { address },
    body: startBody,
    unchecked,
  });
  const { data } = v.parse(startAnswer, answer);
  return { id: String(data.batch_id), s: data.batch_seed, token: data.batch_token };
}

/** A call of a running lookup. */
export function callBatch(
  backend: TestBackend,
  batch: Batch,
  op: string,
  unchecked = false,
): Promise<Response> {
  const query = { id: batch.id, op, _format: "json" };
  return backend.call("advanceBatch", { query, unchecked });
}

/** Polls once per second until the work is done. Returns the number of polls. */
export async function pollToEnd(backend: TestBackend, batch: Batch): Promise<number> {
  for (let polls = 1; polls < 100; polls += 1) {
    const answer: unknown = await (await callBatch(backend, batch, "do", true)).json();
    if (v.is(v.object({ percentage: v.union([v.literal("100"), v.literal(100)]) }), answer)) {
      return polls;
    }
    backend.clock.pass(1000);
  }
  throw new Error("The lookup does not end.");
}
