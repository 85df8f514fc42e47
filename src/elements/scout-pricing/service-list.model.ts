import type { CartState } from "../../core/pricing/cart-state.ts";
import { type ServiceSection, serviceSectionsOf } from "../../core/pricing/service-list.ts";
import type { SectionName } from "../../core/pricing/service-type.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";

/** What is shown of what is offered. */
export interface ServiceListModel {
  readonly sections: ReadonlySignal<readonly ServiceSection[]>;
  /** Words that are searched for. */
  readonly words: ReadonlySignal<string>;
  /** Sections that show what cannot be chosen, too. */
  readonly opened: ReadonlySignal<ReadonlySet<SectionName>>;
  typeWords(text: string): void;
  open(name: SectionName, isOpened: boolean): void;
}

export function createServiceList(cart: ReadonlySignal<CartState | null>): ServiceListModel {
  const words = signal("");
  const opened = signal<ReadonlySet<SectionName>>(new Set());
  return {
    sections: computed(() =>
      cart.value === null
        ? []
        : serviceSectionsOf(cart.value, { words: words.value, opened: opened.value }),
    ),
    words,
    opened,
    typeWords(text) {
      words.value = text;
    },
    open(name, isOpened) {
      const others = [...opened.peek()].filter((one) => one !== name);
      opened.value = new Set(isOpened ? [...others, name] : others);
    },
  };
}
