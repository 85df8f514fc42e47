import type { Display } from "../element/watch-display.ts";

/**
 * Elements with the same tag write the same query parameters. Therefore one displayed element owns the page's address,
 * and the others hold their parameters in memory.
 */
export interface AddressClaim {
  isOwner(): boolean;
  /** Ends the claim, so that the next element may own the address. */
  end(): void;
}

interface Claimant {
  readonly element: Element;
  readonly display: Display;
  /** Called when the claimant becomes the owner after another element. */
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

/**
 * Returns the claimant that owns the address. An owner stays the owner while it is displayed. After that, the first
 * displayed element in document order becomes the owner.
 */
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
