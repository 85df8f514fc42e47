import { enteredText } from "../texts/fold-text.ts";

/** How the contract is shown: drawn page by page, or in the browser's own PDF viewer. */
export type PreviewType = "canvas" | "iframe";

/** True if a string names one of the types. */
function isPreviewType(value: string | null): value is PreviewType {
  return value === "canvas" || value === "iframe";
}

/** Reads the preview type. Any other text means `canvas`. */
export function previewTypeOf(value: string | null | undefined): PreviewType {
  return value === "iframe" ? "iframe" : "canvas";
}

/** The contract that a wizard shows. */
export interface WizardAddress {
  readonly contract: string;
  /** The provider's key. Empty if it is unknown. */
  readonly provider: string;
  readonly previewType: string | null;
}

/** The address that a wizard without a contract redirects to. */
export const contractMissingHref = "/scout?error_code=404";

/**
 * Reads `contract` and `preview_type` from the query, and the provider from the path. Ignores an unknown preview type.
 */
export function wizardAddressOf(href: string, search: string): Partial<WizardAddress> {
  const query = new URLSearchParams(search);
  const provider = providerKeyOf(href);
  const contract = query.get("contract");
  const previewType = query.get("preview_type");
  return {
    ...(contract !== null && { contract: enteredText(contract) }),
    ...(provider !== "" && { provider }),
    ...(isPreviewType(previewType) && { previewType }),
  };
}

/** The `{provider_key}` of `/scout/contracts/{provider_key}`, also below `/scout/pricing`. */
function providerKeyOf(href: string): string {
  const found = /\/scout\/(?:pricing\/)?contracts\/([^/]+)\/?$/.exec(new URL(href).pathname);
  try {
    return decodeURIComponent(found?.[1] ?? "");
  } catch {
    return "";
  }
}
