import { parseAst } from "vite";
import { type Feature, featureAt, featureOf, identifiersBelow } from "./read-compat.ts";

/**
 * Interfaces whose members are recognized by their names alone. Others have members with common names (`retry` of a
 * payment) and are recognized by the global name of the interface.
 */
const interfaces = (
  "AbortController AbortSignal Animation Blob BroadcastChannel CSSStyleSheet CSSRule CanvasRenderingContext2D Clipboard " +
  "Crypto CustomElementRegistry DataTransfer Document DocumentFragment DocumentOrShadowRoot DOMTokenList Element " +
  "ElementInternals Event EventTarget File FormData Headers History HTMLDialogElement HTMLElement HTMLFormElement " +
  "HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLSlotElement HTMLTemplateElement IDBFactory InputEvent " +
  "IntersectionObserver KeyboardEvent Location MediaQueryList MutationObserver NavigateEvent Navigation " +
  "NavigationHistoryEntry Navigator Node Performance PerformanceObserver PointerEvent Range ReadableStream Request " +
  "ResizeObserver Response Selection ShadowRoot Storage ToggleEvent TrustedTypePolicy TrustedTypePolicyFactory URL " +
  "URLSearchParams ViewTransition VisualViewport Window Worker"
).split(" ");

/** Names of members that the code also uses for its own objects. */
const everyday: ReadonlySet<string> = new Set(
  (
    "adopt alpha apply available changed check close completed config contact difference dispatch dispose drop effects " +
    "element entry expand external fileName font format index install last login navigate open opened path profile range " +
    "read readText rel relList removed Report region restore retry share suffix take token union use viewport with"
  ).split(" "),
);

interface Names {
  readonly members: ReadonlyMap<string, readonly Feature[]>;
  readonly globals: ReadonlyMap<string, Feature>;
  readonly statics: ReadonlyMap<string, Feature>;
}

const names: Names = readNames();

function readNames(): Names {
  const members = new Map<string, Feature[]>();
  const globals = new Map<string, Feature>();
  const statics = new Map<string, Feature>();
  for (const part of ["api", "javascript.builtins"]) {
    for (const [owner, { __compat: own, ...parts }] of Object.entries(identifiersBelow(part))) {
      if (own !== undefined) globals.set(owner, featureOf(`${part}.${owner}`, own));
      for (const [written, { __compat: compat }] of Object.entries(parts)) {
        if (compat === undefined || written.endsWith("_event")) continue;
        const name = written.replace(/_static$/, "");
        const feature = featureOf(`${part}.${owner}.${written}`, compat);
        if (written.endsWith("_static") || part !== "api") statics.set(`${owner}.${name}`, feature);
        if (owner === "Window") globals.set(name, feature);
        if (part === "api" && !interfaces.includes(owner)) continue;
        members.set(name, [...(members.get(name) ?? []), feature]);
      }
    }
  }
  return { members, globals, statics };
}

/** Attributes that JSX writes under other names. */
const reactNames: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Newer features of regular expressions, by their paths in the data. */
const patternFeatures: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, "javascript.regular_expressions.lookbehind_assertion"],
  [/\(\?[ims]*-?[ims]+:/, "javascript.regular_expressions.modifier"],
  [/\\p\{/i, "javascript.regular_expressions.unicode_character_class_escape"],
];

const flagFeatures: Readonly<Record<string, string>> = {
  d: "javascript.builtins.RegExp.hasIndices",
  v: "javascript.builtins.RegExp.unicodeSets",
};

/**
 * The features that a script names: globals, static members, members with names that only the platform has, elements and
 * attributes of JSX, and features of regular expressions. A name with several meanings counts as the oldest, because the
 * name does not tell which one the code uses. Syntax is left out, because the build writes that of the oldest browser.
 */
export function featuresOfScript(
  code: string,
  language: "ts" | "tsx",
): ReadonlyMap<string, readonly Feature[]> {
  const found = new Map<string, readonly Feature[]>();
  const seeMember = (name: string) => {
    const features = names.members.get(name);
    if (features !== undefined && !everyday.has(name)) found.set(name, features);
  };
  const seeAt = (key: string, shown: string) => {
    const feature = featureAt(key);
    if (feature !== null) found.set(shown, [feature]);
  };
  const seeAttribute = (tag: string, written: string, value?: unknown) => {
    const name = reactNames[written] ?? written.toLowerCase();
    seeAt(`html.global_attributes.${name}`, `[${name}]`);
    seeAt(`html.elements.${tag}.${name}`, `<${tag} ${name}>`);
    seeAt(`html.elements.${tag}.${name}_${value}`, `<${tag} ${name}="${value}">`);
  };
  /** Collects the names in nodes of each type. */
  const readers: Readonly<Record<string, (node: SyntaxNode) => void>> = {
    JSXOpeningElement(node) {
      const tag = String(nodeIn(node.name)?.name);
      if (tag !== tag.toLowerCase()) return; // A component.
      seeAt(`html.elements.${tag}`, `<${tag}>`);
      for (const attribute of nodesIn(node.attributes)) {
        const name = nodeIn(attribute.name)?.name;
        if (typeof name === "string") seeAttribute(tag, name, nodeIn(attribute.value)?.value);
      }
    },
    CallExpression(node) {
      const method = nodeIn(nodeIn(node.callee)?.property)?.name;
      const [first] = nodesIn(node.arguments);
      const isAttribute = /^(?:set|toggle)Attribute$/.test(String(method));
      if (isAttribute && first?.type === "Literal") seeAttribute("", String(first.value));
    },
    Literal({ regex }) {
      if (regex === undefined) return;
      const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
      for (const [use, key] of patternFeatures) {
        if (use.test(pattern)) seeAt(key, `/${key.split(".").at(-1)}/`);
      }
      for (const flag of flags) seeAt(flagFeatures[flag] ?? "", `/…/${flag}`);
    },
    MemberExpression(node) {
      const [object, property] = [nodeIn(node.object), nodeIn(node.property)];
      if (node.computed === true) {
        if (property?.type === "Literal") seeMember(String(property.value));
        return;
      }
      const name = String(property?.name);
      const owner = object?.type === "Identifier" ? String(object.name) : "";
      const fixed = names.statics.get(`${owner}.${name}`);
      if (fixed !== undefined) found.set(`${owner}.${name}`, [fixed]);
      else seeMember(name);
    },
    Identifier(node) {
      const name = String(node.name);
      const feature = names.globals.get(name);
      if (feature !== undefined && !everyday.has(name)) found.set(name, [feature]);
    },
    // `"moveBefore" in Element.prototype`
    BinaryExpression(node) {
      const left = nodeIn(node.left);
      if (node.operator === "in" && left?.type === "Literal") seeMember(String(left.value));
    },
  };
  const visit = (node: SyntaxNode): void => {
    readers[node.type]?.(node);
    for (const [key, value] of Object.entries(node)) {
      // Types and names that the code declares itself are not names of the platform.
      const isName = /^(?:key|id|label|property)$/.test(key) && node.computed !== true;
      if (isName || /^(?:typeAnnotation|returnType|typeParameters|typeArguments)$/.test(key))
        continue;
      for (const inner of nodesIn(value)) {
        if (!/^TS(?:Type|Interface)/.test(inner.type)) visit(inner);
      }
    }
  };
  visit(parseAst(code, { lang: language }) as unknown as SyntaxNode);
  return found;
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  return [value].flat().flatMap((child) => nodeIn(child) ?? []);
}

function nodeIn(value: unknown): SyntaxNode | null {
  return typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string"
    ? (value as SyntaxNode)
    : null;
}
