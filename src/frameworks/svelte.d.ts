/** `import type {} from "scout-elements/svelte"`: the tags in Svelte's templates. */
import type { HTMLAttributes } from "svelte/elements";
import type { AttributesOf, ElementOf, Handlers, PropertiesOf, Tag } from "./element-parts.js";

type SvelteElements = {
  [tag in Tag]: HTMLAttributes<ElementOf<tag>> &
    AttributesOf<tag> &
    PropertiesOf<tag> &
    Handlers<tag, "on"> &
    Handlers<tag, "on:">;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends SvelteElements {}
}
