import type { BackendParts } from "../backend-parts.ts";
import type { BulkRun } from "../store/bulk-documents.ts";
import { advanceRun } from "./advance-run.ts";

/** Works on the uploads; everything that changes one goes through it, one thing after the other. */
export interface BulkWorker {
  /** Does whatever is due by now. */
  advance(): Promise<void>;
  /** Does the work while nothing else changes an upload. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Starts on a store; uploads that were interrupted go on from the last row that was kept. */
export async function startBulkWorker(parts: BackendParts): Promise<BulkWorker> {
  const { bulkRuns } = parts.store;
  const findOpen = () => bulkRuns.find({ where: { is_open: 1 } });
  const now = parts.clock.now();
  await bulkRuns.putAll((await findOpen()).map((run) => resume(run, now)));
  let last: Promise<unknown> = Promise.resolve();

  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  return {
    exclusively,
    advance: () =>
      exclusively(async () => {
        for (const run of await findOpen()) await advanceRun(parts, run);
      }),
  };
}

/** Nobody holds its lock any longer, and the time it lay still is not made up for. */
function resume(run: BulkRun, now: number): BulkRun {
  if (run.status === "uploading-lock") return { ...run, status: "uploading", changedAt: now };
  if (run.status === "processing-lock") return { ...run, status: "processing", changedAt: now };
  return { ...run, changedAt: now };
}
