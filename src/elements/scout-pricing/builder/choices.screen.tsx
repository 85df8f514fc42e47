import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import {
  type ProviderPrice,
  providerPricesOf,
} from "../../../core/pricing/board/provider-price.ts";
import { hasUnbuiltLine } from "../../../core/pricing/board/unbuilt-line.ts";
import { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import { packageNoteOf } from "../../../core/pricing/cart/cart-notice.ts";
import { type CartEvent, type CartState, offerOf } from "../../../core/pricing/cart/cart-state.ts";
import { isPackageDisabled } from "../../../core/pricing/cart/disabled-services.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { type FilterOption, optionOf } from "../../../core/pricing/filter-options.ts";
import { useSelected } from "../../host/element/use-signal.ts";
import { Button } from "../../ui/button.tsx";
import { Select, type SelectOption } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import { UnbuiltLines } from "./unbuilt-lines.screen.tsx";
import { WithCart } from "./with-cart.screen.tsx";

interface ChoicesProps {
  readonly model: ScoutPricingModel;
  readonly catalogue: Catalogue;
  /** True while the prices of all providers are shown, which have filters of their own. */
  readonly isComparing: boolean;
}

/** In narrower elements one line takes the place of the choices, so that services are on the first screen. */
const narrowPx = 620;

/**
 * Choices of provider, term, package and region from the search. Until provider and term are chosen, these two filter
 * the price board below, and the others do not matter.
 */
export function Choices({ model, catalogue, isComparing }: ChoicesProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const { options } = catalogue;
  const prices = useMemo(() => providerPricesOf(catalogue), [catalogue]);
  const provider = useSelected(model.cart, (cart) => cart?.provider ?? null);
  const chosen = optionOf(options.provider, provider);
  const term = useSelected(model.cart, (cart) => cart?.term ?? null);
  const region = useSelected(model.cart, (cart) => cart?.region ?? null);
  const isChosen = provider !== null && term !== null;
  const fold = useFold(isChosen, isComparing);
  /** The options of a filter of the board. */
  const filterOf = (all: string, own: readonly SelectOption[]): readonly SelectOption[] =>
    isChosen || own.length < 2 ? own : [{ value: "", label: all }, ...own];
  return (
    <>
      {fold.isFoldable && (
        <ChoicesLine
          model={model}
          catalogue={catalogue}
          choicesId={fold.id}
          isNamed={!fold.isNarrow}
          isOpen={!fold.isFolded}
          onToggle={fold.toggle}
        />
      )}
      <fieldset
        className={fold.isFolded ? "choices folded" : "choices"}
        id={fold.id}
        ref={fold.box}
        hidden={fold.isFolded && fold.isNarrow}
      >
        <legend className="visually-hidden">{texts.choices}</legend>
        <Select
          label={texts.provider}
          value={provider ?? ""}
          options={filterOf(
            texts.everyProvider,
            options.provider.map((option) => ({
              ...choiceOf(option),
              note: fromTextOf(prices.get(option.value), format),
            })),
          )}
          onChange={(value) =>
            model.act(
              { kind: "chooseProvider", value },
              // A term that was chosen first is no term of another provider.
              ...(provider === null && term !== null
                ? [{ kind: "chooseTerm", value: term } as const]
                : []),
            )
          }
        />
        <Select
          label={texts.term}
          value={term ?? ""}
          options={filterOf(texts.everyTerm, options.term.map(choiceOf))}
          onChange={(value) => model.act({ kind: "chooseTerm", value })}
        />
        {isChosen && options.package.length > 0 && (
          <WithCart model={model}>
            {(cart) => <PackageChoice cart={cart} onAct={model.act} />}
          </WithCart>
        )}
        {isChosen && options.region.length > 1 && (
          <Select
            label={texts.region}
            value={region ?? ""}
            options={[{ value: "", label: texts.everyRegion }, ...options.region.map(choiceOf)]}
            onChange={(value) => model.act({ kind: "chooseRegion", value: value || null })}
          />
        )}
      </fieldset>
      {chosen !== null && hasUnbuiltLine(chosen) && (
        <UnbuiltLines model={model} provider={chosen} />
      )}
    </>
  );
}

/**
 * The state of choices that are folded into one line, once they are made: in a narrow element, and beside the prices of
 * all providers, whose filters they are not.
 */
function useFold(isChosen: boolean, isComparing: boolean) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow(box, narrowPx);
  const isFoldable = isChosen && (isNarrow || isComparing);
  const isFolded = isFoldable && !isOpen;
  useEffect(() => {
    if (!isChosen || isComparing) setOpen(false);
  }, [isChosen, isComparing]);
  useLayoutEffect(() => {
    // The control that made the choice would disappear.
    if (isFolded && box.current?.matches(":focus-within")) setOpen(true);
  }, [isFolded]);
  return { id, box, isNarrow, isFoldable, isFolded, toggle: () => setOpen(!isOpen) };
}

interface ChoicesLineProps extends Pick<ChoicesProps, "model" | "catalogue"> {
  readonly choicesId: string;
  /** True says that the choices are those of the proposal. */
  readonly isNamed: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The labels of the choices, and the button that shows the choices. */
function ChoicesLine(props: ChoicesLineProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { model, catalogue, choicesId, isNamed, isOpen, onToggle } = props;
  const { options } = catalogue;
  const labels = useSelected(model.cart, (cart) =>
    (["provider", "term", "package", "region"] as const)
      .filter((name) => name !== "region" || options.region.length > 1)
      .flatMap((name) => optionOf<FilterOption>(options[name], cart?.[name] ?? null)?.label ?? [])
      // A line breaks after a point, never before it.
      .join("\u00A0· "),
  );
  return (
    <div className="pricing-summary">
      <p>
        {isNamed && (
          <>
            <span className="label">{texts.proposal}</span>{" "}
          </>
        )}
        {labels}
      </p>
      <Button
        variant="quiet"
        label={texts.changeChoices}
        expanded={isOpen}
        controls={choicesId}
        onClick={onToggle}
      >
        {texts.change}
      </Button>
    </div>
  );
}

interface PackageChoiceProps {
  readonly cart: CartState;
  readonly onAct: (event: CartEvent) => void;
}

/** The choice of a package, with the price that each would add to the cart. */
function PackageChoice({ cart, onAct }: PackageChoiceProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const packages = [...offerOf(cart).packages.values()];
  return (
    <Select
      label={texts.package}
      isDisabled={packages.length === 0}
      value={cart.package ?? ""}
      options={[
        { value: "", label: texts.noPackage },
        ...packages.map((one) => {
          const isDisabled = one.value !== cart.package && isPackageDisabled(cart, one);
          return {
            ...choiceOf(one),
            disabled: isDisabled,
            note: isDisabled
              ? texts.unavailable
              : packageNoteOf(cart, one.value, format) || undefined,
          };
        }),
      ]}
      onChange={(value) => onAct({ kind: "choosePackage", value: value || null })}
    />
  );
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
  const texts = format.texts(builderTexts);
  const text = format.texts(cartTexts).figure.monthly(format.money(price.monthly));
  return price.of === "headline" ? texts.from(text) : texts.internetFrom(text);
}
