import type { ReactNode } from "react";
import { removalText } from "../../core/pricing/cart/removal-text.ts";
import { useSignal } from "../host/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { Icon } from "../ui/icon.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";

/** Shows and reads out what an act removed and why; reads out the totals (decisions J13). */
export function Announcements({
  model,
  onUndo,
  onDismiss,
}: {
  readonly model: ScoutPricingModel;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const format = useFormatting();
  const removals = useSignal(model.announcements.removals);
  const price = useSignal(model.announcements.totals);
  const totals =
    price === null
      ? ""
      : messages.announceTotals(format.money(price.monthly), format.money(price.install));
  return (
    <>
      <div className="removal-notice" role="status">
        {removals !== null && (
          <>
            <span>{removalText(removals)}</span>
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
