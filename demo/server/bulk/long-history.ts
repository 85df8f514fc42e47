import { createDice } from "../catalogue/dice.ts";
import type { BulkRun } from "../store/bulk-documents.ts";
import { completedRun } from "./seeded-runs.ts";

const length = 10_000;
const newest = Date.UTC(2025, 11, 31, 23);
const customers = [
  "branches",
  "clinics",
  "depots",
  "offices",
  "schools",
  "sites",
  "stores",
] as const;

/** Ten thousand completed uploads, oldest first. */
export function longHistoryOf(userId: string): BulkRun[] {
  const dice = createDice(`history of ${userId}`);
  return Array.from({ length }, (_, index) => {
    const number = String(index + 1).padStart(5, "0");
    const createdAt = newest - (length - index) * 2_700_000 + dice.between(0, 1_800_000);
    const fileName = `${dice.pick(customers)} ${number}.csv`;
    return completedRun(userId, number, fileName, createdAt, dice.between(1, 400));
  });
}
