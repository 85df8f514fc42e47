import { removeAll } from "../../ui/remove-all.ts";
import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** Attributes in which lazy-loading scripts keep addresses. */
const lateSource = ["data-src", "data-lazy-src", "data-original", "data-original-src", "data-lazy"];
const lateSet = ["data-srcset", "data-lazy-srcset"];
const lateSizes = ["data-sizes", "data-lazy-sizes"];

/**
 * Gives every picture the addresses that the page's scripts would set. Removes duplicates and
 * tracking pixels.
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

/** True if a picture has a real address, not a placeholder. */
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

/** A page may repeat a picture for browsers without scripts. Keep the one with an address. */
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

/** True for a text that asks the visitor to turn on scripts. It is not content. */
function isRequestForScripts(node: Element): boolean {
  const hasContent = node.querySelector("img, iframe, a[href]") !== null;
  return !hasContent && /java\s?script/i.test(wordsOf(node));
}

/** True for a picture or frame of at most one pixel, which only counts visits. */
function isCounter(node: Element): boolean {
  const sizes = ["width", "height"].map((name) => node.getAttribute(name)?.trim() ?? "");
  return sizes.every((size) => /^[01](?:px)?$/.test(size));
}
