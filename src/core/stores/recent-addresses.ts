import type { Core, SharedService } from "../create-core.ts";
import { foldText } from "../fold-text.ts";
import { type ReadonlySignal, signal } from "../signals.ts";

/** The addresses that a person searched last, offered where an address box is empty (decisions X5). */
export interface RecentAddresses extends SharedService {
  /** The latest first, at most ten. */
  readonly addresses: ReadonlySignal<readonly string[]>;
  add(address: string): void;
  remove(address: string): void;
}

const mostAddresses = 10;

/** The addresses that all boxes of an API base share. */
export function recentAddressesOf(core: Core): RecentAddresses {
  return core.service("recentAddresses", createRecentAddresses);
}

function createRecentAddresses({ config, ports: { storage } }: Core): RecentAddresses {
  const { apiBase, rememberAddresses } = config;
  const isStored = rememberAddresses === "device";
  const key = `scout_recent_addresses ${apiBase}`;
  const addresses = signal(isStored ? addressesIn(storage.read(key)) : []);

  function change(next: readonly string[]): void {
    addresses.value = next;
    if (!isStored) return;
    if (next.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(next));
  }

  function without(address: string): readonly string[] {
    const folded = foldText(address);
    return addresses.peek().filter((one) => foldText(one) !== folded);
  }

  return {
    addresses,
    add(given) {
      const address = given.trim();
      if (rememberAddresses === "none" || address === "") return;
      change([address, ...without(address)].slice(0, mostAddresses));
    },
    remove: (address) => change(without(address)),
    forget: () => change([]),
  };
}

function addressesIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.filter((entry) => typeof entry === "string").slice(0, mostAddresses);
  } catch {
    return []; // a text of another script
  }
}
