import { type ReactNode, useMemo } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import {
  type ProviderPrice,
  providerPricesOf,
} from "../../../core/pricing/board/provider-price.ts";
import { cartMessages } from "../../../core/pricing/cart/cart-messages.ts";
import { packageNoteOf } from "../../../core/pricing/cart/cart-notice.ts";
import { type CartEvent, type CartState, offerOf } from "../../../core/pricing/cart/cart-state.ts";
import {
  disabledCodesOf,
  isPackageDisabled,
} from "../../../core/pricing/cart/disabled-services.ts";
import { type FilterOption, optionOf } from "../../../core/pricing/filter-options.ts";
import type { Service } from "../../../core/pricing/service.ts";
import { unbuiltLinesOf } from "../../../core/pricing/board/unbuilt-line.ts";
import { Select, type SelectOption } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../scout-pricing.messages.ts";

interface ChoicesProps {
  readonly cart: CartState;
  readonly onAct: (event: CartEvent) => void;
}

/**
 * Choices of provider, term, package and region from the search. Each keeps its position whatever
 * the user chooses.
 */
export function Choices({ cart, onAct }: ChoicesProps): ReactNode {
  const format = useFormatting();
  const { options } = cart.catalogue;
  const prices = useMemo(() => providerPricesOf(cart.catalogue), [cart.catalogue]);
  const packages = [...offerOf(cart).packages.values()];
  const provider = optionOf(options.provider, cart.provider);
  const unbuilt = provider && unbuiltLinesOf(provider, choosableIn(cart), format);
  return (
    <>
      <fieldset className="choices">
        <legend className="visually-hidden">{messages.choices}</legend>
        <Select
          label={messages.provider}
          placeholder={messages.chooseProvider}
          value={cart.provider ?? ""}
          options={options.provider.map((option) => ({
            ...choiceOf(option),
            note: fromTextOf(prices.get(option.value), format),
          }))}
          onChange={(value) => onAct({ kind: "chooseProvider", value })}
        />
        <Select
          label={messages.term}
          placeholder={messages.chooseTerm}
          value={cart.term ?? ""}
          options={options.term.map(choiceOf)}
          isDisabled={cart.provider === null}
          onChange={(value) => onAct({ kind: "chooseTerm", value })}
        />
        {options.package.length > 0 && (
          <Select
            label={messages.package}
            isDisabled={packages.length === 0}
            value={cart.package ?? ""}
            options={[
              { value: "", label: messages.noPackage },
              ...packages.map((one) => {
                const isDisabled = one.value !== cart.package && isPackageDisabled(cart, one);
                return {
                  ...choiceOf(one),
                  disabled: isDisabled,
                  note: isDisabled
                    ? messages.unavailable
                    : packageNoteOf(cart, one.value, format) || undefined,
                };
              }),
            ]}
            onChange={(value) => onAct({ kind: "choosePackage", value: value || null })}
          />
        )}
        {options.region.length > 1 && (
          <Select
            label={messages.region}
            value={cart.region ?? ""}
            options={[{ value: "", label: messages.everyRegion }, ...options.region.map(choiceOf)]}
            onChange={(value) => onAct({ kind: "chooseRegion", value: value || null })}
          />
        )}
      </fieldset>
      {unbuilt?.map((text) => (
        <p key={text} className="unbuilt">
          {text}
        </p>
      ))}
    </>
  );
}

function choosableIn(cart: CartState): readonly Service[] {
  const disabled = disabledCodesOf(cart);
  return [...offerOf(cart).services.values()].filter(({ id }) => !disabled.has(id));
}

function choiceOf({ value, label }: FilterOption): SelectOption {
  return { value, label };
}

/**
 * The price that the answer gives for a provider, or the lowest price of the provider's internet
 * services.
 */
function fromTextOf(price: ProviderPrice | undefined, format: Formatting): string | undefined {
  if (price === undefined) return undefined;
  const text = cartMessages.figure.monthly(format.money(price.monthly));
  return price.of === "headline" ? messages.from(text) : messages.internetFrom(text);
}
