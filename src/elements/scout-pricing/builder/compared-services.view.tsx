import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import {
  type ComparedCart,
  type ComparedLine,
  comparedServicesOf,
} from "../../../core/pricing/cart/compare-carts.ts";
import { factsBeside } from "../../../core/pricing/line-facts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";

/** A row of the comparison: a service, the equipment or the discount. */
export interface ComparedServiceRow {
  readonly key: string;
  readonly label: string;
  /** The cell of each cart; null for a cart that does not contain the service. */
  readonly cells: readonly (ServiceCell | null)[];
}

interface ServiceCell {
  readonly title: string;
  /** True if the label of the row, or the notes, say which service it is. */
  readonly isNamed: boolean;
  /** The quantity, facts and details of the service. */
  readonly notes: readonly string[];
  readonly price: string;
}

/** The services of all carts, then the equipment and the discount if a cart has them. */
export function serviceRowsOf(
  compared: readonly ComparedCart[],
  format: Formatting,
): readonly ComparedServiceRow[] {
  const texts = format.texts(builderTexts);
  const services = comparedServicesOf(compared).map((cells, at): ComparedServiceRow => {
    const lines = cells.filter((line) => line !== null);
    const titles = new Set(lines.map(({ title }) => title));
    const [title = ""] = titles;
    return {
      key: `service ${at}`,
      label: titles.size === 1 ? title : texts.internet,
      cells: cells.map((line) => line && serviceCellOf(line, lines, format)),
    };
  });
  const charges = (["equipment", "discount"] as const).map((kind): ComparedServiceRow => {
    const label = texts[kind];
    const cellOf = (cart: ComparedCart) =>
      cart[kind] === 0
        ? null
        : {
            title: label,
            isNamed: true,
            notes: [],
            price: format.money(cart[kind]),
          };
    return { key: kind, label, cells: compared.map(cellOf) };
  });
  return [...services, ...charges.filter(({ cells }) => cells.some((cell) => cell !== null))];
}

/**
 * Different lines to the internet differ by product type and speed, which are shorter than their titles, unless
 * two of them are equal in both.
 */
function serviceCellOf(
  line: ComparedLine,
  row: readonly ComparedLine[],
  format: Formatting,
): ServiceCell {
  const { title, facts, quantity, details, price } = line;
  const others = row.filter((other) => other.title !== title);
  const factsOf = (one: ComparedLine) => one.facts.join(factSeparator);
  const isToldByFacts =
    facts.length > 0 && others.every((other) => factsOf(other) !== factsOf(line));
  const isNamed = others.length === 0 || isToldByFacts;
  const shownFacts = others.length > 0 && isToldByFacts ? facts : factsBeside(title, facts);
  return {
    title,
    isNamed,
    notes: [
      quantity > 1 ? format.texts(builderTexts).times(format.number(quantity)) : "",
      shownFacts.join(factSeparator),
      details,
    ].filter((note) => note !== ""),
    price: format.money(price),
  };
}

const factSeparator = " · ";

export interface ServicesProps {
  readonly services: readonly CartService[];
}

/** A row with the cell of one cart. */
export interface CartService {
  readonly key: string;
  readonly cell: ServiceCell | null;
}

/** The services of a cart, each in the row that it has in every cart. */
export function ComparedServices({ services }: ServicesProps): ReactNode {
  return (
    <ul className="compared-services">
      {services.map(({ key, cell }) =>
        cell === null ? (
          <li key={key} className="absent" aria-hidden="true">
            –
          </li>
        ) : (
          <li key={key}>
            <span className={cell.isNamed ? "compared-label" : "compared-title"}>{cell.title}</span>
            <span className="amount" translate="no">
              {cell.price}
            </span>
            {cell.notes.map((note) => (
              <span key={note} className="reason">
                {note}
              </span>
            ))}
          </li>
        ),
      )}
    </ul>
  );
}
