import type { Core } from "../../core/create-core.ts";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import { noInputs, type PricingInputs } from "../../core/pricing/wire/pricing-query.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  type AddressSuggestionsStore,
  createAddressSuggestionsStore,
} from "../../core/stores/lookup/address-suggestions-store.ts";
import type { Suggestions, SuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { oneLineOf } from "../../core/texts/one-line.ts";

/** The form of the builder. */
export interface PricingFormModel {
  readonly address: ReadonlySignal<string>;
  readonly preparedFor: ReadonlySignal<string>;
  readonly suggestions: ReadonlySignal<Suggestions<AddressSuggestion>>;
  readonly forgetRow: SuggestionsStore<AddressSuggestion>["forgetRow"];
  readonly droppedUnit: AddressSuggestionsStore["droppedUnit"];
  /** The reason why the form was not submitted, or null. */
  readonly hint: ReadonlySignal<"addressMissing" | null>;
  typeAddress(text: string): void;
  typePreparedFor(text: string): void;
  /** Returns the trimmed address to search. If it is blank, sets the hint and returns null. */
  take(address: string): string | null;
  show(inputs: PricingInputs): void;
  empty(): void;
  /** Keeps the lookup token that came with a navigation. */
  keepToken(address: string, token: string): void;
  tokenFor(address: string): string | undefined;
  dispose(): void;
}

/** The customer's name is written into the URL after this time without typing. */
const typingRestMs = 400;

/** @param onPreparedFor - called with the customer's name when the user stops typing */
export function createPricingForm(
  core: Core,
  onPreparedFor: (name: string) => void,
): PricingFormModel {
  const suggestions = createAddressSuggestionsStore(core);
  const address = signal("");
  const preparedFor = signal("");
  const hint = signal<"addressMissing" | null>(null);
  let stopTyping = () => {};

  function show(inputs: PricingInputs): void {
    stopTyping();
    address.value = inputs.address;
    preparedFor.value = inputs.preparedFor;
    hint.value = null;
  }

  function rest(): void {
    stopTyping();
    suggestions.clear();
  }

  return {
    address,
    preparedFor,
    suggestions: suggestions.state,
    forgetRow: suggestions.forgetRow,
    droppedUnit: suggestions.droppedUnit,
    hint,
    typeAddress(text) {
      address.value = text;
      hint.value = null;
      suggestions.suggest(text);
    },
    typePreparedFor(text) {
      preparedFor.value = text;
      stopTyping();
      stopTyping = core.ports.clock.after(typingRestMs, () => onPreparedFor(text.trim()));
    },
    take(entered) {
      const input = oneLineOf(entered);
      const newAddress = input.trim();
      address.value = input;
      hint.value = newAddress === "" ? "addressMissing" : null;
      if (newAddress === "") return null;
      stopTyping();
      suggestions.settle(newAddress);
      return newAddress;
    },
    show,
    empty() {
      rest();
      show(noInputs);
    },
    keepToken: (issuedFor, token) => suggestions.keep({ address: issuedFor, token }),
    tokenFor: suggestions.tokenFor,
    dispose: rest,
  };
}
