import type { BulkRow, BulkRun } from "../store/bulk-documents.ts";
import { sampleTimeOf } from "../store/sample-time.ts";
import { templateColumns } from "./address-columns.ts";
import { bulkRowOf } from "./bulk-row.ts";
import { pickBuildings } from "./pick-buildings.ts";

/** file | started | addresses */
const table = `
Bluebonnet Dental offices.csv | 2025-06-09T14:02:11Z | 12
Señor Peña’s Cantinas – todas.csv | 2025-06-24T20:41:37Z | 18
lone-star-freight-depots.csv | 2025-07-15T13:15:02Z | 46
Harbor & Pine stores.csv | 2025-08-04T18:27:55Z | 9
Meridian Title branches.csv | 2025-08-21T15:08:20Z | 31
keystone_ortho_sites.csv | 2025-09-16T16:50:44Z | 20
Saguaro properties.csv | 2025-09-30T22:03:19Z | 112
Nutmeg Insurance (final).csv | 2025-10-13T12:33:08Z | 7
Cascade labs.csv | 2025-10-28T17:19:51Z | 4
school district.csv | 2025-11-12T19:45:26Z | 64
Gulf Coast clinics.csv | 2025-12-03T14:55:33Z | 27
Q1 expansion.csv | 2025-12-19T21:12:40Z | 250
`;

/** A history of some months: twelve completed uploads, and one failed. */
export function seededRuns(userId: string, nowMs: number): BulkRun[] {
  const completed = table
    .trim()
    .split("\n")
    .map((row, index) => {
      const [fileName = "", started = "", total = ""] = row.split(" | ");
      const number = String(index + 1).padStart(2, "0");
      return completedRun(userId, number, fileName, sampleTimeOf(started, nowMs), Number(total));
    });
  const unusable: BulkRun = {
    ...completedRun(
      userId,
      "13",
      "sites without zip.csv",
      sampleTimeOf("2026-01-02T15:20:14Z", nowMs),
      0,
    ),
    status: "error",
    completedAt: null,
    columns: [],
    error: 'The column "Postal Code" could not be found. Please use the downloadable template.',
  };
  return [...completed, unusable];
}

/** An upload completed before the store was created. Its rows are generated on demand. */
export function completedRun(
  userId: string,
  number: string,
  fileName: string,
  createdAt: number,
  total: number,
): BulkRun {
  const completedAt = createdAt + 9000 + Math.min(total, 110) * 1000;
  return {
    id: `${userId}-${number}`,
    uploadId: `${userId}-upload-${number}`,
    userId,
    fileName,
    status: "completed",
    changedAt: completedAt,
    createdAt,
    completedAt,
    columns: [...templateColumns],
    count: total,
    total,
    error: null,
    scenario: null,
  };
}

/** The rows of such an upload, always the same. */
export function seededRowsOf({ id, total }: BulkRun): BulkRow[] {
  return pickBuildings(id, total).map(({ street, city, state, postalCode }, index) =>
    bulkRowOf(id, index, [`Site ${index + 1}`, street, city, state, postalCode]),
  );
}
