import { dataUriOf } from "../../branding/logo-file.ts";
import type { Core } from "../../create-core.ts";
import { contentKeyOf } from "./clear-archive.ts";
import { readKeptText } from "./kept-readers.ts";

type Surroundings = Pick<Core, "kept" | "ports" | "settings">;

/**
 * The maximum size of a file that is passed. A larger file is sent by the page on which the user chose it.
 */
const maxBytes = 20_000_000;

/**
 * Passes a chosen file to a screen of the next page, which requests it by its id. Only the same user gets the file.
 *
 * @returns the id; null if the browser stores nothing, the file is too large, or the user is unknown
 */
export async function passUpload(
  { kept, ports }: Surroundings,
  file: File,
): Promise<string | null> {
  const { openArchive, newId } = ports;
  if (openArchive === undefined || file.size > maxBytes) return null;
  const id = newId();
  const entry = kept.entry("passed_files", readKeptText, id);
  if (!entry.write(file.name)) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const archive = await openArchive();
    await archive.write(contentKeyOf(id), dataUriOf(bytes, file.type));
    return id;
  } catch {
    entry.remove();
    return null; // without storage, the page sends the file itself
  }
}

/** Takes the file that another page passed, once the user is known; null without a file of this user. */
export async function takeUpload(core: Surroundings, id: string): Promise<File | null> {
  try {
    await personKnown(core);
    const key = contentKeyOf(id);
    const uri = (await (await core.ports.openArchive?.())?.read(key))?.get(key);
    const name = core.kept.entry("passed_files", readKeptText, id).read();
    return uri === undefined || name === null ? null : fileOf(name, uri);
  } catch {
    return null; // without storage, no page has passed a file
  }
}

function personKnown({ settings }: Surroundings): Promise<void> {
  return new Promise((resolve) => {
    const stop = settings.person.subscribe((person) => {
      if (person === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

function fileOf(name: string, uri: string): File {
  const [head = "", content = ""] = uri.split(";base64,");
  const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
  return new File([bytes], name, { type: head.replace(/^data:/, "") });
}
