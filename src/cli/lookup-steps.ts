import { calls } from "../core/api/endpoints.ts";
import type { Batch } from "../core/lookup/lookup-answers.ts";
import { changingStep, readingStep, requireValue, type Step, type Walk } from "./check-step.ts";

const noUpload = "there is no completed upload to download";

/** Lookups of one address, and of a file of addresses. */
export const lookupSteps: readonly Step[] = [
  readingStep("suggestAddresses", async ({ client, address, nowMs, found }) => {
    // Search for the name of the street, which several addresses have.
    const [query = address] = /\p{L}{4,}/u.exec(address) ?? [];
    const { lookupToken } = await calls.suggestAddresses(client, {
      query,
      lookupToken: null,
      nowMs,
    });
    found.lookupToken = lookupToken;
  }),
  changingStep("startLookup", async ({ client, address, found }) => {
    const token = found.lookupToken ? { lookup_token: found.lookupToken } : {};
    const body = { ...token, scope: "default", task: "scout_lookup" } as const;
    found.batch = (await calls.startLookup(client, { address, body }))?.batch ?? null;
  }),
  // Advance once only; `advanceBatch` finishes the lookup.
  changingStep("advanceSandboxBatch", ({ client, found }) =>
    calls.advanceSandboxBatch(client, sandboxQueryOf(batchOf(found.batch))),
  ),
  changingStep("advanceBatch", finishLookup),
  readingStep("listBulk", async ({ client, found }) => {
    const { items } = await calls.listBulk(client);
    const done = items.find(({ status }) => status === "completed");
    if (done) found.bulkId = done.id;
  }),
  changingStep("uploadBulk", ({ client, address, nowMs }) =>
    calls.uploadBulk(client, {
      uploadId: `check-${nowMs}`,
      file: new File([`address\n"${address.replaceAll('"', "")}"\n`], "check.csv", {
        type: "text/csv",
      }),
    }),
  ),
  readingStep("downloadBulkTemplate", ({ client, nowMs }) =>
    calls.downloadBulkTemplate(client, { nowMs }),
  ),
  readingStep("downloadBulkResults", ({ client, nowMs, found }) =>
    calls.downloadBulkResults(client, { id: requireValue(found.bulkId, noUpload), nowMs }),
  ),
];

/** A lookup takes several seconds on a real server. */
const maxWaits = 120;

async function finishLookup({ client, wait, found }: Walk): Promise<unknown> {
  const { id } = batchOf(found.batch);
  const query = { id, _format: "json" } as const;
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const { progress } = await calls.advanceBatch(client, { ...query, op: "do" });
    if (isComplete(progress)) break;
    await wait(1000);
  }
  return calls.advanceBatch(client, { ...query, op: "finished" });
}

function sandboxQueryOf({ id, seed, token }: Batch) {
  return { id, op: "do", s: seed, token, _format: "json" } as const;
}

function batchOf(batch: Batch | null | undefined): Batch {
  return requireValue(batch, "there is no lookup to advance: the first answer had the place");
}

function isComplete(progress: unknown): boolean {
  return (
    typeof progress === "object" &&
    progress !== null &&
    "percentage" in progress &&
    Number(progress.percentage) >= 100
  );
}
