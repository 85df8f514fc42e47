import {
  droppedElements,
  type HtmlAttribute,
  type HtmlProfile,
  mathElements,
} from "../../ui/html-profile.ts";
import { baseAddress, inlineStyle } from "../../ui/parse-html.ts";

const frame: readonly HtmlAttribute[] = ["src", "width", "height"];
const object: readonly HtmlAttribute[] = ["src", "data", "type", "width", "height"];

/**
 * The HTML that is allowed in a page of a content site: text, tables, pictures and links. Classes,
 * frames and hidden parts are not drawn, but they locate the content and decide how it is drawn.
 */
export const pageHtml: HtmlProfile = {
  tags: [
    ...(
      "a abbr address article aside b bdi bdo blockquote br button caption cite code dd del details dfn div dl dt em " +
      "figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p picture pre q " +
      "rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time title tr " +
      "u ul var wbr"
    ).split(" "),
    ...mathElements,
  ],
  attributes: {
    a: ["href", "name"],
    area: ["href", "alt"],
    audio: ["src"],
    base: [baseAddress],
    button: ["type", "value"],
    details: ["open"],
    dialog: ["open"],
    embed: object,
    frame,
    iframe: frame,
    img: ["src", "srcset", "sizes", "alt", "width", "height"],
    input: ["type", "value", "placeholder", "alt"],
    label: ["for"],
    math: ["display"],
    object,
    ol: ["start"],
    source: ["src", "srcset", "sizes", "media", "type"],
    td: ["colspan", "rowspan"],
    textarea: ["placeholder"],
    th: ["colspan", "rowspan", "scope"],
    time: ["datetime"],
    video: ["src", "width", "height"],
  },
  everywhere: [
    "aria-controls",
    "aria-expanded",
    "aria-hidden",
    "aria-label",
    "aria-labelledby",
    "aria-level",
    "aria-live",
    "aria-selected",
    "class",
    "data-bs-dismiss",
    "data-bs-original-title",
    "data-bs-target",
    "data-bs-title",
    "data-bs-toggle",
    "data-clipboard-target",
    "data-clipboard-text",
    "data-copy-contact",
    "data-dismiss",
    "data-drupal-messages",
    "data-dropdown",
    "data-expand",
    "data-lazy",
    "data-lazy-sizes",
    "data-lazy-src",
    "data-lazy-srcset",
    "data-less",
    "data-less-label",
    "data-max-chars",
    "data-max-length",
    "data-more",
    "data-more-label",
    "data-orig-file",
    "data-original",
    "data-original-src",
    "data-original-title",
    "data-sizes",
    "data-src",
    "data-srcset",
    "data-tabs",
    "data-target",
    "data-toggle",
    "data-tooltip",
    "data-truncate",
    inlineStyle,
    "dir",
    "hidden",
    "id",
    "lang",
    "popovertarget",
    "role",
    "title",
  ],
  dropped: droppedElements,
  maxChars: 1_000_000,
};

/**
 * Elements that are drawn as others: landmarks of the page become plain boxes, and old elements
 * their successors.
 */
export const drawnAs: Readonly<Record<string, string>> = {
  acronym: "abbr",
  address: "div",
  article: "div",
  aside: "div",
  center: "div",
  details: "div",
  dialog: "div",
  dir: "ul",
  fieldset: "div",
  footer: "div",
  header: "div",
  hgroup: "div",
  legend: "div",
  listing: "pre",
  main: "div",
  marquee: "div",
  menu: "ul",
  nav: "div",
  "scout-form": "div",
  search: "div",
  section: "div",
  strike: "s",
  summary: "div",
  tt: "code",
};
