import type { ReactNode } from "react";
import { unbuiltTextOf } from "../../../core/pricing/board/unbuilt-line.ts";
import { cartItemsOf } from "../../../core/pricing/cart/cart-items.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { hostsInCart } from "../../../core/pricing/cart/linked-services.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import { factsBeside, internetFactsOf } from "../../../core/pricing/line-facts.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { pricingMessages } from "../../../core/pricing/pricing-messages.ts";
import {
  equipmentLinesOf,
  hasQuantity,
  type PaperLine,
} from "../../../core/pricing/proposal/paper-lines.ts";
import { hasCountedRange, isPricedAsRange, rangeTextOf } from "../../../core/pricing/service.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { messages } from "../scout-pricing.messages.ts";
import { printedMessages as texts } from "./printed-proposal.messages.ts";

interface PrintedLinesProps {
  readonly cart: CartState;
  /** The price of the cart. */
  readonly price: CartPrice;
}

interface NotedLine extends PaperLine {
  readonly notes: readonly string[];
}

/** The tables of the services and of the equipment in the printed proposal (decisions N16). */
export function PrintedLines({ cart, price }: PrintedLinesProps): ReactNode {
  const format = useFormatting();
  if (!usePrinting()) return null;
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const pairs = cartItemsOf(cart).flatMap(({ service }, at) => {
    const line = price.lines[at];
    return line === undefined ? [] : [{ service, line }];
  });
  const services = pairs.map(({ service, line }): NotedLine => {
    const { title, label, priceRange, priceDetailsText } = service;
    const hosts = hostsInCart(cart, service.id).map((host) => host.title);
    const notes = [
      label === title ? "" : label,
      factsBeside(`${title} ${label}`, internetFactsOf(service)).join(" · "),
      provider === null ? "" : unbuiltTextOf(provider, service, format),
      priceDetailsText,
      hosts.length === 0 ? "" : pricingMessages.comesWith(hosts),
      isPricedAsRange(service) ? messages.rangePriced : "",
      priceRange !== null && hasCountedRange(service)
        ? `${rangeTextOf(priceRange, format)}, ${pricingMessages.countedAs(format.money(line.price))}`
        : "",
    ];
    const { quantity, rate } = line;
    return { title, quantity, rate, price: line.price, notes: notes.filter(Boolean) };
  });
  const equipment = pairs.flatMap(({ service, line }) =>
    equipmentLinesOf(service, line).map((one): NotedLine => ({ ...one, notes: [] })),
  );
  const hasUnits = hasQuantity([...services, ...equipment]);
  return (
    <>
      <Lines title={messages.services} lines={services} hasUnits={hasUnits} />
      <Lines title={messages.equipment} lines={equipment} hasUnits={hasUnits} />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly NotedLine[];
  /** True shows quantities and the price of one. */
  readonly hasUnits: boolean;
}

function Lines({ title, lines, hasUnits }: LinesProps): ReactNode {
  const format = useFormatting();
  if (lines.length === 0) return null;
  const heads = [...(hasUnits ? [texts.quantity, texts.priceEach] : []), messages.monthly];
  return (
    <table className="table printed-table printed-order" translate="no">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change while the page is printed
          <tr key={at}>
            <th scope="row">
              <span>{line.title}</span>
              {line.notes.map((note) => (
                <small key={note} className="muted">
                  {note}
                </small>
              ))}
            </th>
            {hasUnits && (
              <>
                <td className="end">{format.number(line.quantity)}</td>
                <td className="end">{format.money(line.rate)}</td>
              </>
            )}
            <td className="end">{format.money(line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
