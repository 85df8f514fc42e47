import type { TextsOf } from "../texts/text-group.ts";
import { bulkTexts } from "./bulk-messages.ts";

/** The texts that the specification gives, in any language. */
export type BulkTexts = TextsOf<typeof bulkTexts>;

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
 */
export function bulkStatusText(
  item: BulkStatus,
  write: (count: number) => string = String,
  texts: BulkTexts = bulkTexts.english,
): string {
  switch (bulkPhaseOf(item)) {
    case "waiting": {
      const name = waitingTexts.get(item.status);
      return name === undefined ? item.status : texts[name];
    }
    case "working":
    case "completed":
      return texts.completed(write(numberOf(item.count)), write(numberOf(item.total)));
    case "failed":
      return item.error?.message?.trim() || texts.defaultError;
    case "unknown":
      return item.status;
  }
}

function numberOf(raw: number | string | null | undefined): number {
  const number = Number(raw ?? 0);
  return Number.isFinite(number) ? number : 0;
}
