/** What of a piece of HTML from outside may be read. Tags and attributes not named here never are. */
export type HtmlProfile = {
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, readonly HtmlAttribute[]>>;
  /** Attributes that any tag may have. */
  readonly everywhere?: readonly HtmlAttribute[];
  /** The HTML is a whole document, and its title counts. */
  readonly isDocument?: boolean;
};

/**
 * Attributes that can be allowed at all: addresses pass the link gate, `colspan` to `datetime` are
 * drawn as they are if they make sense, and the rest is only read.
 */
export type HtmlAttribute =
  | "href"
  | "src"
  | DrawnAttribute
  | "alt"
  | "title"
  | "class"
  | "id"
  | "role"
  | "open"
  | `aria-${string}`
  | `data-${string}`;

export type DrawnAttribute =
  | "colspan"
  | "rowspan"
  | "scope"
  | "start"
  | "lang"
  | "dir"
  | "datetime";

/** Messages, descriptions and details of the server (decisions I10, I13). */
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
export function sanitizerConfigOf(profile: HtmlProfile): SanitizerConfig {
  const { tags, attributes, everywhere = [] } = profile;
  return {
    elements: tags.map((name) => ({
      name,
      attributes: [...(attributes[name] ?? []), ...everywhere],
    })),
    replaceWithChildrenElements: wrappers.filter((name) => !tags.includes(name)),
    attributes: [],
    comments: false,
    dataAttributes: false,
  };
}

/** The profile as DOMPurify reads it. Its tree stays outside the page: nothing in it is fetched. */
export function purifyConfigOf({
  tags,
  attributes,
  everywhere = [],
  isDocument = false,
}: HtmlProfile) {
  const names = [...new Set([...Object.values(attributes).flat(), ...everywhere])];
  return {
    ALLOWED_TAGS: ["#text", ...(isDocument ? ["html", "head", "body"] : []), ...tags],
    ALLOWED_ATTR: names,
    // What is no address is not judged as one: "Note: call first" is no link to a scheme.
    ADD_URI_SAFE_ATTR: names.filter((name) => name !== "href" && name !== "src"),
    ADD_FORBID_CONTENTS: dropped.filter((name) => !tags.includes(name)),
    WHOLE_DOCUMENT: isDocument,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true as const,
  };
}
