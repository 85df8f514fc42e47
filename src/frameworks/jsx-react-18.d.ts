/**
 * `import type {} from "scout-elements/jsx-react-18"`: the tags in the markup of React 18, which knows attributes alone.
 * Properties and events go through a `ref`.
 */
import type { HTMLAttributes, RefAttributes } from "react";
import type { AttributesOf, ElementOf, Tag } from "./element-parts.js";

type Markup = {
  [tag in Tag]: HTMLAttributes<ElementOf<tag>> &
    RefAttributes<ElementOf<tag>> & { class?: string | undefined } & AttributesOf<tag>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Markup {}
  }
}
