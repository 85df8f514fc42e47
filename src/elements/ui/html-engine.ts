import { readTokens } from "../../core/html/read-tokens.ts";
import { type HtmlProfile, sanitizerConfigOf } from "./html-profile.ts";

/**
 * Parses untrusted HTML into a detached tree: no script runs, nothing is fetched. Drops everything that the profile
 * does not allow. Throws if the page forbids parsing HTML.
 */
export type HtmlEngine = (html: string, profile: HtmlProfile) => Node;

type Sanitizing = { setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void };

/**
 * The most elements of one text that sanitisers remove. For each one they look through what is around it, so that many of
 * them take time that grows with their square; `textEngine` reads a text with more.
 */
export const mostRemoved = 2000;

/** Thrown by the browser's sanitiser for a text of which too much would have to be removed. */
export class TooMuchToRemove extends Error {}

/** The browser's own sanitiser, which needs no Trusted Types policy. Null if it has none. */
export function findNativeEngine(): HtmlEngine | null {
  if (typeof Element === "undefined" || !("setHTML" in Element.prototype)) return null;
  return (html, profile) => {
    const sanitizer = sanitizerConfigOf(profile, html);
    if (html.length > shortChars && !hasLittleToRemove(html, sanitizer)) {
      throw new TooMuchToRemove("There is too much to remove.");
    }
    const inert = document.implementation.createHTMLDocument("");
    const box: Element & Partial<Sanitizing> = inert.createElement("div");
    box.setHTML?.(html, { sanitizer });
    return box;
  };
}

/** A shorter text has too few elements to matter. */
const shortChars = 10_000;

/**
 * Counts the start tags, by their names: a tree that keeps everything would be exact, but some browsers end their process
 * with it. Where it is not sure which rules a part follows, it counts, so that rather too few texts are left to browsers.
 */
function hasLittleToRemove(html: string, { elements = [] }: SanitizerConfig): boolean {
  const foreign = new Set<string>();
  const plain = new Set<string>(["svg", "math"]);
  for (const one of elements) {
    if (typeof one === "string") continue;
    if (one.namespace === undefined) plain.add(one.name);
    else foreign.add(one.name);
  }
  const open = { svg: 0, math: 0 };
  let isUnsure = false;
  let left = mostRemoved;
  for (const { kind, name } of readTokens(html)) {
    const isInside = open.svg + open.math > 0;
    if (name === "svg" || name === "math") {
      if (kind === "start") open[name] += 1;
      if (kind === "end") open[name] = Math.max(0, open[name] - 1);
    }
    if (kind !== "start") continue;
    const isKept = (isInside ? foreign : plain).has(name);
    // Elements of HTML end a drawing, or stand in a part of it that ends otherwise.
    isUnsure ||= isInside && !isKept && plain.has(name);
    if ((isUnsure || !isKept) && --left < 0) return false;
  }
  return true;
}
