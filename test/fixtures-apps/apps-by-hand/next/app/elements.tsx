"use client";

/** Registers the element: of what a server component imports, the browser runs what the component renders. */
import "scout-elements/elements/scout-lookup";

export function Elements() {
  return null;
}
