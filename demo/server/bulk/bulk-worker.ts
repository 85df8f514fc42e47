import type { BackendParts } from "../backend-parts.ts";
import type { BulkRun } from "../store/bulk-documents.ts";
import { advanceRun } from "./advance-run.ts";

/** Processes uploads. All changes to uploads go through it, one at a time. */
export interface BulkWorker {
  /** Performs all due work. */
  advance(): Promise<void>;
  /** Runs work while no other work changes an upload. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Starts the worker on a store. Interrupted uploads resume after the last stored row. */
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

/** Releases a stale lock; the downtime does not count. */
function resume(run: BulkRun, now: number): BulkRun {
  if (run.status === "uploading-lock") return { ...run, status: "uploading", changedAt: now };
  if (run.status === "processing-lock") return { ...run, status: "processing", changedAt: now };
  return { ...run, changedAt: now };
}
