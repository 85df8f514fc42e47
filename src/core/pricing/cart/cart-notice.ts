import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, zeroCents } from "../../money/cents.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { cartPriceOf } from "./cart-items.ts";
import { cartTexts } from "./cart-messages.ts";
import {
  type CartEvent,
  type CartState,
  offerOf,
  packageOf,
  type RemovalCode,
} from "./cart-state.ts";
import { totalsChangeText } from "./figure-text.ts";
import { reduceCart } from "./reduce-cart.ts";
import { removalText } from "./removal-text.ts";
import { type SameServices, sameServicesOf } from "./same-services.ts";

/** The effects of an action that changed more than the service that the agent clicked. */
export interface CartNotice extends Pick<CartState, "removed" | "packageRemoved"> {
  /** Titles of the chosen services and of what came with them, such as linked services and a package. */
  readonly added: readonly string[];
  /** The monthly and the one-time total, before and after the action; null if neither changes. */
  readonly monthly: AmountChange | null;
  readonly install: AmountChange | null;
  /** True if the action removed something that the agent did not ask to remove. */
  readonly isLoss: boolean;
  /** True if the action chose a package, whose notice says all that its option has said. */
  readonly isPackageChosen: boolean;
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
  // A choice on the price board may also change provider and term. Then everything came with those.
  const asked = events.flatMap((event) =>
    event.kind === "selectItem" && !isOffer ? event.id : [],
  );
  const added =
    before === null || events.length === 0
      ? []
      : after.cart.filter((id) => !before.cart.includes(id));
  const chosenFirst = added.toSorted(
    (a, b) => Number(asked.includes(b)) - Number(asked.includes(a)),
  );
  const hasMore = added.some((id) => !asked.includes(id));
  const isLoss =
    packageRemoved !== null || removed.some(({ reason }) => !expectedRemovals.has(reason));
  if (!hasMore && !isLoss) return null;
  const chosen = packageOf(after);
  const [was, is] = [before && cartPriceOf(before), cartPriceOf(after)];
  return {
    removed: removed.filter(({ reason }) => reason !== "deselected"),
    packageRemoved,
    added: [
      ...(isOffer && after.package !== before?.package && chosen ? [chosen.label] : []),
      ...chosenFirst.map((id) => offerOf(after).services.get(id)?.title ?? id),
    ],
    monthly: was && changeOf(was.monthly, is.monthly),
    install: was && changeOf(was.install, is.install),
    isLoss,
    isPackageChosen: chosen !== null && after.package !== before?.package,
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

/** Writes a notice as sentences: what was added and removed, and how the totals changed; each `""` without any. */
export function cartNoticeTexts(
  notice: CartNotice,
  format: Formatting,
): readonly [changes: string, totals: string] {
  const { added, monthly, install } = notice;
  const texts = format.texts(cartTexts).notice;
  const changed = (name: "monthly" | "install", change: AmountChange | null) =>
    change && texts[name](format.money(change.before), format.money(change.after));
  return [
    joined(added.length === 0 ? "" : texts.added(added), removalText(notice, format)),
    joined(changed("monthly", monthly), changed("install", install)),
  ];
}

/** A longer text takes more than two lines beside the buttons of the notice. */
const maxHeadline = 50;

/**
 * Writes what a notice says in two lines: what was added and removed, with the reason. If there are too many words, only
 * how many items were removed, or also how many were added.
 */
export function cartNoticeHeadline(notice: CartNotice, format: Formatting): string {
  const [changes] = cartNoticeTexts(notice, format);
  const { added, removed, packageRemoved } = notice;
  const lost = packageRemoved === null ? "" : format.texts(pricingTexts).packageRemoved;
  const named = added.length === 0 ? "" : format.texts(cartTexts).notice.added(added);
  const texts = [
    changes,
    joined(named, countsText(0, removed.length, format), lost),
    joined(countsText(added.length, removed.length, format), lost),
  ];
  return texts.find((text) => text.length <= maxHeadline) ?? texts[2] ?? "";
}

function countsText(added: number, removed: number, { count, number, texts }: Formatting): string {
  const { items, itemsAdded, itemsRemoved, itemsChanged } = texts(cartTexts).notice;
  if (removed === 0) return added === 0 ? "" : itemsAdded(count(added, items));
  return added === 0
    ? itemsRemoved(count(removed, items))
    : itemsChanged(count(added, items), number(removed));
}

function joined(...sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** The offer to choose the same services again. It names what is lost. */
export function sameServicesText(
  { choices, monthly, missing }: SameServices,
  format: Formatting,
): string {
  const lost = missing.length === 0 ? "" : format.list(missing);
  return format.texts(cartTexts).notice.same(choices, lost, format.money(monthly));
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
    return credit === zeroCents ? "" : format.texts(cartTexts).figure.monthly(format.money(credit));
  }
  const after = reduceCart(state, { kind: "choosePackage", value });
  const { services } = offerOf(state);
  const titlesOf = (ids: readonly string[]) => ids.map((id) => services.get(id)?.title ?? id);
  const added = after.cart.filter((id) => !state.cart.includes(id));
  const removed = state.cart.filter((id) => !after.cart.includes(id));
  return format
    .texts(cartTexts)
    .notice.package(
      titlesOf(added),
      titlesOf(removed),
      totalsChangeText(before, cartPriceOf(after), format),
    );
}
