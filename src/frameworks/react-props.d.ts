import type { HTMLAttributes, RefAttributes } from "react";
import type { ElementOf, EventsOf, Pascal, PropertiesOf, Tag } from "./element-parts.js";

/** The handler prop of an event: `onLookupCompleted` for `scout-lookup-completed`. */
type HandlerName<Event extends string> = Event extends `scout-${infer Rest}`
  ? `on${Pascal<Rest>}`
  : never;

type WrapperHandlers<tag extends Tag> = {
  [name in keyof EventsOf<tag> & string as HandlerName<name>]?:
    | ((event: EventsOf<tag>[name]) => void)
    | undefined;
};

/** The props of an element's component. */
export type ElementProps<tag extends Tag> = HTMLAttributes<ElementOf<tag>> &
  RefAttributes<ElementOf<tag>> &
  PropertiesOf<tag> &
  WrapperHandlers<tag>;
