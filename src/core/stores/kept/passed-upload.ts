import { dataUriOf } from "../../branding/logo-file.ts";
import type { Core } from "../../create-core.ts";
import { contentKeyOf } from "./clear-archive.ts";
import { readKeptText } from "./kept-readers.ts";

type Surroundings = Pick<Core, "kept" | "ports" | "settings">;

/** Larger files are sent by the page where they were chosen. */
const maxBytes = 20_000_000;

/**
 * Hands a chosen file to a screen of the next page (decisions G17, A15), which takes it by its id, for the same person
 * alone (decisions X8).
 *
 * @returns the id; null where the browser stores nothing, the file is too large, or its person is unknown
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
    return null; // the page sends the file itself
  }
}

/** The file that another page passed, once, as soon as the person is known; null without a file of theirs. */
export async function takeUpload(core: Surroundings, id: string): Promise<File | null> {
  try {
    await personKnown(core);
    const key = contentKeyOf(id);
    const uri = (await (await core.ports.openArchive?.())?.read(key))?.get(key);
    const name = core.kept.entry("passed_files", readKeptText, id).read();
    return uri === undefined || name === null ? null : fileOf(name, uri);
  } catch {
    return null; // nothing is stored
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
