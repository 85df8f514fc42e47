import type { Core, SharedService } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { foldText } from "../../texts/fold-text.ts";
import { keptListIn } from "./kept-list.ts";
import { keptText } from "./kept-texts.ts";

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

function createRecentAddresses(core: Core): RecentAddresses {
  const { rememberAddresses } = core.config;
  const kept = keptText(core, "recentAddresses");
  const addresses = signal<readonly string[]>([]);
  /** Whose addresses they are; null before that is known (decisions X8). */
  let owner: string | null = null;
  core.settings.person.subscribe((name) => {
    if (name !== null && name !== owner) take(name);
  });

  /** Joins what the machine keeps of the person; the addresses of another one are dropped. */
  function take(name: string): void {
    const now = owner === null ? addresses.peek() : [];
    owner = name;
    const stored = rememberAddresses === "device" ? keptListIn(kept.read(), mostAddresses) : [];
    change([...now, ...now.reduce(without, stored)].slice(0, mostAddresses));
  }

  function change(next: readonly string[]): void {
    addresses.value = next;
    // Without a name to tell persons apart they stay in the page.
    if (!owner || rememberAddresses !== "device") return;
    if (next.length === 0) kept.remove();
    else kept.write(JSON.stringify(next));
  }

  return {
    addresses,
    add(input) {
      const address = input.trim();
      if (rememberAddresses === "none" || address === "") return;
      change([address, ...without(addresses.peek(), address)].slice(0, mostAddresses));
    },
    remove: (address) => change(without(addresses.peek(), address)),
    forget() {
      owner = null;
      change([]);
    },
  };
}

function without(addresses: readonly string[], address: string): readonly string[] {
  const folded = foldText(address);
  return addresses.filter((one) => foldText(one) !== folded);
}
