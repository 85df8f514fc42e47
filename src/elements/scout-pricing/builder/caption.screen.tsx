import type { ReactNode } from "react";
import { useSelected } from "../../host/element/use-signal.ts";
import { Heading } from "../../ui/heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";

/** The address of the prices. */
export function Caption({ model }: { readonly model: ScoutPricingModel }): ReactNode {
  const texts = useTexts(builderTexts);
  const answered = useSelected(model.cart, (cart) => cart?.catalogue.address);
  return (
    <Heading level={2} className="builder-caption">
      <span className="muted">{texts.showing}</span>{" "}
      <bdi translate="no">{answered || model.form.address.peek()}</bdi>
    </Heading>
  );
}
