import type { BackendParts } from "../backend-parts.ts";
import type { BulkRow, BulkRun } from "../store/bulk-documents.ts";
import { readAddress } from "./address-columns.ts";
import { lookUpRow } from "./look-up-row.ts";
import { seededRowsOf } from "./seeded-runs.ts";

/** The rows of a completed upload. Those of a seeded one are looked up on first access. */
export async function findRows(parts: BackendParts, run: BulkRun): Promise<BulkRow[]> {
  const kept = await parts.store.bulkRows.find({ where: { run_id: run.id } });
  if (kept.length > 0) return kept;
  const rows: BulkRow[] = [];
  for (const row of seededRowsOf(run)) {
    rows.push({ ...row, outcome: await lookUpRow(parts, readAddress(run.columns, row.cells)) });
  }
  await parts.store.bulkRows.putAll(rows);
  return rows;
}
