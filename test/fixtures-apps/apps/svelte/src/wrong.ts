/** Tags that must not compile, as Svelte's language tools read them. */
import type {} from "scout-elements/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

export const wrong: readonly SvelteHTMLElements["scout-lookup"][] = [
  // @ts-expect-error: no such attribute
  { adress: "1 Main Street" },
  // @ts-expect-error: no such attribute
  { "api-bse": "https://portal.example.com" },
  // @ts-expect-error: no such value
  { "heading-level": "7" },
  // @ts-expect-error: no such member of the detail
  { "onscout-lookup-failed": ({ detail }) => detail.reason },
];
