import { bulkMessages } from "./bulk-messages.ts";

/** The members of an item that its status text depends on. */
export interface BulkStatus {
  readonly status: string;
  /** The number of processed addresses, 0 if missing. */
  readonly count?: number | string | null;
  readonly total?: number | string | null;
  readonly error?: { readonly message?: string | null } | null;
}

export type BulkPhase = "waiting" | "working" | "completed" | "failed" | "unknown";

const phases: ReadonlyMap<string, BulkPhase> = new Map([
  ["pending", "waiting"],
  ["uploading", "waiting"],
  ["uploading-lock", "waiting"],
  ["processing", "working"],
  ["processing-lock", "working"],
  ["post-processing", "working"],
  ["completed", "completed"],
  ["error", "failed"],
  ["error-uploading", "failed"],
  ["error-processing", "failed"],
  ["failed", "failed"],
]);

const waitingTexts: ReadonlyMap<string, string> = new Map([
  ["pending", bulkMessages.pending],
  ["uploading", bulkMessages.inQueue],
  ["uploading-lock", bulkMessages.uploading],
]);

export function bulkPhaseOf({ status }: Pick<BulkStatus, "status">): BulkPhase {
  return phases.get(status) ?? "unknown";
}

/**
 * Returns the status text of a row (1 §4; decisions H1). A failed row shows the server's message, or else the default text. An
 * unknown status is shown as it is (decisions H2).
 *
 * @param write - writes a number, such as `1,200`
 */
export function bulkStatusText(
  item: BulkStatus,
  write: (count: number) => string = String,
): string {
  switch (bulkPhaseOf(item)) {
    case "waiting":
      return waitingTexts.get(item.status) ?? item.status;
    case "working":
    case "completed":
      return bulkMessages.completed(write(numberOf(item.count)), write(numberOf(item.total)));
    case "failed":
      return item.error?.message?.trim() || bulkMessages.defaultError;
    case "unknown":
      return item.status;
  }
}

function numberOf(raw: number | string | null | undefined): number {
  const number = Number(raw ?? 0);
  return Number.isFinite(number) ? number : 0;
}
