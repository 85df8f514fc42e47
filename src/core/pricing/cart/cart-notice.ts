import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { cartPriceOf } from "./cart-items.ts";
import { cartMessages } from "./cart-messages.ts";
import { type CartEvent, type CartState, offerOf, type RemovalCode } from "./cart-state.ts";
import { totalsChangeText } from "./figure-text.ts";
import { reduceCart } from "./reduce-cart.ts";
import { removalText } from "./removal-text.ts";
import { type SameServices, sameServicesOf } from "./same-services.ts";

/** The effects of an action other than on the service that the agent clicked. */
export interface CartNotice extends Pick<CartState, "removed" | "packageRemoved"> {
  /** Titles of linked services, and of a service that was chosen together with a provider or a term. */
  readonly added: readonly string[];
  /** The monthly and the one-time total, before and after the action; null if neither changes. */
  readonly monthly: AmountChange | null;
  readonly install: AmountChange | null;
  /** The services that a change of provider, term or region removed, as they are offered now; null without any. */
  readonly same: SameServices | null;
}

/** An amount before and after an action. */
interface AmountChange {
  readonly before: CentsOrError;
  readonly after: CentsOrError;
}

/** Removals that the agent requested, so they need no notice. */
const expectedRemovals: ReadonlySet<RemovalCode> = new Set(["deselected", "replaced"]);

/**
 * Collects the side effects of an action. Returns null if it changed only the clicked service, or nothing.
 *
 * @param before - null if the cart is the first of a search
 * @param events - the events of the action; empty for undo and redo, which have their own announcement
 */
export function cartNoticeOf(
  before: CartState | null,
  after: CartState,
  events: readonly CartEvent[],
): CartNotice | null {
  const { removed, packageRemoved } = after;
  const isOffer = events.some(({ kind }) => offerChanges.has(kind));
  // A choice on the price board may also change provider and term. The notice then names the chosen service, too.
  const asked = new Set(
    events.flatMap((event) => (event.kind === "selectItem" && !isOffer ? event.id : [])),
  );
  const added =
    before === null || events.length === 0
      ? []
      : after.cart.filter((id) => !asked.has(id) && !before.cart.includes(id));
  const isUnexpected = removed.some(({ reason }) => !expectedRemovals.has(reason));
  if (added.length === 0 && !isUnexpected && packageRemoved === null) return null;
  const [was, is] = [before && cartPriceOf(before), cartPriceOf(after)];
  return {
    removed: removed.filter(({ reason }) => reason !== "deselected"),
    packageRemoved,
    added: added.map((id) => offerOf(after).services.get(id)?.title ?? id),
    monthly: was && changeOf(was.monthly, is.monthly),
    install: was && changeOf(was.install, is.install),
    same: before !== null && isOffer ? sameServicesOf(before, after) : null,
  };
}

const offerChanges: ReadonlySet<CartEvent["kind"]> = new Set([
  "chooseProvider",
  "chooseTerm",
  "chooseRegion",
]);

function changeOf(before: CentsOrError, after: CentsOrError): AmountChange | null {
  return before === after ? null : { before, after };
}

/** Writes a notice as sentences. */
export function cartNoticeText(notice: CartNotice, format: Formatting): string {
  const { added, monthly, install } = notice;
  const changed = (name: string, change: AmountChange | null) =>
    change === null
      ? ""
      : cartMessages.notice.total(name, format.money(change.before), format.money(change.after));
  return [
    added.length === 0 ? "" : cartMessages.notice.added(added),
    removalText(notice),
    changed(cartMessages.notice.monthly, monthly),
    changed(cartMessages.notice.install, install),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** The offer to choose the same services again, and the titles of those that are not offered. */
export function sameServicesTexts(
  { choices, monthly, missing }: SameServices,
  format: Formatting,
): { readonly action: string; readonly missing: string } {
  return {
    action: cartMessages.notice.same(choices, format.money(monthly)),
    missing: missing.length === 0 ? "" : cartMessages.notice.missing(missing),
  };
}

/**
 * Describes the effect of a package on the cart before it is chosen, or the discount of the chosen package.
 *
 * @returns `""` without an effect
 */
export function packageNoteOf(state: CartState, value: string, format: Formatting): string {
  const before = cartPriceOf(state);
  if (value === state.package) {
    const credit = subtractCents(zeroCents, before.discount);
    return credit === zeroCents ? "" : cartMessages.figure.monthly(format.money(credit));
  }
  const after = reduceCart(state, { kind: "choosePackage", value });
  const { services } = offerOf(state);
  const titlesOf = (ids: readonly string[]) => ids.map((id) => services.get(id)?.title ?? id);
  const added = after.cart.filter((id) => !state.cart.includes(id));
  const removed = state.cart.filter((id) => !after.cart.includes(id));
  return cartMessages.notice.package(
    titlesOf(added),
    titlesOf(removed),
    totalsChangeText(before, cartPriceOf(after), format),
  );
}
