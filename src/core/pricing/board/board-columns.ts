import type { TextColumn } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { speedTextOf } from "../../formatting/speed-text.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { hasCountedRange, rangeTextOf } from "../service.ts";
import { accessTypeNames } from "./access-type.ts";
import { boardMessages } from "./board-messages.ts";
import {
  assumedTotalTextOf,
  type BoardOffer,
  extrasTextOf,
  noPriceTextOf,
  termTotalOf,
  unavailableTextOf,
} from "./board-offer.ts";
import { availabilityTextsOf } from "./offer-availability.ts";
import { uploadMbpsOf } from "./offer-speed.ts";

const headings = boardMessages.columns;

/** The columns of an offer, in the order of exported files. An unknown value is `""`. */
export const boardColumns = {
  provider: { heading: headings.provider, textOf: ({ provider }) => provider.label },
  service: { heading: headings.service, textOf: ({ service }) => service.title },
  download: { heading: headings.download, textOf: ({ service }) => knownSpeedText(service.mbps) },
  upload: {
    heading: headings.upload,
    textOf: ({ service }) => knownSpeedText(uploadMbpsOf(service)),
  },
  access: {
    heading: headings.access,
    textOf: ({ product }) => (product.access === null ? "" : accessTypeNames[product.access]),
  },
  term: { heading: headings.term, textOf: ({ term }) => term.label },
  monthly: { heading: headings.monthly, textOf: priceTextOf },
  install: { heading: headings.install, textOf: ({ install }, format) => format.money(install) },
  termTotal: {
    heading: headings.termTotal,
    textOf: (offer, format) => {
      const total = termTotalOf(offer);
      return total === null ? "" : format.money(total);
    },
  },
  note: {
    heading: headings.note,
    textOf: (offer, format) =>
      [
        extrasTextOf(offer, format),
        noPriceTextOf(offer),
        unavailableTextOf(offer),
        offer.service.priceDetailsText,
        assumedTotalTextOf(offer),
        ...availabilityTextsOf(offer, format),
      ]
        .filter((text) => text !== "")
        .join(" · "),
  },
} satisfies Readonly<Record<string, TextColumn<BoardOffer>>>;

export type BoardColumn = keyof typeof boardColumns;

function knownSpeedText(mbps: number | null): string {
  return mbps === null ? "" : speedTextOf(mbps);
}

/**
 * The monthly price. For a service with a price range, it is the range, with the price that totals count if there is
 * one.
 */
function priceTextOf({ service, monthly }: BoardOffer, format: Formatting): string {
  const price = format.money(monthly);
  if (service.priceRange === null) return price;
  const range = rangeTextOf(service.priceRange, format);
  return hasCountedRange(service) ? `${range}, ${pricingMessages.countedAs(price)}` : range;
}
