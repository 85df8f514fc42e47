import type { KeptValue, Ports } from "../../ports.ts";
import { isRecord, parseRecord } from "../../values/record.ts";
import { version } from "../../version.ts";
import { type KeptKind, type KindName, keptKeyOf, keptKinds } from "./kept-kinds.ts";
import { beginVisit, visitOf } from "./visit.ts";

/**
 * Stores values of the users of an API base beyond the life of the page. {@link keptKinds} defines where, and for how
 * long.
 */
export interface KeptStore {
  /**
   * @param read - returns null for a value that another script wrote
   * @param name - identifies the entry within its kind
   */
  entry<Value>(
    kind: KindName,
    read: (raw: unknown) => Value | null,
    name?: string,
  ): KeptValue<Value>;
  /** @param question - identifies the answer within its kind. Always use the same type of answer for a question. */
  answer<Value>(kind: AnswerKind, question?: string): KeptValue<Value>;
  /** Removes expired entries, and entries of other users. */
  sweep(): void;
}

type AnswerKind = {
  [Name in KindName]: (typeof keptKinds)[Name] extends { isAnswer: true } ? Name : never;
}[KindName];

/** Facts about the current user. */
export interface CurrentPerson {
  /** The name of the user; `""` for a user without a name, null while the user is unknown. */
  name(): string | null;
  /** True if the server has answered that no user is signed in. */
  isVisitor(): boolean;
}

interface Entry {
  /** The name of the user; `""` for a visitor. */
  readonly owner: string;
  readonly name: string;
  /** When the entry was written, in milliseconds since 1970. */
  readonly atMs: number;
  readonly value: unknown;
}

export function createKeptStore(apiBase: string, ports: Ports, person: CurrentPerson): KeptStore {
  const { clock } = ports;

  /** Entries of another era are expired. A new visit starts an era; for answers, a new version of this package, too. */
  function eraOf({ isAnswer }: KeptKind): string {
    return visitOf(ports) + (isAnswer ? version : "");
  }

  /** The entries, newest first. `isCurrent` is false if they belong to another era. */
  function load(kind: KeptKind, key: string) {
    const { era, entries } = parseRecord(ports[kind.area].read(key));
    const isCurrent = era === eraOf(kind);
    return { isCurrent, entries: [entries].flat().filter(isEntry) };
  }

  function loadCurrent(kind: KeptKind, key: string): readonly Entry[] {
    const { isCurrent, entries } = load(kind, key);
    return isCurrent ? entries : [];
  }

  function store(
    kind: KeptKind,
    key: string,
    before: readonly Entry[],
    after: readonly Entry[],
  ): void {
    const storage = ports[kind.area];
    const left = after.filter((entry) => isFresh(kind, entry)).slice(0, kind.maxEntries);
    const write = () => JSON.stringify({ era: eraOf(kind), entries: left });
    const { maxLength = Number.POSITIVE_INFINITY } = kind;
    let text = write();
    while (text.length > maxLength && left.pop()) text = write();
    if (left.length > 0) storage.write(key, text);
    else storage.remove(key);
    if (kind.hasContent) removeContents(before.filter((entry) => !left.includes(entry)));
  }

  function removeContents(entries: readonly Entry[]): void {
    import("./clear-archive.ts")
      .then((loaded) =>
        loaded.removeContents(
          ports,
          entries.map(({ name }) => name),
        ),
      )
      .catch(() => {}); // an archive that does not open contains nothing to remove
  }

  /** If the clock is set back, ages become negative. Entries of the user then stay, and answers expire. */
  function isFresh(
    { maxAgeMs = Number.POSITIVE_INFINITY, isAnswer }: KeptKind,
    { atMs }: Entry,
  ): boolean {
    const ageMs = clock.now() - atMs;
    return ageMs < maxAgeMs && !(isAnswer && ageMs < 0);
  }

  function isOwn(kind: KeptKind, { owner }: Entry): boolean {
    const name = person.name();
    return kind.isReadEarly || (name !== null && (owner === name || owner === ""));
  }

  function isForeign({ owner }: Entry): boolean {
    const name = person.name();
    return Boolean(name && owner) && owner !== name;
  }

  function entry<Value>(
    kindName: KindName,
    read: (raw: unknown) => Value | null,
    name = "",
  ): KeptValue<Value> {
    const kind: KeptKind = keptKinds[kindName];
    const key = keptKeyOf(kindName) + apiBase;
    const isNamed = (one: Entry) => one.name === name && isOwn(kind, one);

    function remove(): void {
      const before = loadCurrent(kind, key);
      const left = before.filter((one) => !isNamed(one));
      if (left.length < before.length) store(kind, key, before, left);
    }

    return {
      read(sinceMs = 0) {
        const found = loadCurrent(kind, key).find(isNamed);
        if (found === undefined) return null;
        if (kind.isUsedOnce) remove();
        return found.atMs >= sinceMs && isFresh(kind, found) ? read(found.value) : null;
      },
      write(value) {
        const owner = person.name() || (kind.mayBeOfVisitor && person.isVisitor() ? "" : null);
        if (owner === null) return false;
        beginVisit(ports);
        const before = loadCurrent(kind, key);
        const others = before.filter((one) => one.name !== name || one.owner !== owner);
        store(kind, key, before, [{ owner, name, atMs: clock.now(), value }, ...others]);
        return true;
      },
      remove,
    };
  }

  return {
    entry,
    answer<Value>(kind: AnswerKind, question?: string) {
      // Only answers of this version to the same question are read, so the type is known.
      return entry(kind, (raw) => raw as Value, question);
    },
    sweep() {
      for (const [kindName, kind] of Object.entries<KeptKind>(keptKinds)) {
        const start = keptKeyOf(kindName);
        for (const key of ports[kind.area].keys()) {
          if (!key.startsWith(start)) continue;
          const { isCurrent, entries } = load(kind, key);
          const isOfBase = key === start + apiBase;
          const left = entries.filter(
            (one) => isCurrent && isFresh(kind, one) && !(isOfBase && isForeign(one)),
          );
          if (left.length < (entries.length || 1)) store(kind, key, entries, left);
        }
      }
    },
  };
}

function isEntry(raw: unknown): raw is Entry {
  return (
    isRecord(raw) &&
    typeof raw.owner === "string" &&
    typeof raw.name === "string" &&
    typeof raw.atMs === "number"
  );
}
