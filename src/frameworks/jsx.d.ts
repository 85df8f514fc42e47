/** `import type {} from "scout-elements/jsx"`: the tags in the markup of React 19. */
import type { HTMLAttributes, RefAttributes } from "react";
import type { AttributesOf, ElementOf, Handlers, PropertiesOf, Tag } from "./element-parts.js";

type Markup = {
  [tag in Tag]: HTMLAttributes<ElementOf<tag>> &
    RefAttributes<ElementOf<tag>> & { class?: string | undefined } & AttributesOf<tag> &
    PropertiesOf<tag> &
    Handlers<tag, "on">;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Markup {}
  }
}
