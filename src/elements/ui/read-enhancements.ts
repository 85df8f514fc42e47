import { enhancementAttributes, enhancementMap } from "./enhancement-map.ts";
import { contactTextOf } from "./plain-lines.ts";

/** A tab of a page's tabs. */
export type EnhancedTab = { readonly key: string; readonly label: string; readonly panel: Element };

/** The enhancement of a page's node (2 §2 Generic content pages). */
export type Enhancement =
  | { readonly kind: "toggle"; readonly part: Element }
  | { readonly kind: "part"; readonly startsOpen: boolean }
  | { readonly kind: "expand"; readonly label: Element; readonly startsOpen: boolean }
  | { readonly kind: "tabs"; readonly tabs: readonly EnhancedTab[]; readonly selected: string }
  | { readonly kind: "dropdown"; readonly label: string; readonly menu: Element }
  | { readonly kind: "tooltip"; readonly text: string }
  | { readonly kind: "copy"; readonly text: string }
  | {
      readonly kind: "truncate";
      readonly maxChars: number;
      readonly more: string | null;
      readonly less: string | null;
    }
  /** Another node draws it: as its label, its panel or its menu. */
  | { readonly kind: "elsewhere" };

export type Enhancements = ReadonlyMap<Element, Enhancement>;

/** Finds the enhancements of a sanitised region. Incomplete markup is left as it is. */
export function readEnhancements(region: Element): Enhancements {
  const found = new Map<Element, Enhancement>();
  const all = (selector: string) =>
    [...region.querySelectorAll(selector)].filter((n) => !found.has(n));
  const byId = (id: string) => (id === "" ? null : findById(region, id));

  for (const list of all(enhancementMap.tabs)) readTabs(list, byId, found);
  for (const control of all(enhancementMap.toggle)) {
    const part = byId(targetOf(control));
    if (part === null || part.contains(control) || wordsOf(control) === "") continue;
    found.set(control, { kind: "toggle", part });
    if (found.get(part)?.kind !== "part") {
      found.set(part, { kind: "part", startsOpen: part.matches(enhancementMap.startsOpen) });
    }
  }
  for (const control of all(enhancementMap.dropdown)) {
    const next = control.nextElementSibling;
    const menu = next?.matches(enhancementMap.dropdownMenu) ? next : null;
    if (menu !== null) setDropdown(control, wordsOf(control), menu, found);
  }
  for (const block of all(enhancementMap.dropdownBlock)) {
    const [label, menu, more] = block.children;
    if (label && menu && !more) setDropdown(label, wordsOf(label), menu, found);
  }
  for (const block of all(`${enhancementMap.expand}, details`)) readExpand(block, found);
  for (const control of all(enhancementMap.copy)) {
    const text = copiedTextOf(control, byId);
    if (text !== "") found.set(control, { kind: "copy", text });
  }
  for (const node of all(enhancementMap.tooltip)) {
    const text = firstOf(node, enhancementAttributes.tooltip);
    if (text !== "") found.set(node, { kind: "tooltip", text });
  }
  for (const node of all(enhancementMap.truncate)) {
    const maxChars = Number(firstOf(node, enhancementAttributes.maxChars));
    if (!Number.isInteger(maxChars) || maxChars < 1) continue;
    const more = firstOf(node, enhancementAttributes.more) || null;
    const less = firstOf(node, enhancementAttributes.less) || null;
    found.set(node, { kind: "truncate", maxChars, more, less });
  }
  return found;
}

/** Finds the element with an id. Ids are compared as text, never as part of a selector. */
export function findById(region: Element, id: string): Element | null {
  return [...region.querySelectorAll("[id]")].find((node) => node.id === id) ?? null;
}

function readTabs(
  list: Element,
  byId: (id: string) => Element | null,
  found: Map<Element, Enhancement>,
): void {
  const controls = [...list.querySelectorAll(enhancementMap.tab)];
  const tabs = controls.flatMap((control) => {
    const panel = byId(targetOf(control));
    const label = wordsOf(control);
    const isUsable = panel !== null && label !== "" && !panel.contains(list) && !found.has(panel);
    return isUsable ? [{ key: panel.id, label, panel, control }] : [];
  });
  const hasTwins = new Set(tabs.map(({ key }) => key)).size < tabs.length;
  // A link to another page would be lost among tabs.
  if (tabs.length < 2 || tabs.length < controls.length || hasTwins) return;
  const isSelected = ({ control, panel }: (typeof tabs)[number]) =>
    [control, control.parentElement, panel].some((one) => one?.matches(enhancementMap.selectedTab));
  const selected = (tabs.find(isSelected) ?? tabs[0])?.key ?? "";
  found.set(list, { kind: "tabs", tabs, selected });
  for (const { panel } of tabs) found.set(panel, { kind: "elsewhere" });
}

function setDropdown(
  control: Element,
  label: string,
  menu: Element,
  found: Map<Element, Enhancement>,
): void {
  if (label === "" || wordsOf(menu) === "" || found.has(menu)) return;
  found.set(control, { kind: "dropdown", label, menu });
  found.set(menu, { kind: "elsewhere" });
}

function readExpand(block: Element, found: Map<Element, Enhancement>): void {
  const isDetails = block.localName === "details";
  const label = isDetails ? block.querySelector(":scope > summary") : block.firstElementChild;
  if (!label || wordsOf(label) === "" || wordsOf(block) === wordsOf(label)) return;
  const startsOpen = isDetails
    ? block.hasAttribute("open")
    : block.matches(enhancementMap.startsOpen);
  found.set(block, { kind: "expand", label, startsOpen });
  found.set(label, { kind: "elsewhere" });
}

function copiedTextOf(control: Element, byId: (id: string) => Element | null): string {
  const given = firstOf(control, enhancementAttributes.copiedText);
  if (given !== "") return given;
  const named = byId(firstOf(control, enhancementAttributes.copiedPart).replace(/^#/, ""));
  const contact = named ?? control.parentElement?.closest(enhancementMap.contact);
  return contact ? contactTextOf(contact, enhancementMap.copy) : "";
}

/** The id that a control names: after the `#` of a link, or else as it is. */
function targetOf(control: Element): string {
  const target = firstOf(control, enhancementAttributes.target);
  const [, id = target] = /^[^#]*#(.*)$/.exec(target) ?? [];
  return id;
}

function firstOf(node: Element, names: readonly string[]): string {
  return names.map((name) => node.getAttribute(name)?.trim() ?? "").find(Boolean) ?? "";
}

function wordsOf(node: Element): string {
  return node.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
