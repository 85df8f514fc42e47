import { type ReactNode, useState } from "react";
import { useSelected, useSignal } from "../../host/element/use-signal.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { draftTexts } from "../drafts/drafts.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";

interface ShareLinkProps {
  readonly model: ScoutPricingModel;
}

/**
 * Copies a link to a proposal with services. The customer's name is included only if the user ticks the box.
 */
export function ShareLink({ model }: ShareLinkProps): ReactNode {
  const texts = useTexts(draftTexts);
  const links = useSignal(model.drafts)?.links;
  const customer = useSignal(model.form.preparedFor).trim();
  const isEmpty = useSelected(model.cart, (cart) => cart === null || cart.cart.length === 0);
  const [hasCustomer, setHasCustomer] = useState(false);
  if (!links?.canCopy || isEmpty) return null;
  return (
    <div className="share-link">
      <Button
        variant="quiet"
        onClick={() => {
          const cart = model.cart.peek();
          if (cart !== null) void links.copy(cart, hasCustomer);
        }}
      >
        {texts.copyLink}
      </Button>
      {customer !== "" && (
        <CheckBox
          label={texts.linkWithCustomer(customer)}
          checked={hasCustomer}
          onChange={setHasCustomer}
        />
      )}
    </div>
  );
}
