import { parseAst } from "vite";
import { below, type Feature, featureOf } from "./read-compat.ts";

/**
 * Interfaces whose members the code may mean by a name alone. Others have members with everyday names (`retry` of a
 * payment); they are found by the global name of the interface.
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

/** Objects of other names, whose members the code has under the same names. */
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
    for (const [owner, { __compat: own, ...parts }] of Object.entries(below(part))) {
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

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * The features that a script names: globals, static members, and members that exist under this name in the platform
 * alone. Of a name with several meanings the oldest counts, because nothing says which one is meant.
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
  const visit = (node: SyntaxNode): void => {
    if (node.type === "MemberExpression" && node.computed === false) {
      const [object, property] = [nodeIn(node.object), nodeIn(node.property)];
      const name = String(property?.name);
      const owner = object?.type === "Identifier" ? String(object.name) : "";
      const fixed = names.statics.get(`${owner}.${name}`);
      if (fixed !== undefined) found.set(`${owner}.${name}`, [fixed]);
      else seeMember(name);
      if (object !== null) visit(object);
      return;
    }
    if (node.type === "Identifier") {
      const name = String(node.name);
      const feature = names.globals.get(name);
      if (feature !== undefined && !everyday.has(name)) found.set(name, [feature]);
    }
    // `"moveBefore" in Element.prototype`
    if (node.type === "BinaryExpression" && node.operator === "in") {
      const left = nodeIn(node.left);
      if (left?.type === "Literal") seeMember(String(left.value));
    }
    for (const [key, value] of Object.entries(node)) {
      // A name of one's own is none of the platform, nor is a type.
      const isName = (key === "key" || key === "id" || key === "label") && node.computed !== true;
      if (isName || /^(?:typeAnnotation|returnType|typeParameters|typeArguments)$/.test(key))
        continue;
      for (const child of [value].flat()) {
        const inner = nodeIn(child);
        if (
          inner !== null &&
          !inner.type.startsWith("TSType") &&
          !inner.type.startsWith("TSInterface")
        )
          visit(inner);
      }
    }
  };
  visit(parseAst(code, { lang: language }) as unknown as SyntaxNode);
  return found;
}

function nodeIn(value: unknown): SyntaxNode | null {
  return typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string"
    ? (value as SyntaxNode)
    : null;
}

/** The features that a style sheet names: at-rules, properties, selectors and functions of colours and sizes. */
export function featuresOfSheet(css: string): ReadonlyMap<string, readonly Feature[]> {
  const text = css.replace(/\/\*.*?\*\//gs, "").replace(/url\([^)]*\)/g, "");
  const found = new Map<string, readonly Feature[]>();
  const see = (
    part: string,
    names: Iterable<RegExpMatchArray>,
    shown: (name: string) => string,
  ) => {
    const known = below(part);
    for (const [, name = ""] of names) {
      const compat = known[name]?.__compat;
      if (compat !== undefined) found.set(shown(name), [featureOf(`${part}.${name}`, compat)]);
    }
  };
  see("css.at-rules", text.matchAll(/@([a-z-]+)/g), (name) => `@${name}`);
  see("css.properties", text.matchAll(/(?<=[{;]\s*)([a-z-]+)(?=\s*:)/g), (name) => name);
  see("css.selectors", text.matchAll(/::?([a-z-]+)/g), (name) => `:${name}`);
  for (const part of [
    "css.types",
    "css.types.color",
    "css.types.easing-function",
    "css.types.calc-function",
  ]) {
    see(part, text.matchAll(/(?<![\w-])([a-z-]+)\(/g), (name) => `${name}()`);
  }
  return found;
}
