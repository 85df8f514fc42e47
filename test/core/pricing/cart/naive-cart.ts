import type { CartEvent } from "../../../../src/core/pricing/cart/cart-state.ts";
import type { RandomSearch } from "../random-search.ts";

/**
 * A second implementation of the cart's rules, written from decisions I6, J, K and MT without production code. It is
 * slow because it uses no index and no shared objects.
 */

type Row = RandomSearch["rows"][number];

export interface NaiveCart {
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
  readonly package: string | null;
  readonly on: readonly string[];
  readonly ids: readonly string[];
  readonly lines: Readonly<Record<string, number>>;
  readonly boxes: Readonly<Record<string, number>>;
}

export const naiveStart: NaiveCart = {
  provider: null,
  term: null,
  region: null,
  package: null,
  on: [],
  ids: [],
  lines: {},
  boxes: {},
};

const idOf = (row: Row) => String(row.id);
const nothing = { package: null, on: [], ids: [], lines: {}, boxes: {} };

export function naiveFamily(
  all: RandomSearch,
  cart: NaiveCart,
  { type, dependencies }: Row,
): string {
  if (type === "static_ip" && dependencies.length > 0) {
    const targets = dependencies.map((id) => find(all, cart, id)?.type ?? id);
    return targets.every((target) => target.startsWith("dedicated")) ? "dedicated" : "broadband";
  }
  if (type === "static_ip") return "broadband";
  return type.split("_")[0] ?? type;
}

interface Offer {
  readonly provider: string;
  readonly terms: readonly string[];
  readonly region?: readonly string[];
}

export function isNaivelyOffered({ provider, term, region }: NaiveCart, one: Offer): boolean {
  if (provider === null || term === null) return false;
  const fits = (list: readonly string[] = [], chosen: string) =>
    list.length === 0 || list.includes(chosen);
  return (
    (one.provider === "" || one.provider === provider) &&
    fits(one.terms, term) &&
    (region === null || fits(one.region, region))
  );
}

function isOfferedRow(cart: NaiveCart, row: Row): boolean {
  return row.type !== "unknown" && isNaivelyOffered(cart, row);
}

/** Returns the offered rows. Of several rows with one id, the first that fits counts (I21). */
export function naiveOffered(all: RandomSearch, cart: NaiveCart): readonly Row[] {
  const fitting = all.rows.filter((row) => isOfferedRow(cart, row));
  return fitting.filter((row) => fitting.find((other) => other.id === row.id) === row);
}

/**
 * Returns the row with this id. If the choices do not offer it, it is taken from any other choice,
 * for its name.
 */
function find(all: RandomSearch, cart: NaiveCart, id: string): Row | undefined {
  return [...naiveOffered(all, cart), ...all.rows].find((row) => idOf(row) === id);
}

/** Returns the chosen rows in their order, then the fees (J11). */
export function naiveRows(all: RandomSearch, cart: NaiveCart): readonly Row[] {
  const offered = naiveOffered(all, cart);
  const chosen = cart.ids.flatMap((id) => offered.filter((row) => idOf(row) === id));
  const hasTv = chosen.some((row) => row.type === "tv");
  const fees = offered.filter((row) => row.type === "fee");
  return hasTv ? [...chosen, ...fees] : chosen;
}

export function naiveDisabled(
  all: RandomSearch,
  cart: NaiveCart,
  row: Row,
  inCart: readonly Row[] = naiveRows(all, cart),
  visited: readonly Row[] = [],
): boolean {
  if (visited.includes(row)) return false;
  // K2: the cart must contain one of its dependencies.
  const isThere = (wanted: string) =>
    inCart.some((other) => idOf(other) === wanted || other.type === wanted);
  if (row.dependencies.length > 0 && !row.dependencies.some(isThere)) return true;
  // K3, K4: the provider must serve the speed and have verified it.
  if ((row.type === "broadband" || row.type === "dedicated") && cart.provider === "cox") {
    const isFiber = row.type === "dedicated" || row.fiber_serviceability_type !== "";
    if (Number(row.download_speed) > (isFiber ? 1000 : 500)) return true;
    const [cox] = all.filter_options.provider;
    const color = cox?.serviceability?.[isFiber ? "fiber" : "coax"].color;
    if (color === "light green") return true;
  }
  // K5: no condition may be true.
  const rule = row.condition_disabled;
  if (rule?.entity === "cart" && inCart.some((other) => other.type === rule.value)) return true;
  if (rule?.entity === "package" && cart.package === rule.value) return true;
  if (rule?.entity === "term" && cart.term === rule.value) return true;
  // K1: none of its links may be disabled.
  const links = naiveOffered(all, cart).filter((other) =>
    row.linked_services.includes(idOf(other)),
  );
  const imagined = [...inCart, row, ...links];
  return links.some((link) => naiveDisabled(all, cart, link, imagined, [...visited, row]));
}

/** J5: a linked service with a price above 0 is added and removed with its row. */
function goesAlong(row: Row): boolean {
  return row.type !== "fee" && (row.mrc === "TBD" || ![null, 0].includes(row.mrc as null));
}

function without(
  all: RandomSearch,
  cart: NaiveCart,
  ids: readonly string[],
  wanted: readonly string[] = [],
): NaiveCart {
  const left = { ...cart, ids: cart.ids.filter((id) => !ids.includes(id)) };
  const gone = cart.ids.filter((id) => ids.includes(id));
  if (gone.length === 0) return cart;
  const linksOf = (list: readonly string[]) =>
    list.flatMap((id) => find(all, cart, id)?.linked_services ?? []);
  const alone = linksOf(gone).filter((id) => {
    const target = find(all, cart, id);
    return target && goesAlong(target) && !linksOf(left.ids).includes(id) && !wanted.includes(id);
  });
  return without(all, left, alone, wanted);
}

/** A requested row takes precedence over a linked one. */
function withRow(
  all: RandomSearch,
  cart: NaiveCart,
  row: Row,
  wanted: readonly string[],
): NaiveCart {
  const coming = [row];
  for (const host of coming) {
    for (const id of host.linked_services) {
      const target = naiveOffered(all, cart).find((other) => idOf(other) === id);
      if (target && goesAlong(target) && !coming.includes(target)) coming.push(target);
    }
  }
  let now = cart;
  for (const one of coming) {
    if (now.ids.includes(idOf(one))) continue;
    const rivals =
      one.widget === "radio" ? now.ids.filter((id) => find(all, cart, id)?.type === one.type) : [];
    if (one !== row && rivals.some((id) => wanted.includes(id))) continue;
    now = { ...now, ids: [...now.ids, idOf(one)] };
    now = without(all, now, rivals, [...wanted, idOf(one)]);
  }
  return now;
}

function deselected(all: RandomSearch, cart: NaiveCart, id: string): NaiveCart {
  const going = [id];
  for (const target of going) {
    const row = find(all, cart, target);
    if (!row || !goesAlong(row)) continue;
    for (const host of cart.ids) {
      if (find(all, cart, host)?.linked_services.includes(target) && !going.includes(host))
        going.push(host);
    }
  }
  return without(all, cart, going);
}

export function naivePackage(all: RandomSearch, cart: NaiveCart, value = cart.package) {
  return all.filter_options.package.find(
    (one) => one.value === value && isNaivelyOffered(cart, one),
  );
}

export function naivePackageDisabled(
  all: RandomSearch,
  cart: NaiveCart,
  value: string | null,
): boolean {
  const wanted = naivePackage(all, cart, value)?.dependencies ?? [];
  const rows = naiveOffered(all, cart).filter((row) => wanted.includes(idOf(row)));
  if (rows.length < wanted.length) return true;
  const imagined = [...naiveRows(all, cart), ...rows];
  return rows.some((row) => naiveDisabled(all, { ...cart, package: value }, row, imagined));
}

function selected(all: RandomSearch, cart: NaiveCart, id: string): NaiveCart {
  const row = naiveOffered(all, cart).find((one) => idOf(one) === id);
  if (!row || row.type === "fee") return cart;
  if (cart.ids.includes(id)) return row.widget === "radio" ? cart : deselected(all, cart, id);
  if (naiveDisabled(all, cart, row)) return cart;
  const endsPackage = row.type === "broadband" || row.type === "dedicated";
  const own = endsPackage ? naivePackage(all, cart) : undefined;
  const before = own ? { ...without(all, cart, own.dependencies), package: null } : cart;
  return withRow(all, before, row, [id]);
}

function packaged(all: RandomSearch, cart: NaiveCart, value: string | null): NaiveCart {
  if (value === cart.package) return cart;
  const next = naivePackage(all, cart, value);
  if (value !== null && (!next || naivePackageDisabled(all, cart, value))) return cart;
  const wanted = next?.dependencies ?? [];
  const old = naivePackage(all, cart)?.dependencies ?? [];
  let now: NaiveCart = { ...without(all, cart, old), package: value };
  for (const id of wanted) {
    const row = find(all, cart, id);
    if (row && row.type !== "fee") now = withRow(all, now, row, wanted);
  }
  return now;
}

function happened(all: RandomSearch, cart: NaiveCart, event: CartEvent): NaiveCart {
  switch (event.kind) {
    case "chooseProvider": {
      const { value } = event;
      if (value === cart.provider || value === "gone") return cart;
      return { provider: value, term: null, region: value === "cox" ? "west" : null, ...nothing };
    }
    case "chooseTerm":
      return event.value === cart.term ? cart : { ...cart, ...nothing, term: event.value };
    case "chooseRegion": {
      const next = { ...cart, region: event.value };
      const items = itemsOf(naiveOffered(all, next));
      const gone = cart.ids.filter((id) => !items.includes(id));
      return { ...without(all, cart, gone), region: event.value };
    }
    case "choosePackage":
      return packaged(all, cart, event.value);
    case "toggleSection": {
      const { section, isOn } = event;
      const on = cart.on.filter((one) => one !== section);
      if (isOn) return { ...cart, on: [...on, section] };
      const own = cart.ids.filter((id) => {
        const row = find(all, cart, id);
        return row && naiveFamily(all, cart, row) === section;
      });
      return without(all, { ...cart, on }, own);
    }
    case "selectItem":
      return selected(all, cart, event.id);
    case "deselectItem":
      return cart.ids.includes(event.id) ? deselected(all, cart, event.id) : cart;
    case "setLines":
    case "setBoxes": {
      const { id } = event;
      if (!naiveOffered(all, cart).some((row) => idOf(row) === id)) return cart;
      return event.kind === "setLines"
        ? { ...cart, lines: { ...cart.lines, [id]: event.lines } }
        : { ...cart, boxes: { ...cart.boxes, [id]: event.boxes } };
    }
    case "clear":
      return naiveStart;
  }
}

/**
 * Returns the services that a cart may contain. A fee comes with its package, even if it has the id
 * of another service.
 */
function itemsOf(offered: readonly Row[]): readonly string[] {
  return offered.filter((row) => row.type !== "fee").map(idOf);
}

/** J.0, steps 1 to 3: repeats the removals until nothing changes. */
function normalised(all: RandomSearch, cart: NaiveCart): NaiveCart {
  const offered = naiveOffered(all, cart);
  const inCart = naiveRows(all, cart);
  const illegal = offered
    .filter((row) => cart.ids.includes(idOf(row)) && naiveDisabled(all, cart, row, inCart))
    .map(idOf);
  const items = itemsOf(offered);
  const unseen = cart.ids.filter((id) => !items.includes(id));
  const gone = unseen.length > 0 ? unseen : illegal;
  if (gone.length > 0) return normalised(all, without(all, cart, gone));
  const own = naivePackage(all, cart);
  const present = naiveRows(all, cart).map(idOf);
  const isWhole = own?.dependencies.every((id) => present.includes(id)) ?? false;
  if (cart.package !== null && !isWhole) return normalised(all, { ...cart, package: null });
  const families = (rows: readonly Row[]) => rows.map((row) => naiveFamily(all, cart, row));
  const used = families(naiveRows(all, cart).filter((row) => cart.ids.includes(idOf(row))));
  const shown = families(offered);
  const sections = ["dedicated", "broadband", "phone", "tv"];
  const on = sections.filter(
    (name) => used.includes(name) || (cart.on.includes(name) && shown.includes(name)),
  );
  return { ...cart, on };
}

export function naiveReduce(all: RandomSearch, cart: NaiveCart, event: CartEvent): NaiveCart {
  return normalised(all, happened(all, cart, event));
}
