import { fail, type Result, succeed } from "../result.ts";
import type { NewLogo } from "./branding-draft.ts";
import type { LogoFault } from "./branding-messages.ts";
import { refusalOfBytes, refusalOfFile } from "./judge-image.ts";
import { dataUriOf, type RejectedLogo } from "./logo-file.ts";

/**
 * Reads the one file given as a logo: a PNG or a JPEG by name, type, size and content. Rejects several files at once.
 * The browser decides later whether it can draw the picture. Returns null if there is no file.
 */
export async function readLogo(
  files: readonly File[],
): Promise<Result<NewLogo | null, readonly RejectedLogo[]>> {
  const [file] = files;
  if (file === undefined) return succeed(null);
  if (files.length > 1) {
    return fail(files.map(({ name }) => ({ name, reason: "tooManyFiles" as const })));
  }
  const result = await readFile(file);
  return result.ok ? result : fail([{ name: file.name, reason: result.failure }]);
}

async function readFile(file: File): Promise<Result<NewLogo, LogoFault>> {
  const { name, type, size } = file;
  const refusal = refusalOfFile(file);
  if (refusal !== null) return fail(refusal);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = refusalOfBytes(bytes, type);
    if (found !== null) return fail(found);
    return succeed({ uri: dataUriOf(bytes, type), name, size });
  } catch {
    return fail("unreadable"); // The file was deleted, changed or locked in the meantime.
  }
}
