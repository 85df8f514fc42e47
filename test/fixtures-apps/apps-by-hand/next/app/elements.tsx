"use client";

/**
 * Registers the element. This is a client component, because the browser does not run the imports
 * of a server component.
 */
import "scout-elements/elements/scout-lookup";

export function Elements() {
  return null;
}
