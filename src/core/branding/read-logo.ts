import { fail, type Result, succeed } from "../result.ts";
import type { NewLogo } from "./branding-draft.ts";
import { brandingMessages } from "./branding-messages.ts";
import { dataUriOf } from "./data-uri.ts";
import { hasAllPixels } from "./has-all-pixels.ts";
import { refusalOfBytes, refusalOfFile } from "./judge-image.ts";

/** Reads a file as a logo, or tells why it is none (rulings T4). It is not shown meanwhile. */
export async function readLogo(file: File): Promise<Result<NewLogo, string>> {
  const { name, type, size } = file;
  const refusal = refusalOfFile(file);
  if (refusal !== null) return fail(refusal);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = refusalOfBytes(bytes, type);
    if (found !== null) return fail(found);
    if (type === "image/png" && !(await hasAllPixels(bytes))) return fail(brandingMessages.damaged);
    return succeed({ uri: dataUriOf(bytes, type), name, size });
  } catch {
    return fail(brandingMessages.unreadable); // deleted, changed or locked meanwhile
  }
}
