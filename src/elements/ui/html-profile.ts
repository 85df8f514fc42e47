/** An allowlist for untrusted HTML. Other tags and attributes are dropped. */
export type HtmlProfile = {
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, readonly HtmlAttribute[]>>;
  /** Attributes allowed on every tag. */
  readonly everywhere?: readonly HtmlAttribute[];
  /** Whether the HTML is a whole document with a relevant title. */
  readonly isDocument?: boolean;
};

/**
 * Attributes that can be allowed: addresses are checked as links, `colspan` to `datetime` are drawn unchanged if valid,
 * and the rest is only read.
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

/** Messages, descriptions and details from the server (decisions I10, I13). */
export const messageHtml: HtmlProfile = {
  tags: ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"],
  attributes: { a: ["href"] },
};

/** Tags that are dropped while their content stays. Other disallowed tags are dropped with their content. */
const wrappers = (
  "a abbr address article aside b bdi bdo big blockquote br caption center cite code dd del dfn div " +
  "dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd " +
  "label legend li main mark nav ol p pre q s samp section small span strike strong sub sup table " +
  "tbody td tfoot th thead time tr tt u ul var"
).split(" ");

/** Tags whose content is not part of the text. */
const dropped = ["button", "datalist", "object", "optgroup", "option", "select", "textarea"];

/** Converts the profile for the browser's own sanitiser. */
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

/** Converts the profile for DOMPurify. Its tree stays detached, so nothing in it is fetched. */
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
    // Only addresses are checked as addresses: "Note: call first" is not a link with a scheme.
    ADD_URI_SAFE_ATTR: names.filter((name) => name !== "href" && name !== "src"),
    ADD_FORBID_CONTENTS: dropped.filter((name) => !tags.includes(name)),
    WHOLE_DOCUMENT: isDocument,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true as const,
  };
}
