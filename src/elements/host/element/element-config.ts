import type { Config } from "../../../core/internal.ts";
import { pageConfig } from "../page/page-config.ts";
import { tokenIssuerOf } from "../page/token-issuer.ts";
import type { CommonValues } from "./element-attributes.ts";
import { headingLevelAt } from "./heading-level.ts";

/**
 * The configuration of one element: the page's configuration, overridden by the attributes that are present.
 */
export function elementConfigOf(values: CommonValues): Config {
  const { apiBase, brand, productName, routing } = values;
  // In a portal, links lead to the portal's own routes.
  const portalBase = routing === "portal" ? "" : values.portalBase;
  return pageConfig({
    ...(apiBase !== undefined && { apiBase }),
    ...(brand !== undefined && { brand }),
    ...(productName !== undefined && { productName }),
    ...(portalBase !== undefined && { portalBase }),
  });
}

/**
 * The part of the configuration that decides how an element starts, as a string for comparison. Functions are left out:
 * they are read at each use, so a new function needs no restart. Neither do a new language and new words.
 */
export function startingConfigOf(values: CommonValues): string {
  const config = elementConfigOf(values);
  const {
    getToken: _getToken,
    onEvent: _onEvent,
    onMetric: _onMetric,
    locale: _locale,
    messages: _messages,
    ...starting
  } = config;
  return JSON.stringify([starting, tokenIssuerOf(starting.apiBase)]);
}

/**
 * The value of an attribute that is missing: the page's configuration decides it, and the element's position decides
 * the heading level.
 */
export function configuredValueOf(property: string, element: Element): unknown {
  if (property === "headingLevel") return headingLevelAt(element);
  return isConfigured(property) ? pageConfig({})[property] : undefined;
}

function isConfigured(
  property: string,
): property is "apiBase" | "brand" | "productName" | "portalBase" | "locale" {
  return ["apiBase", "brand", "productName", "portalBase", "locale"].includes(property);
}
