import type { Ports } from "../../../core/internal.ts";

/**
 * The build's module with the sample data, relative to a chunk. Undefined in builds for bundlers, where the page
 * imports it: an application would otherwise contain it without using it.
 */
declare const __SCOUT_SAMPLE__: string | undefined;

const key = Symbol.for("scout-elements.sample.v1");
const page: typeof globalThis & { [key]?: Ports["http"] } = globalThis;

/** Answers a call with sample data. All copies of the bundle in a page share the module, which sets its function. */
export const answerSample: Ports["http"] = async (url, init) => {
  if (typeof __SCOUT_SAMPLE__ !== "undefined") await import(/* @vite-ignore */ __SCOUT_SAMPLE__);
  const answer = page[key];
  if (answer === undefined) throw new TypeError("There is no sample data.");
  return answer(url, init);
};
