import { type CommonValues, text, type ValuesOf } from "../host/element/element-attributes.ts";

export const attributes = {
  /**
   * The id of the contract; the URL parameter `contract` takes precedence. Without an id the page
   * navigates to `/scout?error_code=404`.
   */
  contract: text(""),
  /**
   * Key of the contract's provider; the provider in a URL `/scout/contracts/{provider}` takes
   * precedence.
   */
  provider: text(""),
  /**
   * `canvas` draws the pages; `iframe` uses the browser's own PDF viewer, if there is one. The URL
   * parameter `preview_type` takes precedence.
   * @type {"canvas" | "iframe"}
   * @default canvas
   */
  "preview-type": text(""),
} as const;

export type ContractWizardAttributes = ValuesOf<typeof attributes> &
  Pick<CommonValues, "context" | "routing">;
