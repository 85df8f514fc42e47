/**
 * The only import of the signals library. All copies of the bundle on a page share the library of the first one,
 * because a computed value only follows signals of its own copy.
 */
import {
  batch as ownBatch,
  computed as ownComputed,
  effect as ownEffect,
  signal as ownSignal,
} from "@preact/signals-core";

export type { ReadonlySignal, Signal } from "@preact/signals-core";

const library = { signal: ownSignal, computed: ownComputed, effect: ownEffect, batch: ownBatch };

const key = Symbol.for("scout-elements.signals.v1");
const page: typeof globalThis & { [key]?: typeof library } = globalThis;
page[key] ??= library;

export const { signal, computed, effect, batch } = page[key];
