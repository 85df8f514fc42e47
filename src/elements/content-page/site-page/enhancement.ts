import type { FormNote } from "./read-forms.ts";
import type { Media } from "./read-media.ts";

/** A tab of a page's tabs. */
export type EnhancedTab = { readonly key: string; readonly label: string; readonly panel: Element };

/** The enhancement of a page's node. */
export type Enhancement =
  | { readonly kind: "toggle"; readonly part: Element }
  | { readonly kind: "part"; readonly startsOpen: boolean }
  | { readonly kind: "expand"; readonly label: Element; readonly startsOpen: boolean }
  | { readonly kind: "tabs"; readonly tabs: readonly EnhancedTab[]; readonly selected: string }
  | { readonly kind: "dropdown"; readonly label: string; readonly menu: Element }
  | { readonly kind: "tooltip"; readonly text: string }
  | { readonly kind: "copy"; readonly text: string }
  | {
      readonly kind: "truncate";
      readonly maxChars: number;
      readonly more: string | null;
      readonly less: string | null;
    }
  | Media
  | FormNote
  /** Another node draws this one: as its label, its panel or its menu. */
  | { readonly kind: "elsewhere" };

export type Enhancements = ReadonlyMap<Element, Enhancement>;
