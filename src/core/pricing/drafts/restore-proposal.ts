import { addCents, type CentsOrError } from "../../money/cents.ts";
import { cartPriceOf, quantityOf } from "../cart/cart-items.ts";
import { type CartEvent, type CartState, offerOf, withoutRemovals } from "../cart/cart-state.ts";
import { isBroughtByLinks } from "../cart/linked-services.ts";
import { normaliseCart } from "../cart/normalise-cart.ts";
import { reduceCart } from "../cart/reduce-cart.ts";
import { type PriceLine, stackingOf } from "../price/price-line.ts";
import type { Service } from "../service.ts";
import { type DraftLine, lineMarkOf, type ProposalDraft, totalMarkOf } from "./proposal-draft.ts";

/** A difference in a restored proposal (decisions X3). Amounts are in cents; null is ERR. */
export type ProposalChange =
  | { readonly kind: "choiceGone"; readonly choice: "provider" | "term" | "region" | "package" }
  /** The service is not offered any more. `title` defaults to the id. */
  | { readonly kind: "notOffered"; readonly id: string; readonly title: string }
  /** The service is offered, but cannot be chosen. */
  | { readonly kind: "unavailable"; readonly id: string; readonly title: string }
  /** Another service now links to it. */
  | { readonly kind: "added"; readonly id: string; readonly title: string }
  | { readonly kind: "quantity"; readonly id: string; readonly title: string; readonly now: number }
  | ({ readonly kind: "price"; readonly id: string; readonly title: string } & Charges)
  /** The totals changed, but no line did, because of a fee or the package's price. */
  | ({ readonly kind: "totals" } & Charges);

interface Charges {
  /** The amount per month. */
  readonly monthly: CentsOrError;
  /** The one-time amount. */
  readonly install: CentsOrError;
}

/** A proposal that is restored from a draft with current prices. */
export interface RestoredProposal {
  readonly cart: CartState;
  /** The differences, in the order of the draft; empty without differences. */
  readonly changes: readonly ProposalChange[];
}

/**
 * Rebuilds the proposal of a draft on the results of a new search. It applies the choices of the draft as the events of
 * an agent, so that the resulting cart is always legal (decisions X3).
 *
 * @param start - the empty cart of the search
 */
export function restoreProposal(start: CartState, draft: ProposalDraft): RestoredProposal {
  const before = [...choicesOf(draft), ...quantitiesOf(draft)].reduce(reduceCart, start);
  const { together, apart } = linesOf(draft, offerOf(before).services);
  const after: readonly CartEvent[] = [
    ...apart.map((id) => ({ kind: "selectItem", id }) as const),
    { kind: "choosePackage", value: draft.package },
    ...draft.sections.map((section) => ({ kind: "toggleSection", section, isOn: true }) as const),
  ];
  const cart = withoutRemovals(
    after.reduce(reduceCart, normaliseCart({ ...before, cart: together })),
  );
  return { cart, changes: changesOf(cart, draft) };
}

function choicesOf({ provider, term, region }: ProposalDraft): readonly CartEvent[] {
  return [
    { kind: "chooseProvider", value: provider },
    { kind: "chooseTerm", value: term },
    { kind: "chooseRegion", value: region },
  ];
}

function quantitiesOf({ lines }: ProposalDraft): readonly CartEvent[] {
  return lines.flatMap(({ id, lines: count, boxes }): readonly CartEvent[] => [
    ...(count === null ? [] : [{ kind: "setLines", id, lines: count } as const]),
    ...(boxes === null ? [] : [{ kind: "setBoxes", id, boxes } as const]),
  ]);
}

/**
 * Adds the lines of the draft to the cart at once, because a line may depend on a later one. A service with a new link
 * is chosen separately, so that the link also adds its service.
 */
function linesOf({ lines }: ProposalDraft, offered: ReadonlyMap<string, Service>) {
  const drafted = new Set(lines.map(({ id }) => id));
  const radioTypes = new Set<string>();
  const together: string[] = [];
  const apart: string[] = [];
  for (const id of drafted) {
    const service = offered.get(id);
    // A hostile link may contain two radios of one type.
    if (service === undefined || (service.isRadio && radioTypes.has(service.type))) continue;
    if (service.isRadio) radioTypes.add(service.type);
    const isWhole = service.links.every(
      (link) => drafted.has(link) || !isBroughtByLinks(offered.get(link)),
    );
    (isWhole ? together : apart).push(id);
  }
  return { together, apart };
}

function changesOf(cart: CartState, draft: ProposalDraft): readonly ProposalChange[] {
  const price = cartPriceOf(cart);
  const charges = new Map(price.lines.map((line) => [line.id, line]));
  const present = new Set(cart.cart);
  const drafted = new Set(draft.lines.map(({ id }) => id));
  const choices = (["provider", "term", "region", "package"] as const)
    .filter((choice) => draft[choice] !== null && draft[choice] !== cart[choice])
    .map((choice) => ({ kind: "choiceGone", choice }) as const);
  const lines = draft.lines.flatMap((line): readonly ProposalChange[] => {
    const change = present.has(line.id)
      ? changeOfLine(line, cart, { salt: draft.salt, charges: charges.get(line.id) })
      : absenceOf(line, cart);
    return change === null ? [] : [change];
  });
  const added = cart.cart
    .filter((id) => !drafted.has(id))
    .map((id) => ({ kind: "added", id, title: titleOf(id, "", cart) }) as const);
  const found = [...choices, ...lines, ...added];
  if (found.length > 0 || totalMarkOf(draft.salt, price) === draft.mark) return found;
  return [{ kind: "totals", monthly: price.monthly, install: price.install }];
}

function absenceOf({ id, title }: DraftLine, cart: CartState): ProposalChange {
  const kind = offerOf(cart).services.has(id) ? "unavailable" : "notOffered";
  return { kind, id, title: titleOf(id, title, cart) };
}

function changeOfLine(
  { id, title, mark, lines, boxes }: DraftLine,
  cart: CartState,
  { salt, charges }: { readonly salt: string; readonly charges: PriceLine | undefined },
): ProposalChange | null {
  const service = offerOf(cart).services.get(id);
  if (charges === undefined || service === undefined) return null;
  const named = { id, title: titleOf(id, title, cart) };
  const now = quantityOf(cart, service);
  if (lines !== null && service.countedLines && lines !== now.quantity) {
    return { kind: "quantity", ...named, now: now.quantity };
  }
  if (boxes !== null && service.countedBoxes && boxes !== now.boxes) {
    return { kind: "quantity", ...named, now: now.boxes };
  }
  if (lineMarkOf(salt, charges) === mark) return null;
  const { price, equipmentFee, boxPrice, nrc } = charges;
  const monthly = addCents(price, equipmentFee, boxPrice);
  return { kind: "price", ...named, monthly, install: addCents(nrc, stackingOf(charges)) };
}

function titleOf(id: string, drafted: string, cart: CartState): string {
  const offered = offerOf(cart).services.get(id)?.title ?? drafted;
  return offered || (cart.catalogue.rowsOf(id)[0]?.title ?? id);
}
