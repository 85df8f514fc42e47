import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /** Which contract; a parameter `contract` of the page's URL wins. Without one the page goes to `/scout?error_code=404`. */
  contract: text(""),
  /** Key of the contract's provider; that of a URL `/scout/contracts/{provider}` wins. */
  provider: text(""),
  /**
   * Draw the pages, or show them in the browser's viewer where it has one; a parameter `preview_type` of the page's URL wins.
   * @type {"canvas" | "iframe"}
   * @default canvas
   */
  "preview-type": text(""),
} as const;

export type ContractWizardAttributes = ValuesOf<typeof attributes> &
  Pick<CommonValues, "context" | "routing">;
