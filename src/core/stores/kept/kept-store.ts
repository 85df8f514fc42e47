import type { KeptValue, Ports } from "../../ports.ts";
import { isRecord, parseRecord } from "../../values/record.ts";
import { version } from "../../version.ts";
import { type KeptKind, type KindName, keptKeyOf, keptKinds } from "./kept-kinds.ts";
import { beginVisit, visitOf } from "./visit.ts";

/** Everything that outlives a page for the persons of one API base. {@link keptKinds} says where, and for how long. */
export interface KeptStore {
  /**
   * @param read - returns null for a value of another script
   * @param name - tells the entries of a kind apart
   */
  entry<Value>(
    kind: KindName,
    read: (raw: unknown) => Value | null,
    name?: string,
  ): KeptValue<Value>;
  /** @param question - tells the answers of a kind apart; each has one type of answer */
  answer<Value>(kind: AnswerKind, question?: string): KeptValue<Value>;
  /** Removes what has ended, and what belongs to another person. */
  sweep(): void;
}

type AnswerKind = {
  [Name in KindName]: (typeof keptKinds)[Name] extends { isAnswer: true } ? Name : never;
}[KindName];

/** Facts about the current person. */
export interface CurrentPerson {
  /** The name of the person; `""` for one without a name, null while it is unknown. */
  name(): string | null;
  /** Whether the server has answered that no one is signed in. */
  isVisitor(): boolean;
}

interface Entry {
  /** The name of the person; `""` for a visitor. */
  readonly owner: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly value: unknown;
}

export function createKeptStore(apiBase: string, ports: Ports, person: CurrentPerson): KeptStore {
  const { clock } = ports;

  /** Entries of another visit have ended, and so have answers of another version. */
  function eraOf({ isAnswer }: KeptKind): string {
    return visitOf(ports) + (isAnswer ? version : "");
  }

  /** The entries, newest first, and whether they still count. */
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
      .catch(() => {}); // nothing could be kept there either
  }

  /** What a person wrote stays if the clock goes back; the age of an answer is unknown then. */
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
      // Only this version's answers to the same question are read.
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
