import { fail, type Result, succeed } from "../result.ts";
import type { NewLogo } from "./branding-draft.ts";
import { brandingMessages } from "./branding-messages.ts";
import { dataUriOf } from "./data-uri.ts";
import { refusalOfBytes, refusalOfFile } from "./judge-image.ts";

/** Reads a file as a logo, or tells why it is none (rulings T4). Nothing in it is decoded. */
export async function readLogo(file: File): Promise<Result<NewLogo, string>> {
  const { name, type, size } = file;
  const refusal = refusalOfFile(file);
  if (refusal !== null) return fail(refusal);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = refusalOfBytes(bytes, type);
    return found === null ? succeed({ uri: dataUriOf(bytes, type), name, size }) : fail(found);
  } catch {
    return fail(brandingMessages.unreadable); // deleted, changed or locked meanwhile
  }
}
