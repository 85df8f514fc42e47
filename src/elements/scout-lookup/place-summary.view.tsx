import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { metadataTextOf } from "../../core/lookup/metadata-text.ts";
import { placeTexts } from "../../core/lookup/place-messages.ts";
import type { PlaceSummary } from "../../core/lookup/place-summary.ts";
import { Announce } from "../ui/announce.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { lookupTexts } from "./scout-lookup.messages.ts";

interface PlaceSummaryProps {
  readonly summary: PlaceSummary;
  /** False while some providers have not answered. */
  readonly isFinal: boolean;
  /** True keeps the place of the button and of a second line. */
  readonly isHeld: boolean;
  readonly onNavigate: (href: string) => void;
}

/** A line that summarises the offers at the address, with a link to its prices. */
export function PlaceSummaryView({
  summary: { providers, priced, fastest, pricingHref },
  isFinal,
  isHeld,
  onNavigate,
}: PlaceSummaryProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(lookupTexts);
  const { generatePricing } = useTexts(placeTexts);
  const handleClick = (event: MouseEvent) => {
    if (pricingHref === null || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(pricingHref);
  };
  const count = format.count(providers, texts.providerForms);
  const parts = [
    isFinal ? count : texts.soFar(count),
    ...(priced > 0 ? [texts.priced(format.number(priced))] : []),
    ...(fastest === null
      ? []
      : [texts.upTo(unbroken(metadataTextOf(fastest.speed.value, format)), fastest.provider)]),
  ];
  return (
    <div className={isHeld ? "place-summary held" : "place-summary"}>
      <p>{parts.join(" · ")}</p>
      <Announce message={isFinal ? parts.join(", ") : ""} />
      {pricingHref !== null && (
        <a className="button primary" href={pricingHref} onClick={handleClick}>
          <span>
            <span>{generatePricing}</span>
            <VisuallyHidden>{` ${texts.pricingFor(texts.allProviders)}`}</VisuallyHidden>
          </span>
        </a>
      )}
    </div>
  );
}

/** Keeps a number and its unit on one line. */
function unbroken(speed: string): string {
  return speed.replaceAll(" ", "\u00a0");
}
