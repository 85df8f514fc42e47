import { cleanFileName } from "./clean-file-name.ts";
import { namesInDisposition } from "./names-in-disposition.ts";

/**
 * The name to save a file under (decisions H12): that of the `Content-Disposition` header, made safe for any file
 * system, or else the fallback. `filename*` overrides `filename` (RFC 6266 §4.3).
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  for (const name of namesInDisposition(disposition ?? "")) {
    const clean = cleanFileName(name);
    if (clean !== "") return clean;
  }
  return fallback;
}
