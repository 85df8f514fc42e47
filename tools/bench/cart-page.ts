import { cartPriceOf } from "../../src/core/pricing/cart/cart-items.ts";
import { createCart } from "../../src/core/pricing/cart/create-cart.ts";
import { disabledCodesOf } from "../../src/core/pricing/cart/disabled-services.ts";
import { reduceCart } from "../../src/core/pricing/cart/reduce-cart.ts";
import { suggestPackage } from "../../src/core/pricing/cart/suggest-package.ts";
import { readDraft, writeDraft } from "../../src/core/pricing/drafts/draft-text.ts";
import { proposalDraftOf } from "../../src/core/pricing/drafts/proposal-draft.ts";
import { restoreProposal } from "../../src/core/pricing/drafts/restore-proposal.ts";
import { largeSearch, largeSearchSize } from "./large-search.ts";
import { median } from "./statistics.ts";

const events = 200;
/** Each package contains one of the chosen services. */
const packages = 40;

/** The times of a cart: medians, in milliseconds. */
export interface CartTimes {
  /** The time to apply an event, and to compute the prices and the disabled services. */
  readonly cartMs: number;
  /** The time of a plain loop that reads the same members of the same rows, for comparison. */
  readonly loopMs: number;
  /**
   * The time to write the draft of the cart as text. Saving the draft after a click costs no more.
   */
  readonly draftMs: number;
  /** The time to read the draft and to restore its cart from the search. */
  readonly restoreMs: number;
  /** The time to find a package that makes the cart cheaper, among many candidates. */
  readonly suggestMs: number;
  /** The number of services in the draft. */
  readonly lines: number;
}

declare global {
  var measureCartEvents: () => CartTimes;
}

globalThis.measureCartEvents = () => {
  const search = largeSearch();
  let state = createCart(search);
  const times: { cart: number; loop: number }[] = [];
  for (let event = 0; event < events; event += 1) {
    const start = performance.now();
    state = reduceCart(state, { kind: "selectItem", id: String((event * 37) % largeSearchSize) });
    cartPriceOf(state);
    disabledCodesOf(state);
    const middle = performance.now();
    readAll(search.rows);
    times.push({ cart: middle - start, loop: performance.now() - middle });
  }
  const header = { address: "1 Main Street", preparedFor: "", salt: "s" };
  const drafting = Array.from({ length: 20 }, () => {
    const start = performance.now();
    const text = writeDraft(proposalDraftOf(state, header));
    const middle = performance.now();
    const draft = readDraft(text);
    if (draft === null) throw new Error("The draft cannot be read.");
    restoreProposal(createCart(search), draft);
    return { draft: middle - start, restore: performance.now() - middle };
  });
  const few = search.rows
    .filter(({ type }) => type === "broadband" || type === "phone")
    .slice(0, 12)
    .reduce(
      (cart, { id }) => reduceCart(cart, { kind: "selectItem", id: String(id) }),
      createCart(search),
    );
  const { catalogue } = createCart({
    ...search,
    filter_options: { ...search.filter_options, package: packagesOf(few.cart) },
  });
  const chosen = { ...few, catalogue };
  const suggesting = Array.from({ length: 60 }, () => {
    const start = performance.now();
    foundResults.add(suggestPackage(chosen));
    return performance.now() - start;
  });
  if (foundResults.has(null)) throw new Error("No package is suggested.");
  return {
    suggestMs: median(suggesting),
    draftMs: median(drafting.map(({ draft }) => draft)),
    restoreMs: median(drafting.map(({ restore }) => restore)),
    lines: state.cart.length,
    cartMs: median(times.map(({ cart }) => cart)),
    loopMs: median(times.map(({ loop }) => loop)),
  };
};

const foundResults = new Set<unknown>();

function packagesOf(cart: readonly string[]) {
  return Array.from({ length: packages }, (_, index) => ({
    value: `package-${index}`,
    title: `Package ${index}`,
    terms: ["24"],
    price: index,
    dependencies: [0, 1].map((step) => cart[(index + step) % cart.length]),
  }));
}

/** Holds the results of the loop, so that no engine optimises the loop away. */
const read = new Set<unknown>();

function readAll(rows: ReturnType<typeof largeSearch>["rows"]): void {
  read.clear();
  for (const row of rows) {
    const members = [
      row.type,
      row.download_speed,
      row.dependencies.length,
      row.linked_services.length,
      row.condition_disabled,
    ];
    for (const member of members) read.add(member);
  }
}
