import type { TextColumn } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { speedTextOf } from "../../formatting/speed-text.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { hasCountedRange, rangeTextOf } from "../service.ts";
import { boardTexts } from "./board-messages.ts";
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
import { productTexts } from "./product-messages.ts";

/** The columns of an offer, in the order of exported files. An unknown value is `""`. */
export function boardColumnsIn({ texts }: TextReader) {
  const headings = texts(boardTexts).columns;
  const { accessTypes } = texts(productTexts);
  return {
    provider: { heading: headings.provider, textOf: ({ provider }) => provider.label },
    service: { heading: headings.service, textOf: ({ service }) => service.title },
    download: {
      heading: headings.download,
      textOf: ({ service }, format) => knownSpeedText(service.mbps, format),
    },
    upload: {
      heading: headings.upload,
      textOf: ({ service }, format) => knownSpeedText(uploadMbpsOf(service), format),
    },
    access: {
      heading: headings.access,
      textOf: ({ product }) => (product.access === null ? "" : accessTypes[product.access]),
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
          noPriceTextOf(offer, format),
          unavailableTextOf(offer, format),
          offer.service.priceDetailsText,
          assumedTotalTextOf(offer, format),
          ...availabilityTextsOf(offer, format),
        ]
          .filter((text) => text !== "")
          .join(" · "),
    },
  } satisfies Readonly<Record<string, TextColumn<BoardOffer>>>;
}

export type BoardColumn = keyof ReturnType<typeof boardColumnsIn>;

function knownSpeedText(mbps: number | null, format: Formatting): string {
  return mbps === null ? "" : speedTextOf(mbps, format);
}

/**
 * The monthly price. For a service with a price range, it is the range, with the price that totals count if there is
 * one.
 */
function priceTextOf({ service, monthly }: BoardOffer, format: Formatting): string {
  const price = format.money(monthly);
  if (service.priceRange === null) return price;
  const range = rangeTextOf(service.priceRange, format);
  return hasCountedRange(service) ? format.texts(pricingTexts).rangeCountedAs(range, price) : range;
}
