import { removeAll } from "../../ui/remove-all.ts";
import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** Where scripts that load pictures late keep their addresses. */
const lateSource = ["data-src", "data-lazy-src", "data-original", "data-original-src", "data-lazy"];
const lateSet = ["data-srcset", "data-lazy-srcset"];
const lateSizes = ["data-sizes", "data-lazy-sizes"];

/**
 * Gives every picture of a page the addresses that it would have after the page's scripts ran, and removes its doubles
 * and the ones that only count visits (decisions V14).
 */
export function settlePictures(region: Element): void {
  for (const node of region.querySelectorAll("img, source")) {
    const source =
      firstAttributeOf(node, lateSource) || firstAttributeOf(node, ["src", "data-orig-file"]);
    const set = firstAttributeOf(node, [...lateSet, "srcset"]);
    const sizes = firstAttributeOf(node, lateSizes);
    const isAddress = /[/.]/.test(source);
    if (isAddress) node.setAttribute("src", source);
    if (set !== "") node.setAttribute("srcset", set);
    if (/\d/.test(sizes)) node.setAttribute("sizes", sizes);
  }
  for (const picture of region.querySelectorAll("picture")) addMissingImage(picture);
  const scriptless = [...region.querySelectorAll("scout-noscript")];
  for (const node of scriptless) settleNoScript(node);
  removeAll(scriptless.filter(isRequestForScripts));
  removeAll([...region.querySelectorAll("img, iframe")].filter(isCounter));
}

/** Whether a picture has an address of its own, not a stand-in. */
export function hasSource(image: Element): boolean {
  const source = firstAttributeOf(image, ["src"]);
  return (
    (source !== "" && !source.startsWith("data:")) || firstAttributeOf(image, ["srcset"]) !== ""
  );
}

function addMissingImage(picture: Element): void {
  if (picture.querySelector("img") !== null || picture.querySelector("source") === null) return;
  picture.append(picture.ownerDocument.createElement("img"));
}

/** Pictures for pages without scripts stand in for the ones beside them. */
function settleNoScript(node: Element): void {
  const image = node.querySelector("img");
  const beside = [node.previousElementSibling, node.nextElementSibling].flatMap((one) =>
    one === null ? [] : one.matches("img") ? [one] : [...one.querySelectorAll("img")].slice(-1),
  )[0];
  if (image !== null && beside !== undefined) {
    if (hasSource(beside)) image.remove();
    else beside.remove();
  }
}

/** A request to turn scripts on is no content. */
function isRequestForScripts(node: Element): boolean {
  const hasContent = node.querySelector("img, iframe, a[href]") !== null;
  return !hasContent && /java\s?script/i.test(wordsOf(node));
}

/** A picture or frame of at most one pixel. */
function isCounter(node: Element): boolean {
  const sizes = ["width", "height"].map((name) => node.getAttribute(name)?.trim() ?? "");
  return sizes.every((size) => /^[01](?:px)?$/.test(size));
}
