/**
 * The progress in a poll answer (1 §3 Progress response; decisions Z1). `percentage` is null if the answer has no
 * number: the previous one stays.
 */
export interface BatchProgress {
  readonly kind: "progress" | "complete" | "error";
  /** 0 to 100, with decimals as sent, never rounded up. Exactly 100 when complete. */
  readonly percentage: number | null;
  /** The server's own text, shown as plain text; `""` if there is none. */
  readonly message: string;
  readonly label: string;
}

/**
 * Reads a poll answer. Status 0 in the body is an error, regardless of the rest (decisions G7). Complete means a
 * percentage of 100 or more, as a number or numeric string (decisions G6). Never throws: an answer that is not an
 * object is an error, an invalid member counts as missing.
 */
export function parseBatchProgress(json: unknown): BatchProgress {
  if (!isRecord(json)) return { kind: "error", percentage: null, message: "", label: "" };
  const percentage = percentageOf(json.percentage);
  return {
    kind: isErrorStatus(json.status) ? "error" : percentage === 100 ? "complete" : "progress",
    percentage,
    message: textOf(json.message),
    label: textOf(json.label),
  };
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function isErrorStatus(status: unknown): boolean {
  return status === 0 || status === false || status === "0";
}

function percentageOf(raw: unknown): number | null {
  const isWritten = typeof raw === "string" && raw.trim() !== "";
  const percentage = isWritten || typeof raw === "number" ? Number(raw) : Number.NaN;
  return Number.isFinite(percentage) ? Math.min(100, Math.max(0, percentage)) : null;
}

function textOf(raw: unknown): string {
  return typeof raw === "string" ? raw.trim() : "";
}
