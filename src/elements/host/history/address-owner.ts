import type { Display } from "../element/watch-display.ts";

/**
 * Elements of one tag write the same query parameters. One of those that are displayed has the page's address; each of the
 * others keeps its parameters to itself (decisions W19).
 */
export interface AddressClaim {
  isOwner(): boolean;
  /** Ends the claim. The next element may have the address. */
  end(): void;
}

interface Claimant {
  readonly element: Element;
  readonly display: Display;
  /** The address became its own, after another element had it. */
  onOwner(): void;
}

const claimants = new Set<Claimant>();
const owners = new Map<string, Claimant>();

export function claimAddress(claimant: Claimant): AddressClaim {
  const tag = claimant.element.localName;
  claimants.add(claimant);
  const pass = () =>
    // A screen that is opened again claims the address within the same task.
    queueMicrotask(() => {
      const before = owners.get(tag);
      const now = ownerOf(tag);
      if (now !== before) now?.onOwner();
    });
  const stop = claimant.display.isDisplayed.subscribe((isNow) => {
    if (!isNow && owners.get(tag) === claimant) pass();
  });
  return {
    isOwner: () => claimants.has(claimant) && (ownerOf(tag) ?? claimant) === claimant,
    end() {
      stop();
      if (!claimants.delete(claimant) || owners.get(tag) !== claimant) return;
      owners.delete(tag);
      pass();
    },
  };
}

/** Keeps the owner as long as it is displayed; otherwise the first one in the document follows. */
function ownerOf(tag: string): Claimant | null {
  const owner = owners.get(tag);
  if (owner !== undefined && isHere(owner)) return owner;
  const [first = null] = [...claimants]
    .filter((one) => one.element.localName === tag && isHere(one))
    .sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  if (first === null) owners.delete(tag);
  else owners.set(tag, first);
  return first;
}

function isHere({ element, display }: Claimant): boolean {
  display.look();
  return element.isConnected && display.isDisplayed.peek();
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
