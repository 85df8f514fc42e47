import type { ReactNode } from "react";
import { formatMoney } from "../../core/money/format-money.ts";
import { readMoney } from "../../core/money/read-money.ts";
import type { CartEvent } from "../../core/pricing/cart/cart-event.ts";
import { type CartState, offerOf } from "../../core/pricing/cart/cart-state.ts";
import { optionTextOf } from "../../core/pricing/option-text.ts";
import { isPackageDisabled } from "../../core/pricing/rules/rule-context.ts";
import type { FilterOption } from "../../core/pricing/wire/pricing-search-wire.ts";
import { listOf, memberOf, textOf } from "../../core/pricing/wire/read-wire.ts";
import { Select, type SelectOption } from "../ui/select.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ChoicesProps {
  readonly cart: CartState;
  readonly onAct: (event: CartEvent) => void;
}

/** The filters that come from the search: provider, term, package and region (decisions I1). */
export function Choices({ cart, onAct }: ChoicesProps): ReactNode {
  const { search } = cart.catalogue;
  const options = search.filter_options;
  const packages = [...offerOf(cart).packages.values()];
  const regions = options?.region ?? [];
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{messages.choices}</legend>
      <Select
        label={messages.provider}
        placeholder={messages.chooseProvider}
        value={cart.provider ?? ""}
        options={(options?.provider ?? []).map((option) => ({
          ...choiceOf(option),
          note: headlineOf(search.pricing, option),
        }))}
        onChange={(value) => onAct({ kind: "chooseProvider", value })}
      />
      <Select
        label={messages.term}
        placeholder={messages.chooseTerm}
        value={cart.term ?? ""}
        options={(options?.term ?? []).map(choiceOf)}
        isDisabled={cart.provider === null}
        onChange={(value) => onAct({ kind: "chooseTerm", value })}
      />
      {packages.length > 0 && (
        <Select
          label={messages.package}
          value={cart.package ?? ""}
          options={[
            { value: "", label: messages.noPackage },
            ...packages.map((row) => {
              const isDisabled = textOf(row.value) !== cart.package && isPackageDisabled(cart, row);
              return {
                ...choiceOf(row),
                disabled: isDisabled,
                note: isDisabled ? messages.unavailable : priceOf(row.price),
              };
            }),
          ]}
          onChange={(value) => onAct({ kind: "choosePackage", value: value || null })}
        />
      )}
      {regions.length > 1 && (
        <Select
          label={messages.region}
          value={cart.region ?? ""}
          options={[{ value: "", label: messages.everyRegion }, ...regions.map(choiceOf)]}
          onChange={(value) => onAct({ kind: "chooseRegion", value: value || null })}
        />
      )}
    </fieldset>
  );
}

function choiceOf(option: FilterOption): SelectOption {
  return { value: textOf(option.value), label: optionTextOf(option) };
}

/** A provider's headline price, in the picker only (decisions L19). */
function headlineOf(pricing: unknown, option: FilterOption): string | undefined {
  const own = listOf(pricing).find(
    (price) => textOf(memberOf(price, "provider")) === textOf(option.value),
  );
  const price = priceOf(memberOf(memberOf(own, "value"), "price"));
  return price === undefined ? undefined : messages.from(price);
}

function priceOf(raw: unknown): string | undefined {
  const money = readMoney(raw);
  return money.kind === "amount" ? `${formatMoney(money.cents)}${messages.perMonth}` : undefined;
}
