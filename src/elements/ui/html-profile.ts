/** What of a piece of HTML from outside may be shown. Tags and attributes not named here never are. */
export type HtmlProfile = {
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, readonly HtmlAttribute[]>>;
};

/** Attributes that can be allowed at all: addresses pass the link gate, the others are plain text. */
export type HtmlAttribute = "href" | "src" | "alt" | "title" | "lang" | "colspan" | "rowspan";

/** Messages, descriptions and details of the server (rulings I10, I13). */
export const messageHtml: HtmlProfile = {
  tags: ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"],
  attributes: { a: ["href"] },
};

/** Tags that go while the words in them stay; any other tag that is not allowed takes them along. */
const wrappers = (
  "a abbr address article aside b bdi bdo big blockquote br caption center cite code dd del dfn div " +
  "dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd " +
  "label legend li main mark nav ol p pre q s samp section small span strike strong sub sup table " +
  "tbody td tfoot th thead time tr tt u ul var"
).split(" ");

/** Tags whose words are no part of the text. */
const dropped = ["button", "datalist", "object", "optgroup", "option", "select", "textarea"];

/** The profile as the browser's own sanitiser reads it. */
export function sanitizerConfigOf({ tags, attributes }: HtmlProfile): SanitizerConfig {
  return {
    elements: tags.map((name) => ({ name, attributes: [...(attributes[name] ?? [])] })),
    replaceWithChildrenElements: wrappers.filter((name) => !tags.includes(name)),
    attributes: [],
    comments: false,
    dataAttributes: false,
  };
}

/** The profile as DOMPurify reads it. Its tree stays outside the page: nothing in it is fetched. */
export function purifyConfigOf({ tags, attributes }: HtmlProfile) {
  return {
    ALLOWED_TAGS: ["#text", ...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
    ADD_FORBID_CONTENTS: dropped,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true as const,
  };
}
