import type { Core } from "../../../core/create-core.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { type ServiceSection, serviceSectionsOf } from "../../../core/pricing/cart/service-list.ts";
import { computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { densityOf } from "../../../core/stores/kept/density-store.ts";
import { createKeptSignal } from "../../../core/stores/kept/kept-signal.ts";

/** The list of services with its search and its filter. */
export interface ServiceListModel {
  /** A display setting that applies to all lists of services until the page closes. */
  readonly hidesUnavailable: ReadonlySignal<boolean>;
  hideUnavailable(isHidden: boolean): void;
  readonly sections: ReadonlySignal<readonly ServiceSection[]>;
  /** The search words. */
  readonly words: ReadonlySignal<string>;
  typeWords(text: string): void;
  /**
   * True if a service takes several lines, as on narrow screens. Otherwise it takes one line if it
   * fits.
   */
  readonly isComfortable: ReadonlySignal<boolean>;
  setComfortable(isComfortable: boolean): void;
}

export function createServiceList(
  core: Core,
  cart: ReadonlySignal<CartState | null>,
): ServiceListModel {
  const words = signal("");
  const unavailable = core.service("hidesUnavailable", ({ settings }) =>
    createKeptSignal(settings, null, false),
  );
  const { density, choose } = densityOf(core);
  return {
    sections: computed(() =>
      cart.value === null
        ? []
        : serviceSectionsOf(cart.value, {
            words: words.value,
            hidesUnavailable: unavailable.current.value,
          }),
    ),
    words,
    typeWords(text) {
      words.value = text;
    },
    isComfortable: computed(() => density.value === "comfortable"),
    setComfortable: (isComfortable) => choose(isComfortable ? "comfortable" : "compact"),
    hidesUnavailable: unavailable.current,
    hideUnavailable: unavailable.change,
  };
}
