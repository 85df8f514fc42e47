import { cachedByNode } from "./cached-by-node.ts";
import type { Enhancement } from "./enhancement.ts";
import {
  accordions,
  enhancementAttributes,
  enhancementMap,
  orderedTabs,
} from "./enhancement-map.ts";
import { firstAttributeOf, hasWords, isHidden, wordsOf } from "./words-of.ts";

/** Finds the enhancements of a sanitised region. Incomplete markup is left unchanged. */
export function readEnhancements(region: Element, byId: ById): Map<Element, Enhancement> {
  const found = new Map<Element, Enhancement>();
  const all = (selector: string) =>
    [...region.querySelectorAll(selector)].filter((n) => !found.has(n));

  for (const { list: lists, box, panel } of orderedTabs) {
    const panelsIn = cachedByNode((one: Element) => [...one.querySelectorAll(panel)]);
    for (const list of all(lists)) {
      const around = list.closest(box);
      const panels = around === null ? [] : panelsIn(around);
      setTabs(list, (_control, index) => panels[index] ?? null, found);
    }
  }
  for (const list of all(enhancementMap.tabs)) {
    // If lists are nested, only the innermost one contains the tabs themselves.
    if (list.querySelector(enhancementMap.tabs) !== null) continue;
    setTabs(list, (control) => namedBy(control, list, byId), found);
  }
  for (const twin of all(enhancementMap.tabTwin)) {
    const panel = targetOf(twin, byId);
    if (panel !== null && found.has(panel)) found.set(twin, { kind: "elsewhere" });
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
  readToggles(region, byId, found);
  for (const block of all(`${enhancementMap.expand}, details`)) readExpand(block, found);
  const textOf = cachedByNode(contactTextOf);
  for (const control of all(enhancementMap.copy)) {
    const text = copiedTextOf(control, byId, textOf);
    if (text !== "") found.set(control, { kind: "copy", text });
  }
  for (const node of all(enhancementMap.tooltip)) {
    const text = firstAttributeOf(node, enhancementAttributes.tooltip);
    if (text !== "" && hasWords(node)) found.set(node, { kind: "tooltip", text });
  }
  for (const node of all(enhancementMap.truncate)) {
    const maxChars = Number(firstAttributeOf(node, enhancementAttributes.maxChars));
    if (!Number.isInteger(maxChars) || maxChars < 1) continue;
    const more = firstAttributeOf(node, enhancementAttributes.more) || null;
    const less = firstAttributeOf(node, enhancementAttributes.less) || null;
    found.set(node, { kind: "truncate", maxChars, more, less });
  }
  return found;
}

/** The panel that a control names, or that an element around it in the list names. */
function namedBy(control: Element, list: Element, byId: ById): Element | null {
  const named = control.closest("[aria-controls]");
  return targetOf(control, byId) ?? (named && list.contains(named) ? targetOf(named, byId) : null);
}

function setTabs(
  list: Element,
  panelOf: (control: Element, index: number) => Element | null,
  found: Map<Element, Enhancement>,
): void {
  const controls = [...list.querySelectorAll(enhancementMap.tab)].filter(
    (one) => one.querySelector(enhancementMap.tab) === null,
  );
  const tabs = controls.flatMap((control, index) => {
    const panel = panelOf(control, index);
    const label = wordsOf(control) || firstAttributeOf(control, ["aria-label", "title"]);
    const isUsable = panel !== null && label !== "" && !panel.contains(list) && !found.has(panel);
    return isUsable ? [{ key: panel.id || String(index), label, panel, control }] : [];
  });
  const hasTwins = new Set(tabs.map(({ key }) => key)).size < tabs.length;
  // Incomplete tabs are left as links: one that leads to another page would be lost among tabs.
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
  if (label === "" || !hasWords(menu) || found.has(menu)) return;
  found.set(control, { kind: "dropdown", label, menu });
  found.set(menu, { kind: "elsewhere" });
}

function readExpand(block: Element, found: Map<Element, Enhancement>): void {
  const isDetails = block.localName === "details";
  const label = isDetails ? block.querySelector(":scope > summary") : block.firstElementChild;
  if (!label || found.has(label) || !hasWords(label) || block.childNodes.length < 2) return;
  const isShown = [...block.childNodes].some((one) => one !== label && isContent(one));
  if (!isShown) return;
  const startsOpen = isDetails
    ? block.hasAttribute("open")
    : block.matches(enhancementMap.startsOpen);
  found.set(block, { kind: "expand", label, startsOpen });
  found.set(label, { kind: "elsewhere" });
}

function isContent(node: Node): boolean {
  if (!(node instanceof Element)) return wordsOf(node) !== "";
  return (
    hasWords(node) || node.matches(mediaSelector) || node.querySelector(mediaSelector) !== null
  );
}

const mediaSelector = "img, iframe";

function copiedTextOf(control: Element, byId: ById, textOf: (contact: Element) => string): string {
  const ownText = firstAttributeOf(control, enhancementAttributes.copiedText);
  if (ownText !== "") return ownText;
  const id = firstAttributeOf(control, enhancementAttributes.copiedPart).replace(/^#/, "");
  const contact = byId(id) ?? control.parentElement?.closest(enhancementMap.contact);
  return contact ? textOf(contact) : "";
}

const blocks =
  /^(?:address|article|blockquote|dd|div|dl|dt|figure|footer|h[1-6]|header|li|ol|p|section|table|tr|ul)$/;

/** The text of a contact in its displayed lines, without its copy button. */
function contactTextOf(contact: Element): string {
  return linesOf(contact, enhancementMap.copy)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function linesOf(node: Element, left: string): string {
  return [...node.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return child.nodeValue?.replace(/\s+/g, " ") ?? "";
      if (child.matches(left)) return "";
      if (child.localName === "br") return "\n";
      const text = linesOf(child, left);
      return blocks.test(child.localName) ? `\n${text}\n` : text;
    })
    .join("");
}

/** Finds the controls that show and hide a part, with their parts. */
function readToggles(region: Element, byId: ById, found: Map<Element, Enhancement>): void {
  const isHiddenPart = cachedByNode(isHidden);
  const add = (control: Element, part: Element | null, startsOpen: boolean) => {
    const isFree = part !== null && (!found.has(part) || found.get(part)?.kind === "part");
    if (!isFree || found.has(control) || !isNamed(control)) return;
    if (part.contains(control) || control.contains(part)) return;
    if (part.id === "") part.id = `scout-part-${found.size}`;
    found.set(control, { kind: "toggle", part });
    if (!found.has(part)) found.set(part, { kind: "part", startsOpen });
  };

  for (const control of region.querySelectorAll(enhancementMap.toggle)) {
    const part = targetOf(control, byId);
    add(control, part, isMarkedOpen(control, part));
  }
  for (const { label, part, item } of accordions) {
    const partIn = cachedByNode((box: Element) => box.querySelector(part));
    for (const control of region.querySelectorAll(label)) {
      const box = item === undefined ? null : control.closest(item);
      const target = (box && partIn(box)) ?? partAfter(control, part);
      add(control, target, isMarkedOpen(control, target) || isOpenBox(box));
    }
  }
  for (const control of region.querySelectorAll(enhancementMap.ariaToggle)) {
    if (control.matches("[role=tab], [role=tabpanel], input, select, textarea")) continue;
    const state = control.getAttribute("aria-expanded");
    const named = targetOf(control, byId);
    if (named === null && (state === null || !isControl(control))) continue;
    const part = named ?? partAfter(control, "*");
    const isClosed = part !== null && isHiddenPart(part);
    if (state !== null || isClosed) add(control, part, state !== "false" && !isClosed);
  }
}

function isNamed(control: Element): boolean {
  return hasWords(control) || firstAttributeOf(control, ["aria-label", "title"]) !== "";
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

/**
 * The element after a control. If the control is alone in a heading or term, the element after
 * that.
 */
function partAfter(control: Element, selector: string): Element | null {
  const next = control.nextElementSibling;
  if (next !== null) return next.matches(selector) && hasWords(next) ? next : null;
  const box = control.parentElement;
  const isAlone =
    box?.firstElementChild === control &&
    [...box.childNodes].every((one) => one === control || wordsOf(one) === "");
  return isAlone ? partAfter(box, selector) : null;
}

/** Finds an element by its id. */
type ById = (id: string) => Element | null;

/** The part that a control names by its id or by the fragment of a link. */
function targetOf(control: Element, byId: ById): Element | null {
  for (const name of enhancementAttributes.target) {
    const value = control.getAttribute(name)?.trim() ?? "";
    const [, id = name === "href" ? "" : value] = /^[^#]*#(.*)$/.exec(value) ?? [];
    for (const one of id.split(/\s+/)) {
      const target = byId(one);
      if (target !== null) return target;
    }
  }
  return null;
}
