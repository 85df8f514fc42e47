import { fromHtml } from "hast-util-from-html";
import { isApiBaseComplete } from "../../core/diagnosis/explain-call.ts";
import { isSampleBase } from "../../core/links/links.ts";
import { strangeAttributesIn } from "../../core/texts/attribute-names.ts";
import { closestName } from "../../core/texts/closest-name.ts";
import type { DescribedElement } from "../read-elements.ts";
import { checkConfiguration } from "./check-configuration.ts";

type Root = ReturnType<typeof fromHtml>;
type Content = Root["children"][number];
type Element = Extract<Content, { type: "element" }>;

/**
 * Something wrong in markup or in a configuration, with a code of the guide to troubleshooting: where the console of a
 * page names it, the same code.
 */
export interface Problem {
  readonly code: string;
  readonly text: string;
  /** The line of the markup, from 1; null where there are no lines. */
  readonly line: number | null;
}

/**
 * Checks tags, slots, parts, placeholders, openers, attributes, events, configuration blocks and, in a whole document,
 * the scripts, without running any of it.
 */
export function checkMarkup(
  markup: string,
  elements: readonly DescribedElement[],
): readonly Problem[] {
  const known = new Map(elements.map((element) => [element.tagName, element]));
  const nodes = elementsIn(fromHtml(markup, { fragment: true, verbose: true }));
  const isDocument = /<!doctype|<html/i.test(markup);
  return [
    ...nodes.flatMap((node) =>
      problemsOf(node, known).map((one) => ({ ...one, line: lineOf(node) })),
    ),
    ...(isDocument ? missingFiles(nodes, known) : []),
  ];
}

function lineOf({ position }: Element): number | null {
  return position?.start.line ?? null;
}

type Found = Omit<Problem, "line">;
type Known = ReadonlyMap<string, DescribedElement>;

function elementsIn(node: Root | Content): readonly Element[] {
  const own = node.type === "element" ? [node] : [];
  const inner = "children" in node ? node.children.flatMap(elementsIn) : [];
  return [
    ...own,
    ...inner,
    ...(("content" in node && node.content && elementsIn(node.content)) || []),
  ];
}

function problemsOf(node: Element, known: Known): readonly Found[] {
  const attributes = attributesOf(node);
  const data = new Map(
    [...attributes].flatMap(([name, value]) =>
      name.startsWith("data-") ? [[name.slice("data-".length), value] as const] : [],
    ),
  );
  const { tagName } = node;
  const element = known.get(tagName);
  return [
    ...(element === undefined
      ? tagProblem(tagName, known)
      : [
          ...closingProblem(node),
          ...contentProblems(node, element, known),
          ...attributeProblems(element, attributes),
          ...eventProblems(element, [...attributes.keys()]),
        ]),
    ...placedBy("scout-element", data, known),
    ...placedBy("scout-open", data, known),
    ...linkProblems(attributes.get("href") ?? "", known),
    ...(data.has("scout-config") && tagName === "script" ? checkConfiguration(textOf(node)) : []),
    ...(tagName === "style" ? partProblems(textOf(node), known) : []),
  ];
}

/** The names as they are written: the parser turns some of them into names of properties. */
function attributesOf({ properties }: Element): ReadonlyMap<string, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const written = (name: string) => {
    if (name === "className") return "class";
    return /^(?:data|aria)[A-Z]/.test(name) ? kebab(name) : name.toLowerCase();
  };
  return new Map(
    Object.entries(properties).map(([name, value]) => [
      written(name),
      Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value),
    ]),
  );
}

function tagProblem(tag: string, known: Known): readonly Found[] {
  const tags = [...known.keys()];
  // The name of a component, such as `ScoutLookup`, is another tag in HTML.
  const component = tags.find((one) => one.replaceAll("-", "") === tag);
  const meant = component ?? (tag.includes("-") ? closestName(tag, tags) : null);
  if (meant !== null) {
    return [{ code: "tag-unknown", text: `<${tag}>; did you mean <${meant}>?` }];
  }
  if (!/^scout[-_]/.test(tag)) return [];
  return [{ code: "tag-unknown", text: `<${tag}>; there is no such element` }];
}

/** Without its end tag, an element contains the rest of the page, which it hides. */
function closingProblem({ tagName, data }: Element): readonly Found[] {
  if (data?.position?.closing !== undefined) return [];
  return [
    {
      code: "tag-open",
      text: `in HTML, <${tagName}> is not closed: </${tagName}> is missing, or its parent ends before it`,
    },
  ];
}

/** Content between the tags is shown until the element has loaded; afterwards only its slots are. */
function contentProblems(
  { tagName, children }: Element,
  { slots }: DescribedElement,
  known: Known,
): readonly Found[] {
  const names = slots.flatMap(({ name }) => (name === "" ? [] : [name]));
  return children.flatMap((child) => {
    if (child.type !== "element") return [];
    const slot = child.properties.slot;
    if (typeof slot === "string" && slot !== "" && !names.includes(slot)) {
      const text = `<${tagName}> has no slot "${slot}"; known are ${names.join(", ") || "none"}`;
      return [{ code: "slot-unknown", text }];
    }
    if (slot || !known.has(child.tagName)) return [];
    const text = `<${child.tagName}> in <${tagName}> disappears when <${tagName}> has loaded`;
    return [{ code: "tag-nested", text }];
  });
}

/** Selectors such as `scout-lookup::part(button)`. */
function partProblems(sheet: string, known: Known): readonly Found[] {
  const pieces = sheet.split("::part(");
  return pieces.slice(1).flatMap((piece, index) => {
    // The compound selector before `::part` begins with the tag.
    const compound = pieces[index]?.split(/[\s,{}()>+~]/).at(-1) ?? "";
    const [tag = ""] = /^[a-z-]*/.exec(compound) ?? [];
    const names = known.get(tag)?.cssParts.map(({ name }) => name);
    if (names === undefined) return [];
    const [parts = ""] = piece.split(")", 1);
    return parts.split(/\s+/).flatMap((part) => {
      if (part === "" || names.includes(part)) return [];
      const text = `<${tag}> has no part "${part}"; known are ${names.join(", ")}`;
      return [{ code: "part-unknown", text }];
    });
  });
}

/** The tags that no script of a document loads. A script of the page's own may load any of them. */
function missingFiles(nodes: readonly Element[], known: Known): readonly Problem[] {
  const loaded = new Set<string>();
  for (const node of nodes.filter(isScript)) {
    const { src } = node.properties;
    const tag = /([^/]+)\.js(?:[?#]|$)/.exec(String(src ?? ""))?.[1] ?? "";
    const isOfPage = src ? !known.has(tag) : textOf(node).includes("import");
    if (isOfPage) return [];
    loaded.add(tag);
  }
  const used = new Map(
    nodes.filter(({ tagName }) => known.has(tagName)).map((node) => [node.tagName, node]),
  );
  return [...used].flatMap(([tag, node]) => {
    if (loaded.has(tag)) return [];
    const text = `no script loads <${tag}>; add cdn/${tag}.js or cdn/autoload.js`;
    return [{ code: "files-missing", text, line: lineOf(node) }];
  });
}

/** False for blocks of data. */
function isScript({ tagName, properties }: Element): boolean {
  const type = String(properties.type ?? "");
  return tagName === "script" && /^(?:$|module$|(?:text|application)\/javascript$)/i.test(type);
}

/** Browsers call `onclick` and its like, but no attribute for an event of an element. */
function eventProblems({ tagName, events }: DescribedElement, names: readonly string[]) {
  const plain = (name: string) => name.replaceAll("-", "");
  return names.flatMap((name) => {
    const event = events.find((one) => `on${plain(one.name)}` === plain(name));
    if (event === undefined) return [];
    const text = `<${tagName} ${name}>; in HTML, use addEventListener("${event.name}", …)`;
    return [{ code: "attribute-unknown", text }];
  });
}

/** An element that `data-scout-element` or `data-scout-open` names. */
function placedBy(name: string, data: ReadonlyMap<string, string>, known: Known): readonly Found[] {
  const tag = data.get(name);
  if (tag === undefined) return [];
  const element = known.get(tag);
  if (element === undefined) {
    const meant = closestName(tag, [...known.keys()]);
    const hint = meant === null ? "" : `; did you mean ${meant}?`;
    const code = name === "scout-open" ? "opener-unknown" : "tag-unknown";
    return [{ code, text: `data-${name}="${tag}"${hint}` }];
  }
  // Other data attributes may be the page's own.
  const names = element.attributes.map((one) => one.name);
  const meant = [...data].filter(
    ([one]) =>
      !one.startsWith("scout-") && (names.includes(one) || closestName(one, names) !== null),
  );
  return attributeProblems(element, new Map(meant));
}

/** A link that `autoload.js` makes an element: `#<tag>?<attribute>=<value>`. */
function linkProblems(href: string, known: Known): readonly Found[] {
  const [, tag = "", query = ""] = /#([a-z]+(?:-[a-z]+)+)\?(.*)$/.exec(href) ?? [];
  const element = known.get(tag);
  return element === undefined
    ? []
    : attributeProblems(element, new Map(new URLSearchParams(query)));
}

/** The checks of the elements themselves, with those names that resemble none as well. */
function attributeProblems(
  element: DescribedElement,
  attributes: ReadonlyMap<string, string>,
): readonly Found[] {
  const names = element.attributes.map(({ name }) => name);
  const own = (name: string) => names.find((one) => one === name.replaceAll("_", "-"));
  const underscored = [...attributes.keys()].filter((name) => name.includes("_") && own(name));
  const strange = [...underscored, ...strangeAttributesIn([...attributes.keys()], names)].map(
    (name) => {
      const meant = own(name) ?? closestName(name, names);
      const hint = meant === null ? "the element has no such attribute" : `did you mean ${meant}?`;
      return { code: "attribute-unknown", text: `<${element.tagName} ${name}>; ${hint}` };
    },
  );
  const wrong = element.attributes.flatMap(({ name, type }) => {
    const value = attributes.get(name);
    const options = optionsIn(type?.text ?? "");
    if (value === undefined || options === null || options.includes(value)) return [];
    const text = `${name}="${value.slice(0, 40)}"; known are ${options.join(", ")}`;
    return [{ code: "value-unknown", text }];
  });
  return [...strange, ...wrong, ...apiBaseProblem(attributes.get("api-base"))];
}

function apiBaseProblem(apiBase = ""): readonly Found[] {
  if (isApiBaseComplete(apiBase) || isSampleBase(apiBase)) return [];
  const text = `api-base="${apiBase}" is neither a path nor begins with https://`;
  return [{ code: "api-base-incomplete", text }];
}

/** The texts of a type such as `"auto" | "light"`; null for another type. */
function optionsIn(type: string): readonly string[] | null {
  const texts = type.split("|").map((one) => /^\s*"([^"]*)"\s*$/.exec(one)?.[1]);
  return texts.every((one) => one !== undefined) ? texts : null;
}

function textOf({ children }: Element): string {
  return children.map((child) => ("value" in child ? child.value : "")).join("");
}
