import type { HtmlProfile } from "./html-profile.ts";

/**
 * A whole page of a content site (decisions V1, V2): text, tables, pictures and links. Parts that are only read, such
 * as `main` and classes, locate the content and its enhancements.
 */
export const pageHtml: HtmlProfile = {
  tags: (
    "a abbr address article aside b blockquote br button caption cite code dd del details dfn div dl " +
    "dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p " +
    "pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time title " +
    "tr u ul var"
  ).split(" "),
  attributes: {
    a: ["href"],
    button: ["aria-expanded"],
    details: ["open"],
    img: ["src", "alt"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    time: ["datetime"],
  },
  everywhere: [
    "aria-controls",
    "aria-label",
    "aria-selected",
    "class",
    "data-bs-original-title",
    "data-bs-target",
    "data-bs-title",
    "data-bs-toggle",
    "data-clipboard-target",
    "data-clipboard-text",
    "data-copy-contact",
    "data-drupal-messages",
    "data-dropdown",
    "data-expand",
    "data-less",
    "data-less-label",
    "data-max-chars",
    "data-max-length",
    "data-more",
    "data-more-label",
    "data-original-title",
    "data-tabs",
    "data-target",
    "data-toggle",
    "data-tooltip",
    "data-truncate",
    "dir",
    "id",
    "lang",
    "role",
    "title",
  ],
  isDocument: true,
};
