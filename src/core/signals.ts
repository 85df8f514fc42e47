/**
 * The one door to the signals library. Two copies of the bundle on one page share the first copy's
 * library, since a computed value only follows signals of its own copy.
 */
import * as library from "@preact/signals-core";

export type { ReadonlySignal, Signal } from "@preact/signals-core";

type Library = Pick<typeof library, "signal" | "computed" | "effect" | "batch">;

const key = Symbol.for("scout-elements.signals.v1");
const page: typeof globalThis & { [key]?: Library } = globalThis;
page[key] ??= library;

export const { signal, computed, effect, batch } = page[key];
