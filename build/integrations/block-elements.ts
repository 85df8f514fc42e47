import type { DescribedElement, Fact } from "../../src/cli/read-elements.ts";
import type { ElementManifest } from "../../src/elements/element-manifest.ts";

/** The data of an element for the block, the shortcodes and their form: `elements.json` of the plugin. */
export interface BlockElement {
  readonly tag: string;
  readonly title: string;
  readonly description: string;
  /** The name of one of WordPress's own icons. */
  readonly icon: string;
  readonly attributes: readonly BlockAttribute[];
  /** Attributes for the example in the list of blocks. */
  readonly example: Readonly<Record<string, string>>;
  /** Attributes that the preview adds if the element shows nothing without them. */
  readonly sample: Readonly<Record<string, string>>;
  /** The id of the user of the sample data; null if signed out. */
  readonly user: string | null;
}

interface BlockAttribute {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** The kind of the value. A path must begin with exactly one slash. */
  readonly kind: "text" | "path" | "choice";
  readonly values?: readonly string[];
  readonly initial?: string;
  /** True if every element has the attribute. */
  readonly isCommon: boolean;
}

/**
 * Attributes that decide where calls and tokens go, or that name the site. Only the settings of the site may set them, not
 * authors (docs/guides/cms.md).
 */
const siteAttributes = ["api-base", "portal-base", "brand", "product-name"];

const paths = ["path", "base-path", "destination"];

/** A value of `routing` that authors cannot choose, because only `scout-portal` sets it. */
const portalRouting = "portal";

const icons: Readonly<Record<string, string>> = {
  "account-branding": "art",
  "content-page": "media-document",
  "contract-wizard": "edit-page",
  "login-form": "lock",
  "portal-dashboard": "dashboard",
  "portal-header": "menu",
  "provider-library": "networking",
  "resource-library": "portfolio",
  "scout-bulk": "database-import",
  "scout-contracts": "media-text",
  "scout-lookup": "location-alt",
  "scout-portal": "admin-site-alt3",
  "scout-pricing": "money-alt",
  "site-search": "search",
  "solutions-finder": "filter",
  "solutions-index": "index-card",
};

/** The most common elements come first. */
const order = ["scout-lookup", "scout-pricing", "login-form", "provider-library"];

export function blockElementsOf(
  described: readonly DescribedElement[],
  manifests: ReadonlyMap<string, ElementManifest>,
): readonly BlockElement[] {
  return [...described]
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.tagName < b.tagName ? -1 : 1))
    .map((element) => blockElementOf(element, manifests.get(element.tagName)));
}

function rankOf({ tagName }: DescribedElement): number {
  const rank = order.indexOf(tagName);
  return rank === -1 ? order.length : rank;
}

function blockElementOf(
  { tagName, summary, description, attributes }: DescribedElement,
  manifest: ElementManifest | undefined,
): BlockElement {
  const example = manifest?.example;
  return {
    tag: tagName,
    title: summary,
    description: firstSentenceOf(plainText(description)),
    icon: icons[tagName] ?? "screenoptions",
    attributes: attributes.filter(({ name }) => !siteAttributes.includes(name)).map(attributeOf),
    example: example?.attributes ?? {},
    // If an element has a form, the preview shows the form, which needs no attributes.
    sample: example?.states?.Form ? {} : { ...manifest?.alone, ...example?.attributes },
    user: example?.user === undefined ? "agent" : example.user,
  };
}

function attributeOf(fact: Fact & { readonly inheritedFrom?: unknown }): BlockAttribute {
  const { name, description = "", default: initial, type } = fact;
  const values = [...(type?.text ?? "").matchAll(/"([^"]*)"/g)]
    .flatMap(([, value]) => value ?? [])
    .filter((value) => value !== portalRouting);
  return {
    name,
    label: labelOf(name),
    help: plainText(description).replace(/; portal is set by scout-portal/, ""),
    kind: values.length > 0 ? "choice" : paths.includes(name) ? "path" : "text",
    ...(values.length > 0 && { values }),
    ...(initial !== undefined && { initial }),
    isCommon: fact.inheritedFrom !== undefined,
  };
}

function labelOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Removes Markdown's marks, line breaks and citations of the specification, which are for readers of the source. */
function plainText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ \([12] §[^)]*\)/g, "")
    .replaceAll("`", "");
}

function firstSentenceOf(text: string): string {
  const end = text.indexOf(". ");
  return end === -1 ? text : text.slice(0, end + 1);
}
