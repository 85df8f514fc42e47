import { type BulkStatusTexts, bulkStatusTexts } from "./bulk-status-messages.ts";

/** The members of an item that its status text depends on. */
export interface BulkStatus {
  readonly status: string;
  /** The number of processed addresses, 0 if missing. */
  readonly count?: number | string | null;
  readonly total?: number | string | null;
  readonly error?: { readonly message?: string | null } | null;
  /** True if the file of an upload can no longer be read. */
  readonly isLost?: boolean;
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

const waitingTexts: ReadonlyMap<string, "pending" | "inQueue" | "uploading"> = new Map([
  ["pending", "pending"],
  ["uploading", "inQueue"],
  ["uploading-lock", "uploading"],
]);

export function bulkPhaseOf({ status }: Pick<BulkStatus, "status">): BulkPhase {
  return phases.get(status) ?? "unknown";
}

/**
 * Returns the status text of a row (1 §4; decisions H1). A failed row shows the server's message, or else the default text. An
 * unknown status is shown as it is (decisions H2).
 *
 * @param write - writes a number, such as `1,200`
 * @param texts - those of a language; the English ones by default
 */
export function bulkStatusText(
  item: BulkStatus,
  write: (count: number) => string = String,
  texts: BulkStatusTexts = bulkStatusTexts.english,
): string {
  const waiting = waitingTexts.get(item.status);
  switch (bulkPhaseOf(item)) {
    case "waiting":
      return waiting === undefined ? item.status : texts[waiting];
    case "working":
    case "completed":
      return texts.completed(write(numberOf(item.count)), write(numberOf(item.total)));
    case "failed":
      if (item.isLost) return texts.lostFile;
      return item.error?.message?.trim() || texts.defaultError;
    case "unknown":
      return item.status;
  }
}

function numberOf(raw: number | string | null | undefined): number {
  const number = Number(raw ?? 0);
  return Number.isFinite(number) ? number : 0;
}
