import type { Formatting } from "../../formatting/formatting.ts";
import { speedTextOf } from "../../formatting/speed-text.ts";
import { zeroCents } from "../../money/cents.ts";
import { accessTypeNames } from "../board/access-type-names.ts";
import { productTexts } from "../board/product-messages.ts";
import { textOfUnbuilt } from "../board/unbuilt-line.ts";
import { type SiteLine, siteLinesOf } from "../sites/site-lines.ts";
import type { SiteAnswer, SiteQuote } from "../sites/site-quote.ts";
import { equipmentLinesOf, type PaperLine } from "./paper-lines.ts";
import { proposalTexts } from "./proposal-messages.ts";

/** A line of a site on paper. */
export interface SitePaperLine
  extends PaperLine,
    Pick<SiteLine, "provider" | "install" | "isBackup"> {
  /** That the line is not built, and the details of its price; `""` without either. */
  readonly note: string;
}

/**
 * The lines of a quote on paper (decisions S7): each service, its equipment, and what a package takes off. Their prices
 * add up to the monthly price of the quote, and `install` to its install total.
 */
export function sitePaperLinesOf(
  answer: SiteAnswer,
  quote: SiteQuote,
  format: Formatting,
): readonly SitePaperLine[] {
  return siteLinesOf(answer, quote).flatMap((line) => paperLinesOf(line, format));
}

function paperLinesOf(line: SiteLine, format: Formatting): readonly SitePaperLine[] {
  const { priced, title, provider, quantity, monthly, install, offer, isBackup } = line;
  const texts = format.texts(proposalTexts);
  if (priced === null) {
    const rate = { title: texts.discountOf(title), rate: monthly, price: monthly };
    return [{ ...rate, provider, quantity, install, note: "", isBackup }];
  }
  const { service } = priced;
  const { rate, price } = priced.line;
  const note = [textOfUnbuilt(offer?.unbuilt ?? null, format), service.priceDetailsText]
    .filter(Boolean)
    .join(" · ");
  const equipment = equipmentLinesOf(service, priced.line, texts.equipmentOf(title));
  return [
    {
      ...{ title: [title, ...detailsOf(line, format)].join(", "), quantity, rate, price },
      ...{ provider, install, note, isBackup },
    },
    ...equipment.map((one) => ({ ...one, provider, install: zeroCents, note: "", isBackup })),
  ];
}

/** The speed and the access type of a line to the internet, unless the title names them, as the server does in English. */
function detailsOf({ title, offer }: SiteLine, format: Formatting): readonly string[] {
  if (offer === null) return [];
  const { mbps, access } = offer;
  const speed = mbps === null ? "" : speedTextOf(mbps);
  const isNamed = access === "unknown" || title.includes(accessTypeNames[access]);
  return [
    ...(title.includes(speed) ? [] : [speed]),
    ...(isNamed ? [] : [format.texts(productTexts).accessTypes[access]]),
  ];
}
