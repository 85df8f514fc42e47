/** The tags in Svelte's templates, as its language tools read them. */
import type {} from "scout-elements/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

type LookupProps = SvelteHTMLElements["scout-lookup"];

export const right: LookupProps = {
  class: "wide",
  "api-base": "https://portal.example.com",
  "onscout-lookup-completed": ({ detail }) => detail.place.clliCode,
};
export const wrong: readonly LookupProps[] = [
  // @ts-expect-error: no such attribute
  { adress: "1 Main Street" },
  // @ts-expect-error: no such value
  { "color-scheme": "sepia" },
  // @ts-expect-error: no such member of the detail
  { "onscout-lookup-failed": ({ detail }) => detail.reason },
];
