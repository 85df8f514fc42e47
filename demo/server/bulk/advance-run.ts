import type { BackendParts } from "../backend-parts.ts";
import {
  type BulkRow,
  type BulkRun,
  isOpenBulkStatus,
  type OpenBulkStatus,
} from "../store/bulk-documents.ts";
import { lineOf, readAddress } from "./address-columns.ts";
import { lookUpRow } from "./look-up-row.ts";
import { findBulkScenario, findBulkScenarioByCode } from "./scenarios.ts";

/** How long each status lasts, in milliseconds. */
const durations: Readonly<Record<OpenBulkStatus, number>> = {
  pending: 2000,
  uploading: 2000,
  "uploading-lock": 2000,
  processing: 500,
  "processing-lock": 500,
  "post-processing": 2000,
};

/** Up to this number of addresses, each takes one second. Longer files take no longer than that in total. */
const shortFile = 110;

/** Performs all due steps of a run, and stores each of them. */
export async function advanceRun(parts: BackendParts, given: BulkRun): Promise<void> {
  let run = given;
  for (let end = endOf(run); end !== null && end <= parts.clock.now(); end = endOf(run)) {
    run = { ...run, ...(await nextStep(parts, run, end)), changedAt: end };
    await parts.store.bulkRuns.put(run);
  }
}

/** When the current status ends; null if it is final. */
function endOf({ status, changedAt, scenario }: BulkRun): number | null {
  if (!isOpenBulkStatus(status)) return null;
  return changedAt + durations[status] * (findBulkScenarioByCode(scenario)?.slowness ?? 1);
}

async function nextStep(parts: BackendParts, run: BulkRun, now: number): Promise<Partial<BulkRun>> {
  switch (run.status) {
    case "pending":
      return { status: "uploading" };
    case "uploading":
      return { status: "uploading-lock" };
    case "uploading-lock": {
      const end = findBulkScenarioByCode(run.scenario)?.end;
      if (end?.status === "error-uploading") return { status: end.status, error: end.message };
      return { status: "processing" };
    }
    case "processing":
      return { status: "processing-lock" };
    case "processing-lock":
      return lookUpNextRows(parts, run);
    default:
      return { status: "completed", completedAt: now };
  }
}

/** Looks up the rows of one turn. Repeating it gives the same results. */
async function lookUpNextRows(parts: BackendParts, run: BulkRun): Promise<Partial<BulkRun>> {
  const rows = await parts.store.bulkRows.find({
    where: { run_id: run.id },
    offset: run.count,
    limit: Math.ceil(run.total / shortFile),
  });
  const done: BulkRow[] = [];
  for (const row of rows) {
    const address = readAddress(run.columns, row.cells);
    const end = findBulkScenario(lineOf(address))?.end;
    if (end) {
      await parts.store.bulkRows.putAll(done);
      return { status: end.status, error: end.message, count: run.count + done.length };
    }
    done.push({ ...row, outcome: await lookUpRow(parts, address) });
  }
  await parts.store.bulkRows.putAll(done);
  const count = run.count + done.length;
  return { count, status: count < run.total && done.length > 0 ? "processing" : "post-processing" };
}
