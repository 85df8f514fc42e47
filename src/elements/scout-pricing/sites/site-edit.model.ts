import type { Core } from "../../../core/create-core.ts";
import { droppedUnitOf } from "../../../core/lists/dropped-unit.ts";
import type { AddressSuggestion } from "../../../core/lookup/address-suggestions.ts";
import { batch, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { createAddressSuggestionsStore } from "../../../core/stores/lookup/address-suggestions-store.ts";
import type { Suggestions, SuggestionsStore } from "../../../core/stores/page/suggestions-store.ts";
import { oneLineOf } from "../../../core/texts/one-line.ts";

/** The address of a site while the user changes it. */
export interface EditedSite {
  /** The index of the address in the list. */
  readonly place: number;
  readonly text: string;
  /** True if the user tried to save an empty address. */
  readonly isEmpty: boolean;
}

/** Edits the address of one site at a time, with suggestions. */
export interface SiteEditModel {
  /** Null if no address is edited. */
  readonly editing: ReadonlySignal<EditedSite | null>;
  readonly suggestions: ReadonlySignal<Suggestions<AddressSuggestion>>;
  readonly forgetRow: SuggestionsStore<AddressSuggestion>["forgetRow"];
  open(site: { readonly place: number; readonly address: string }): void;
  type(text: string): void;
  cancel(): void;
  /**
   * Replaces the address and prices it. A typed unit stays if the chosen suggestion lacks it. Returns false for an empty
   * address.
   */
  save(text: string): boolean;
}

/** @param onSave - called with the changed address */
export function createSiteEdit(
  core: Core,
  onSave: (place: number, address: string) => void,
): SiteEditModel {
  const suggestions = createAddressSuggestionsStore(core);
  const editing = signal<EditedSite | null>(null);

  function show(site: EditedSite | null): void {
    batch(() => {
      suggestions.clear();
      editing.value = site;
    });
  }

  return {
    editing,
    suggestions: suggestions.state,
    forgetRow: suggestions.forgetRow,
    open: ({ place, address }) => show({ place, text: address, isEmpty: false }),
    type(text) {
      const site = editing.peek();
      if (site === null) return;
      editing.value = { ...site, text, isEmpty: false };
      suggestions.suggest(text);
    },
    cancel: () => show(null),
    save(text) {
      const site = editing.peek();
      if (site === null) return false;
      const { query, rows } = suggestions.state.peek();
      const entered = oneLineOf(text).trim();
      const isChosen = rows.some(({ value }) => value === entered);
      const address = (isChosen && droppedUnitOf(query, entered)?.address) || entered;
      if (address === "") {
        editing.value = { ...site, text, isEmpty: true };
        return false;
      }
      show(null);
      onSave(site.place, address);
      return true;
    },
  };
}
