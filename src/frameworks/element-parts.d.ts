import type { ElementInterfaces } from "./elements.js";

export type Tag = keyof ElementInterfaces;
export type ElementOf<tag extends Tag> = ElementInterfaces[tag]["element"];
export type AttributesOf<tag extends Tag> = ElementInterfaces[tag]["attributes"];
export type PropertiesOf<tag extends Tag> = ElementInterfaces[tag]["properties"];
export type EventsOf<tag extends Tag> = ElementInterfaces[tag]["events"];

/** A handler for each event, its name with `Prefix` before it. */
export type Handlers<tag extends Tag, Prefix extends string> = {
  [name in keyof EventsOf<tag> & string as `${Prefix}${name}`]?:
    | ((event: EventsOf<tag>[name]) => void)
    | undefined;
};

/** The name of an event in Pascal case: `ScoutLookupCompleted` for `scout-lookup-completed`. */
export type Pascal<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${Pascal<Rest>}`
  : Capitalize<Name>;
