import type { Enhancement } from "./enhancement.ts";
import { accordions, enhancementMap } from "./enhancement-map.ts";
import { isHidden } from "./hidden-nodes.ts";
import { type ById, targetOf } from "./target-of.ts";
import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** Finds the controls that show and hide a part, with their parts (decisions V8, ZA10). */
export function readToggles(region: Element, byId: ById, found: Map<Element, Enhancement>): void {
  const add = (control: Element, part: Element | null, startsOpen: boolean) => {
    const label = wordsOf(control) || firstAttributeOf(control, ["aria-label", "title"]);
    const isFree = part !== null && (!found.has(part) || found.get(part)?.kind === "part");
    if (!isFree || label === "" || found.has(control)) return;
    if (part.contains(control) || control.contains(part)) return;
    if (part.id === "") part.id = `scout-part-${found.size}`;
    found.set(control, { kind: "toggle", part, label });
    if (!found.has(part)) found.set(part, { kind: "part", startsOpen });
  };

  for (const control of region.querySelectorAll(enhancementMap.toggle)) {
    const part = targetOf(control, byId);
    add(control, part, isMarkedOpen(control, part));
  }
  for (const { label, part, item } of accordions) {
    for (const control of region.querySelectorAll(label)) {
      const box = item === undefined ? null : control.closest(item);
      const target = box?.querySelector(part) ?? partAfter(control, part);
      add(control, target, isMarkedOpen(control, target) || isOpenBox(box));
    }
  }
  for (const control of region.querySelectorAll(enhancementMap.ariaToggle)) {
    if (control.matches("[role=tab], [role=tabpanel], input, select, textarea")) continue;
    const state = control.getAttribute("aria-expanded");
    const named = targetOf(control, byId);
    if (named === null && (state === null || !isControl(control))) continue;
    const part = named ?? partAfter(control, "*");
    const isDisclosure = state !== null || (part !== null && isHidden(part));
    if (isDisclosure) add(control, part, state !== "false" && !(part !== null && isHidden(part)));
  }
}

function isControl(node: Element): boolean {
  return node.matches("button, summary, [role=button]");
}

function isMarkedOpen(control: Element, part: Element | null): boolean {
  return control.getAttribute("aria-expanded") === "true" || isOpenBox(part);
}

function isOpenBox(box: Element | null): boolean {
  return box?.matches(enhancementMap.startsOpen) ?? false;
}

/** What follows a control, or the heading or term that holds it alone. */
function partAfter(control: Element, selector: string): Element | null {
  const next = control.nextElementSibling;
  if (next !== null) return next.matches(selector) && wordsOf(next) !== "" ? next : null;
  const box = control.parentElement;
  const isAlone = box !== null && box.childElementCount === 1 && wordsOf(box) === wordsOf(control);
  return isAlone ? partAfter(box, selector) : null;
}
