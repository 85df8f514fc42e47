import { dataUriOf } from "../../branding/logo-file.ts";
import type { Core } from "../../create-core.ts";
import { uploadPrefixOf } from "./forget-proposals.ts";
import { keptText, mayHave, ownerAtHand } from "./kept-texts.ts";

type Owner = Pick<Core, "config" | "ports" | "session" | "settings">;

/** Larger files are sent by the page where they were chosen. */
const mostBytes = 20_000_000;
/** What is older was never fetched: a sign-in may take that long (decisions A15). */
const longestMs = 30 * 60_000;

/**
 * Hands a chosen file to a screen of the next page (decisions G17, A15), which takes it by its id and gets it for the same
 * person alone (decisions X8).
 *
 * @returns the id; null where the browser stores nothing, the file is too large, or nobody knows whose it is.
 */
export async function passUpload(core: Owner, file: File): Promise<string | null> {
  const { config, ports } = core;
  const owner = ownerAtHand(core, "passedFiles");
  if (ports.openArchive === undefined || file.size > mostBytes || owner === null) return null;
  const prefix = uploadPrefixOf(config.apiBase);
  try {
    const archive = await ports.openArchive();
    const atMs = ports.clock.now();
    const old = [...(await archive.read(prefix))].filter(
      ([, text]) => atMs - (passedIn(text)?.atMs ?? 0) > longestMs,
    );
    await archive.remove(old.map(([key]) => key));
    const id = ports.newId();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const passed: Passed = { owner, atMs, name: file.name, uri: dataUriOf(bytes, file.type) };
    keptText(core, "passedFiles").write("");
    await archive.write(prefix + id, JSON.stringify(passed));
    return id;
  } catch {
    return null; // the page sends the file itself
  }
}

/** The file that another page passed, once, as soon as the person is known; null where there is none of theirs. */
export async function takeUpload(core: Owner, id: string): Promise<File | null> {
  const { config, ports } = core;
  const key = uploadPrefixOf(config.apiBase) + id;
  try {
    await personKnown(core);
    const archive = await ports.openArchive?.();
    const text = (await archive?.read(key))?.get(key);
    await archive?.remove([key]);
    const passed = passedIn(text);
    return passed !== null && mayHave(core, passed.owner) ? fileOf(passed) : null;
  } catch {
    return null; // nothing is stored
  }
}

function personKnown({ settings }: Owner): Promise<void> {
  return new Promise((resolve) => {
    const stop = settings.person.subscribe((person) => {
      if (person === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

interface Passed {
  /** The name of the person; `""` for nobody. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly name: string;
  /** The content, with its type. */
  readonly uri: string;
}

function passedIn(text: string | undefined): Passed | null {
  if (text === undefined) return null;
  const { owner, atMs, name, uri } = JSON.parse(text);
  return { owner: String(owner), atMs: Number(atMs), name: String(name), uri: String(uri) };
}

function fileOf({ name, uri }: Passed): File {
  const [head = "", content = ""] = uri.split(";base64,");
  const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
  return new File([bytes], name, { type: head.replace(/^data:/, "") });
}
