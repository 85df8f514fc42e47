import type { Core, SharedService } from "../../create-core.ts";
import type { TextArchive } from "../../ports.ts";
import { readDraft, writeDraft } from "../../pricing/drafts/draft-text.ts";
import type { ProposalDraft } from "../../pricing/drafts/proposal-draft.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { archivePrefixes } from "../kept/clear-archive.ts";
import { signOutKey } from "../kept/visit.ts";

/** An unfinished proposal of the signed-in user. */
export interface KeptDraft {
  readonly id: string;
  /** When the draft was saved, in milliseconds since 1970. */
  readonly savedAtMs: number;
  readonly draft: ProposalDraft;
}

/** The recent proposals of a user, at an API base. */
export interface DraftsStore extends SharedService {
  /** The latest first, at most {@link maxDrafts}. */
  readonly drafts: ReadonlySignal<readonly KeptDraft[]>;
  /** True once the browser has failed to store a draft. Drafts then stay in memory. */
  readonly isBlocked: ReadonlySignal<boolean>;
  /** Reads the stored drafts, once per user. */
  open(): Promise<void>;
  keep(id: string, draft: ProposalDraft): void;
  /** Calls `act` once after 300 ms, however often it is scheduled. Does not call it after a sign-out. */
  schedule(act: () => void): void;
  /** Calls `act` now if it is scheduled. */
  flush(act: () => void): void;
  remove(id: string): void;
  removeAll(): void;
}

const maxDrafts = 20;
/** Changes within this time are written together, so that a click does not wait for the storage. */
const restMs = 300;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The drafts that all screens of an API base share. */
export function draftsOf(core: Core): DraftsStore {
  return core.service("drafts", createDraftsStore);
}

function createDraftsStore({ config, ports, settings }: Core): DraftsStore {
  const { openArchive, clock, report, tabStorage } = ports;
  const drafts = signal<readonly KeptDraft[]>([]);
  const isBlocked = signal(false);
  /** The user of the drafts; null before `open`. `prefix` is null if drafts are not stored. */
  let owner: { readonly prefix: string | null; readonly opening: Promise<void> } | null = null;
  /** The scheduled functions, each with a function that cancels it. */
  const scheduled = new Map<() => void, () => void>();

  /** The archive prefix for the drafts of the user; null for a user without a name. */
  function prefixOfPerson(): string | null {
    if (config.rememberProposals !== "device") return null;
    const name = settings.person.peek();
    if (!name) return null;
    return `${archivePrefixes.proposals}${encodeURIComponent(config.apiBase)} ${encodeURIComponent(name)} `;
  }

  async function attempt(act: (archive: TextArchive) => Promise<void>): Promise<void> {
    try {
      if (openArchive === undefined) throw new Error("There is no archive.");
      await act(await openArchive());
    } catch {
      if (!isBlocked.peek()) report.warn("proposals-not-kept");
      isBlocked.value = true;
    }
  }

  /** Shows the latest drafts. Returns the ids of the others, to be removed. */
  function show(all: readonly KeptDraft[]): readonly string[] {
    const signedOutMs = config.keepProposalsAfterSignOut
      ? 0
      : Number(tabStorage.read(signOutKey)) || 0;
    const oldestMs = Math.max(clock.now() - maxAgeMs, signedOutMs + 1);
    const latest = [...all].sort((one, other) => other.savedAtMs - one.savedAtMs);
    const kept = latest.filter(({ savedAtMs }) => savedAtMs >= oldestMs).slice(0, maxDrafts);
    drafts.value = kept;
    return latest.filter((one) => !kept.includes(one)).map(({ id }) => id);
  }

  async function read(prefix: string): Promise<void> {
    try {
      const texts = await (await openArchive?.())?.read(prefix);
      if (owner?.prefix !== prefix) return;
      const present = drafts.peek();
      const known = new Set(present.map(({ id }) => id));
      const found = [...(texts ?? [])]
        .map(([key, text]) => keptDraftIn(key.slice(prefix.length), text))
        .filter(({ id }) => !known.has(id));
      erase(found.flatMap((one) => (one.draft === null ? [one.id] : [])));
      erase(show([...present, ...found.filter(isReadable)]));
    } catch {
      // Do not report a failed read here, because a failed write will report it.
    }
  }

  function erase(ids: readonly string[]): void {
    const prefix = owner?.prefix ?? null;
    if (prefix === null || ids.length === 0) return;
    void attempt((archive) => archive.remove(ids.map((id) => prefix + id)));
  }

  return {
    drafts,
    isBlocked,
    open() {
      if (owner === null) {
        const prefix = prefixOfPerson();
        const opening = Promise.resolve().then(() => (prefix === null ? undefined : read(prefix)));
        owner = { prefix, opening };
      }
      return owner.opening;
    },
    keep(id, draft) {
      if (owner === null || config.rememberProposals === "none") return;
      const { prefix } = owner;
      const saved = { id, savedAtMs: clock.now(), draft };
      erase(show([saved, ...drafts.peek().filter((one) => one.id !== id)]));
      if (prefix === null) return;
      const text = `${saved.savedAtMs} ${writeDraft(draft)}`;
      void attempt((archive) => archive.write(prefix + id, text));
    },
    schedule(act) {
      if (scheduled.has(act)) return;
      const stop = clock.after(restMs, () => {
        scheduled.delete(act);
        act();
      });
      scheduled.set(act, stop);
    },
    flush(act) {
      const stop = scheduled.get(act);
      if (stop === undefined) return;
      scheduled.delete(act);
      stop();
      act();
    },
    remove(id) {
      drafts.value = drafts.peek().filter((one) => one.id !== id);
      erase([id]);
    },
    removeAll() {
      const ids = drafts.peek().map(({ id }) => id);
      drafts.value = [];
      erase(ids);
    },
    forget() {
      for (const stop of scheduled.values()) stop();
      scheduled.clear();
      owner = null;
      drafts.value = [];
    },
  };
}

interface StoredDraft {
  readonly id: string;
  readonly savedAtMs: number;
  /** The draft; null if another version or script wrote it. */
  readonly draft: ProposalDraft | null;
}

function keptDraftIn(id: string, text: string): StoredDraft {
  const end = text.indexOf(" ");
  const savedAtMs = Number(text.slice(0, end));
  return {
    id,
    savedAtMs,
    draft: Number.isSafeInteger(savedAtMs) ? readDraft(text.slice(end + 1)) : null,
  };
}

function isReadable(stored: StoredDraft): stored is KeptDraft {
  return stored.draft !== null;
}
