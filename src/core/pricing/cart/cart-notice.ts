import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { cartPriceOf } from "./cart-items.ts";
import { cartMessages } from "./cart-messages.ts";
import { type CartEvent, type CartState, offerOf, type RemovalCode } from "./cart-state.ts";
import { totalsChangeText } from "./figure-text.ts";
import { reduceCart } from "./reduce-cart.ts";
import { removalText } from "./removal-text.ts";
import { type SameServices, sameServicesOf } from "./same-services.ts";

/** What an act changed besides the service that was touched (decisions J13, J16, J17). */
export interface CartNotice extends Pick<CartState, "removed" | "packageRemoved"> {
  /** Titles of what came along, and of what was chosen together with a provider or a term. */
  readonly added: readonly string[];
  /** Per month and once, before and after the act; null where both stay. */
  readonly monthly: AmountChange | null;
  readonly install: AmountChange | null;
  /** The services that a change of provider, term or region took out, as they are offered now; null for none. */
  readonly same: SameServices | null;
}

/** An amount before and after an act. */
interface AmountChange {
  readonly before: CentsOrError;
  readonly after: CentsOrError;
}

/** The agent asked for these removals. */
const expected: ReadonlySet<RemovalCode> = new Set(["deselected", "replaced"]);

/**
 * What an act changed, to be told; null where it changed no more than the service that was touched, or nothing.
 *
 * @param before - null where the cart is the first of a search.
 * @param events - those of the act; none for a step of the history, which says what it does itself.
 */
export function cartNoticeOf(
  before: CartState | null,
  after: CartState,
  events: readonly CartEvent[],
): CartNotice | null {
  const { removed, packageRemoved } = after;
  const isOffer = events.some(({ kind }) => offerChanges.has(kind));
  // A choice on the price board changes provider and term too: then it is named itself.
  const asked = new Set(
    events.flatMap((event) => (event.kind === "selectItem" && !isOffer ? event.id : [])),
  );
  const added =
    before === null || events.length === 0
      ? []
      : after.cart.filter((id) => !asked.has(id) && !before.cart.includes(id));
  const isUnexpected = removed.some(({ reason }) => !expected.has(reason));
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

/** The sentences of a notice. */
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

/** The offer to price the same services again, and what is not offered (decisions J16). */
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
 * The effect of a package on a cart before it is chosen (decisions L24, J17), or the discount of the chosen one.
 *
 * @returns `""` for nothing.
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
