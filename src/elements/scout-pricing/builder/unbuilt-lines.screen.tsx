import type { ReactNode } from "react";
import { unbuiltLinesOf } from "../../../core/pricing/board/unbuilt-line.ts";
import { type CartState, offerOf } from "../../../core/pricing/cart/cart-state.ts";
import { disabledCodesOf } from "../../../core/pricing/cart/disabled-services.ts";
import type { ProviderOption } from "../../../core/pricing/filter-options.ts";
import type { Service } from "../../../core/pricing/service.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { WithCart } from "./with-cart.screen.tsx";

interface UnbuiltLinesProps {
  readonly model: Pick<ScoutPricingModel, "cart" | "price">;
  readonly provider: ProviderOption;
}

/** The lines of the chosen provider that the user can choose although they are not built. */
export function UnbuiltLines({ model, provider }: UnbuiltLinesProps): ReactNode {
  const format = useFormatting();
  return (
    <WithCart model={model}>
      {(cart) =>
        unbuiltLinesOf(provider, choosableIn(cart), format).map((text) => (
          <p key={text} className="unbuilt">
            {text}
          </p>
        ))
      }
    </WithCart>
  );
}

function choosableIn(cart: CartState): readonly Service[] {
  const disabled = disabledCodesOf(cart);
  return [...offerOf(cart).services.values()].filter(({ id }) => !disabled.has(id));
}
