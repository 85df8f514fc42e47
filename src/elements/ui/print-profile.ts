import type { HtmlAttribute, HtmlProfile } from "./html-profile.ts";
import { inlineStyle } from "./parse-html.ts";

const cellAttributes: readonly HtmlAttribute[] = [
  "colspan",
  "rowspan",
  "scope",
  "align",
  "valign",
  "bgcolor",
  "width",
  "height",
];
const boxAttributes: readonly HtmlAttribute[] = ["align", "valign", "bgcolor", "width"];

/**
 * A printed document. It keeps text, tables, pictures, simple drawings and the state of fields, with classes and inline
 * styles. Frames, objects and everything else that loads or runs something is removed.
 */
export const printedHtml: HtmlProfile = {
  tags: ["col", "colgroup", "option", "optgroup"],
  attributes: {
    a: ["href", "name"],
    col: ["span", "width"],
    colgroup: ["span", "width"],
    details: ["open"],
    div: ["align"],
    font: ["color", "face", "size"],
    h1: ["align"],
    h2: ["align"],
    h3: ["align"],
    hr: boxAttributes,
    img: ["src", "srcset", "sizes", "alt", "width", "height", "align", "border"],
    input: ["type", "value", "placeholder", "checked"],
    li: ["value"],
    math: ["display"],
    ol: ["start", "type"],
    option: ["selected", "value", "label"],
    p: ["align"],
    source: ["srcset", "sizes", "media", "type"],
    table: [...boxAttributes, "border", "cellpadding", "cellspacing"],
    tbody: boxAttributes,
    td: cellAttributes,
    th: cellAttributes,
    thead: boxAttributes,
    time: ["datetime"],
    tr: boxAttributes,
  },
  everywhere: ["class", "dir", "hidden", "id", "lang", inlineStyle],
  shapes: {
    elements: "circle ellipse g line path polygon polyline rect text tspan".split(" "),
    attributes: [
      "cx",
      "cy",
      "d",
      "dx",
      "dy",
      "fill",
      "fill-opacity",
      "fill-rule",
      "font-family",
      "font-size",
      "font-weight",
      "height",
      "opacity",
      "points",
      "preserveAspectRatio",
      "r",
      "rx",
      "ry",
      "stroke",
      "stroke-dasharray",
      "stroke-linecap",
      "stroke-linejoin",
      "stroke-width",
      "text-anchor",
      "transform",
      "viewBox",
      "width",
      "x",
      "x1",
      "x2",
      "y",
      "y1",
      "y2",
    ],
  },
  dropped: (
    "annotation annotation-xml applet area audio base basefont canvas datalist defs desc embed frame frameset iframe link " +
    "map meta metadata noembed noframes noscript object param plaintext script style symbol template title track video xmp"
  ).split(" "),
  maxChars: 5_000_000,
};
