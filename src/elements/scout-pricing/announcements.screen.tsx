import type { ReactNode } from "react";
import { formatMoney } from "../../core/money/format-money.ts";
import { removalText } from "../../core/pricing/cart/removal-text.ts";
import { useSignal } from "../host/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** What an act took out and why, shown and read out; the totals, read out (decisions J13). */
export function Announcements({
  model,
  onUndo,
  onDismiss,
}: {
  readonly model: ScoutPricingModel;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const news = useSignal(model.news.news);
  const price = useSignal(model.news.restingPrice);
  const totals =
    price === null
      ? ""
      : messages.announceTotals(formatMoney(price.monthly), formatMoney(price.install));
  return (
    <>
      <div className="cart-news" role="status">
        {news !== null && (
          <>
            <span>{removalText(news)}</span>
            <Button variant="quiet" onClick={onUndo}>
              {messages.undo}
            </Button>
            <button type="button" className="icon-button" onClick={onDismiss}>
              <Icon name="close" />
              <VisuallyHidden>{messages.dismiss}</VisuallyHidden>
            </button>
          </>
        )}
      </div>
      <LiveRegion message={totals} />
    </>
  );
}
