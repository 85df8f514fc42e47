import type { TextTable } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { hasCountedRange, rangeTextOf } from "../service.ts";
import { accessTypeNames } from "./access-type.ts";
import { type BoardOffer, noPriceTextOf, termTotalOf, unavailableTextOf } from "./board-offer.ts";
import { availabilityTextsOf } from "./offer-availability.ts";
import { speedTextOf, uploadMbpsOf } from "./offer-speed.ts";

/** The offers of a board as a table, one a line, in the order of the board. */
export function boardTableOf(
  offers: readonly BoardOffer[],
  caption: string,
  screen: Formatting,
): TextTable {
  const format = screen.forFiles();
  return {
    caption,
    columns: [
      "Provider",
      "Service",
      "Download",
      "Upload",
      "Access",
      "Term",
      "Monthly",
      "Install",
      "Total over the term",
      "Note",
    ],
    rows: offers.map((offer) => lineOf(offer, format)),
  };
}

function lineOf(offer: BoardOffer, format: Formatting): readonly string[] {
  const { product, provider, term, service, install } = offer;
  const upload = uploadMbpsOf(service);
  const total = termTotalOf(offer);
  return [
    provider.label,
    service.title,
    service.mbps === null ? "" : speedTextOf(service.mbps),
    upload === null ? "" : speedTextOf(upload),
    product.access === null ? "" : accessTypeNames[product.access],
    term.label,
    priceTextOf(offer, format),
    format.money(install),
    total === null ? "" : format.money(total),
    [noPriceTextOf(offer), unavailableTextOf(offer), ...availabilityTextsOf(offer, format)]
      .filter((text) => text !== "")
      .join(" · "),
  ];
}

/** The monthly price, or a range with what is counted of it (decisions I14). */
function priceTextOf({ service, monthly }: BoardOffer, format: Formatting): string {
  const price = format.money(monthly);
  if (service.priceRange === null) return price;
  const range = rangeTextOf(service.priceRange, format);
  return hasCountedRange(service) ? `${range}, ${pricingMessages.countedAs(price)}` : range;
}
