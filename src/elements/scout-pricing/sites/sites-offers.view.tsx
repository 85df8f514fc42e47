import { Fragment, memo, type ReactNode, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { speedTextOf } from "../../../core/formatting/speed-text.ts";
import type { AnswerContext } from "../../../core/links/links.ts";
import { productTexts } from "../../../core/pricing/board/product-messages.ts";
import { textOfUnbuilt } from "../../../core/pricing/board/unbuilt-line.ts";
import { siteLinesOf } from "../../../core/pricing/sites/site-lines.ts";
import type { SiteOffer } from "../../../core/pricing/sites/site-offers.ts";
import type { SiteQuote } from "../../../core/pricing/sites/site-quote.ts";
import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { Button } from "../../ui/button.tsx";
import { Radio } from "../../ui/radio.tsx";
import { SafeHtml } from "../../ui/safe-html.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { siteNoteOf } from "./site-notes.messages.ts";
import { siteTexts } from "./sites.messages.ts";

interface SiteOffersProps {
  readonly row: SiteRow;
  readonly base: AnswerContext;
  readonly format: Formatting;
  /** With a null quote, the criterion chooses again. */
  readonly onPick: (row: SiteRow, quote: SiteQuote | null) => void;
}

/** More providers are shown on demand. */
const maxShown = 3;

/** The quotes of a site beside each other, or why it has none. Memoised, because an answer changes one of a hundred. */
export const SiteOffers = memo(
  Offers,
  (before, after) =>
    before.row.chosen === after.row.chosen &&
    before.row.quotes === after.row.quotes &&
    before.row.progress === after.row.progress &&
    before.row.isOwn === after.row.isOwn &&
    before.row.isGone === after.row.isGone &&
    before.format === after.format &&
    before.base === after.base,
);

function Offers({ row, base, format, onPick }: SiteOffersProps): ReactNode {
  const texts = useTexts(siteTexts);
  const { progress, chosen, isOwn, isGone, address, place } = row;
  const [isWhole, setIsWhole] = useState(false);
  if (progress.kind !== "priced") return <StateText row={row} format={format} />;
  const { message } = progress.answer;
  if (message !== null) {
    return (
      <div className="sites-offer">
        <SafeHtml html={message} base={base} />
      </div>
    );
  }
  const listed = listedQuotesOf(row);
  if (listed.length === 0) return <StateText row={row} format={format} />;
  const most = Math.max(maxShown, chosen === null ? 0 : listed.indexOf(chosen) + 1);
  const shown = isWhole ? listed : listed.slice(0, most);
  return (
    <div className="sites-offer">
      <fieldset className="sites-quotes">
        <legend className="visually-hidden">{texts.offerOf(address)}</legend>
        {shown.map((quote) => (
          <Radio
            key={JSON.stringify([quote.offer.provider, quote.offer.term, quote.offer.serviceId])}
            name={`site-${place}`}
            isRow
            isTrailingDescribed
            label={quote.offer.providerLabel}
            description={
              <>
                <Details parts={detailsOf(quote.offer, format)} />
                <Details
                  parts={[
                    quote.offer.termLabel,
                    ...quote.missing.map((part) => texts.missing[part]),
                  ]}
                />
                {quote.offer.priceDetails !== "" && <p>{quote.offer.priceDetails}</p>}
                {quote.offer.unbuilt && (
                  <p className="unbuilt">{textOfUnbuilt(quote.offer.unbuilt, format)}</p>
                )}
              </>
            }
            trailing={<span className="amount">{format.money(quote.monthly)}</span>}
            checked={quote === chosen}
            onChange={() => onPick(row, quote)}
          />
        ))}
      </fieldset>
      {isGone && <span className="muted">{texts.gone}</span>}
      <div className="sites-quote-foot">
        {chosen !== null && (
          <span className="muted">
            {[...servicesOf(row, chosen, format), ...(isOwn ? [texts.own] : [])].join(" · ")}
          </span>
        )}
        {shown.length < listed.length && (
          <Button
            variant="quiet"
            label={texts.moreOffersOf(listed.length - shown.length, address)}
            onClick={() => setIsWhole(true)}
          >
            {texts.moreOffers(listed.length - shown.length)}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" label={texts.bestOf(address)} onClick={() => onPick(row, null)}>
            {texts.byCriterion}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The quotes in their order. The user's choice replaces that of its line, or is the first. */
function listedQuotesOf({ quotes, chosen, isOwn }: SiteRow): readonly SiteQuote[] {
  if (!isOwn || chosen === null) return quotes;
  if (!quotes.some(({ offer }) => offer === chosen.offer)) return [chosen, ...quotes];
  return quotes.map((quote) => (quote.offer === chosen.offer ? chosen : quote));
}

/** Example: `1 Gbps`, `Fiber`. */
function detailsOf({ mbps, access, line }: SiteOffer, format: Formatting): readonly string[] {
  const texts = format.texts(siteTexts);
  const { accessTypes } = format.texts(productTexts);
  return [
    ...(mbps === null ? [] : [speedTextOf(mbps)]),
    ...(access === "unknown" ? [] : [accessTypes[access]]),
    ...(line === "dedicated" ? [texts.lineKinds.dedicated] : []),
  ];
}

/** A line of details, none of which is broken. */
function Details({ parts }: { readonly parts: readonly string[] }): ReactNode {
  return (
    <p>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <span> · </span>}
          <span className="sites-detail">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** The services of a quote. The backup has its provider and price. */
function servicesOf(
  { progress }: SiteRow,
  quote: SiteQuote,
  format: Formatting,
): readonly string[] {
  const texts = format.texts(siteTexts);
  const { offer, backup } = quote;
  const lines =
    quote.cart === null || progress.kind !== "priced"
      ? [offer.title]
      : siteLinesOf(progress.answer, { ...quote, backup: null }).map(({ title, quantity }) =>
          texts.service(title, quantity),
        );
  if (backup === null) return lines;
  const { providerLabel, title, monthly } = backup;
  return [...lines, texts.backupOf(providerLabel, title, format.money(monthly))];
}

function StateText({ row, format }: Pick<SiteOffersProps, "row" | "format">): ReactNode {
  return (
    <div className="sites-offer">
      <span className="muted">{siteNoteOf(row, format)}</span>
    </div>
  );
}
