import { cleanFileName } from "./clean-file-name.ts";
import { namesInDisposition } from "./names-in-disposition.ts";

/**
 * The name to save a file under (decisions H12): the `Content-Disposition` header's, made fit for any
 * file system, else the fallback. `filename*` wins over `filename` (RFC 6266 §4.3).
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  for (const name of namesInDisposition(disposition ?? "")) {
    const clean = cleanFileName(name);
    if (clean !== "") return clean;
  }
  return fallback;
}
