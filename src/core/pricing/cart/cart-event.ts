import type { SectionName } from "../service-type.ts";

/** What an agent does in the builder. Values are those of options; null chooses none. */
export type CartEvent =
  | { readonly kind: "chooseProvider"; readonly value: string | null }
  | { readonly kind: "chooseTerm"; readonly value: string | null }
  | { readonly kind: "chooseRegion"; readonly value: string | null }
  | { readonly kind: "choosePackage"; readonly value: string | null }
  | { readonly kind: "toggleSection"; readonly section: SectionName; readonly isOn: boolean }
  /** A checkbox that is in the cart is unchecked (decisions J1, Z11). */
  | { readonly kind: "selectItem"; readonly id: string }
  | { readonly kind: "deselectItem"; readonly id: string }
  | { readonly kind: "setLines"; readonly id: string; readonly lines: number }
  | { readonly kind: "setBoxes"; readonly id: string; readonly boxes: number }
  | { readonly kind: "clear" };
