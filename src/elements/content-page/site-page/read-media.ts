import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** A video, a recording or an embedded page. */
export type Media = {
  readonly kind: "media";
  readonly type: "video" | "audio" | "frame" | "picture";
  /** The title of the media; `""` if the page gives no title. */
  readonly title: string;
  /** The address of the media, as the page has it; `""` if it is missing. */
  readonly address: string;
};

const embeddedSelector = "video, audio, iframe, frame, object, embed";

/** Finds every embedded part of a page. Media inside another embedded part is skipped. */
export function readMedia(region: Element): ReadonlyMap<Element, Media> {
  const found = new Map<Element, Media>();
  const captions = new Map<Element, string>();
  for (const node of region.querySelectorAll(embeddedSelector)) {
    if (node.parentElement?.closest(embeddedSelector) ?? false) continue;
    found.set(node, {
      kind: "media",
      type: typeOf(node),
      title: titleOf(node, captions),
      address: addressOf(node),
    });
  }
  return found;
}

function typeOf(node: Element): Media["type"] {
  if (node.localName === "video" || node.localName === "audio") return node.localName;
  const type = node.getAttribute("type")?.trim() ?? "";
  if (/^image\//i.test(type)) return "picture";
  return /^video\//i.test(type) ? "video" : "frame";
}

function addressOf(node: Element): string {
  const own = firstAttributeOf(node, ["data-src", "data-lazy-src", "src", "data"]);
  const source = node.querySelector("source");
  return own || (source === null ? "" : firstAttributeOf(source, ["src", "data-src"]));
}

/** A longer caption is not used as a title. It is shown beside its figure anyway. */
const maxTitleChars = 200;

/** @param captions - cache of captions by figure */
function titleOf(node: Element, captions: Map<Element, string>): string {
  const own = firstAttributeOf(node, ["title", "aria-label"]);
  const figure = node.closest("figure");
  if (own !== "" || figure === null) return own;
  const caption = captions.get(figure) ?? wordsOf(figure.querySelector("figcaption"));
  captions.set(figure, caption);
  return caption.length > maxTitleChars ? "" : caption;
}
