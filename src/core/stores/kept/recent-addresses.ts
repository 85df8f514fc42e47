import type { Core, SharedService } from "../../create-core.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { foldText } from "../../texts/fold-text.ts";
import { oneLineOf } from "../../texts/one-line.ts";
import { readKeptTexts } from "./kept-readers.ts";
import { createKeptSignal } from "./kept-signal.ts";

/** The last addresses that the user searched for. Empty address boxes suggest them. */
export interface RecentAddresses extends SharedService {
  /** The latest address is first. */
  readonly addresses: ReadonlySignal<readonly string[]>;
  add(address: string): void;
  remove(address: string): void;
}

const maxAddresses = 10;

/** The addresses that all address boxes of an API base share. */
export function recentAddressesOf(core: Core): RecentAddresses {
  return core.service("recentAddresses", createRecentAddresses);
}

function createRecentAddresses({ config, kept, settings }: Core): RecentAddresses {
  const { rememberAddresses } = config;
  const isKept = rememberAddresses === "device";
  const { current, change, forget } = createKeptSignal(
    settings,
    isKept ? kept.entry("recent_addresses", readKeptTexts) : null,
    [],
    joinAddresses,
  );

  return {
    addresses: current,
    add(input) {
      const address = oneLineOf(input).trim();
      if (rememberAddresses === "none" || address === "") return;
      change(joinAddresses([address], current.peek()));
    },
    remove: (address) => change(without(current.peek(), address)),
    forget,
  };
}

/** Joins the lists, the later addresses first, without repeated addresses. */
function joinAddresses(later: readonly string[], earlier: readonly string[]): readonly string[] {
  return [...later, ...later.reduce(without, earlier)].slice(0, maxAddresses);
}

function without(addresses: readonly string[], address: string): readonly string[] {
  const folded = foldText(address);
  return addresses.filter((one) => foldText(one) !== folded);
}
