import { type ESTree, parseAst, Visitor } from "vite";
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

/** Features of regular expressions that the oldest browsers lack, by their paths in the data. */
const patternFeatures: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, "javascript.regular_expressions.lookbehind_assertion"],
  [/\(\?[ims]*-?[ims]+:/, "javascript.regular_expressions.modifier"],
  [/\\p\{/i, "javascript.regular_expressions.unicode_character_class_escape"],
];

const flagFeatures: Readonly<Record<string, string>> = {
  d: "javascript.builtins.RegExp.hasIndices",
  v: "javascript.builtins.RegExp.unicodeSets",
};

type KeyedNode = Pick<ESTree.MethodDefinition, "key" | "computed">;

interface NamedNode {
  readonly id: ESTree.Node | null;
}

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
  /** The nodes of names that the code declares itself, and of names of types. */
  const notOfPlatform = new Set<ESTree.Node | null>();
  const ignoreKey = (node: KeyedNode) => {
    if (!node.computed) notOfPlatform.add(node.key);
  };
  const ignoreName = (node: NamedNode) => notOfPlatform.add(node.id);
  const visitor = new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== "JSXIdentifier") return;
      const tag = name.name;
      if (tag !== tag.toLowerCase()) return; // a component, not an element of HTML
      seeAt(`html.elements.${tag}`, `<${tag}>`);
      for (const attribute of attributes) {
        if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
        const { value } = attribute;
        seeAttribute(tag, attribute.name.name, value?.type === "Literal" ? value.value : undefined);
      }
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const isAttribute = /^(?:set|toggle)Attribute$/.test(callee.property.name);
      if (isAttribute && first?.type === "Literal") seeAttribute("", String(first.value));
    },
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      for (const [use, key] of patternFeatures) {
        if (use.test(pattern)) seeAt(key, `/${key.split(".").at(-1)}/`);
      }
      for (const flag of flags) seeAt(flagFeatures[flag] ?? "", `/…/${flag}`);
    },
    MemberExpression({ object, property, computed }) {
      if (computed) {
        if (property.type === "Literal") seeMember(String(property.value));
        return;
      }
      notOfPlatform.add(property);
      const owner = object.type === "Identifier" ? object.name : "";
      const fixed = names.statics.get(`${owner}.${property.name}`);
      if (fixed !== undefined) found.set(`${owner}.${property.name}`, [fixed]);
      else seeMember(property.name);
    },
    Identifier(node) {
      if (notOfPlatform.has(node)) return;
      const feature = names.globals.get(node.name);
      if (feature !== undefined && !everyday.has(node.name)) found.set(node.name, [feature]);
    },
    // `"moveBefore" in Element.prototype`
    BinaryExpression({ left, operator }) {
      if (operator === "in" && left.type === "Literal") seeMember(String(left.value));
    },
    Property: ignoreKey,
    MethodDefinition: ignoreKey,
    PropertyDefinition: ignoreKey,
    VariableDeclarator: ignoreName,
    FunctionDeclaration: ignoreName,
    FunctionExpression: ignoreName,
    ClassDeclaration: ignoreName,
    TSInterfaceDeclaration: ignoreName,
    TSTypeAliasDeclaration: ignoreName,
    TSMethodSignature: ignoreKey,
    TSPropertySignature: ignoreKey,
    TSInterfaceHeritage({ expression }) {
      notOfPlatform.add(expression);
    },
    TSTypeReference({ typeName }) {
      notOfPlatform.add(typeName);
    },
  });
  visitor.visit(parseAst(code, { lang: language }));
  return found;
}
