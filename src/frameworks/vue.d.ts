/** `import type {} from "scout-elements/vue"`: the tags in Vue's templates. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { ElementOf, EventsOf, Pascal, PropertiesOf, Tag } from "./element-parts.js";

type VueHandlers<tag extends Tag> = {
  [name in keyof EventsOf<tag> & string as `on${Pascal<name>}`]?:
    | ((event: EventsOf<tag>[name]) => void)
    | undefined;
};

type VueElements = {
  [tag in Tag]: new () => ElementOf<tag> & {
    /** Vue reads `api-base` in a template as `apiBase`. */
    $props: HTMLAttributes & PublicProps & PropertiesOf<tag> & VueHandlers<tag>;
  };
};

declare module "vue" {
  interface GlobalComponents extends VueElements {}
}
