import { parseSync } from "vite";
import type { Prose } from "./prose-in.ts";

/** Code whose strings need not be in a messages file. */
interface Exemption {
  readonly pattern: RegExp;
  readonly why: string;
}

const exemptFiles: readonly Exemption[] = [
  { pattern: /[.-]messages\.ts$/, why: "Texts belong there." },
  { pattern: /^src\/elements\/locales\/[a-z-]+\//, why: "These are the texts of other languages." },
  { pattern: /\.manifest\.ts$/, why: "Tests and documents read the sample values." },
  { pattern: /\/(?:hostile-page|core\/config)\.ts$/, why: "The console shows the reasons." },
  { pattern: /\/column-synonyms\.ts$/, why: "Foreign files have these headings." },
  { pattern: /\/character-references\.ts$/, why: "HTML has these names." },
  { pattern: /\/enhancement-map\.ts$/, why: "Foreign pages use these libraries." },
];

/** Functions and classes, by the end of their names. */
const exemptCalls: readonly Exemption[] = [
  { pattern: /(?:Error|Exception)$/, why: "Developers read errors." },
  {
    pattern: /^(?:data|json|text)Answer$/,
    why: "A call is one file, with the error of its answer.",
  },
  { pattern: /^(?:console\.\w+|log|logError|warnOnce)$/, why: "Developers read the console." },
  {
    pattern: /^(?:sent\.)?(?:component|described|member|unread|tolerated)$/,
    why: "The API document shows it.",
  },
  { pattern: /\.(?:get|has|includes|indexOf|getModifierState)$/, why: "The code looks up a name." },
  { pattern: /\.split$/, why: "The text is a list of names." },
];

const exemptNames: readonly Exemption[] = [
  {
    pattern: /^(?:Control(?:\+K)?|Shift|Alt|Arrow\w+|Dead|Process|Unidentified)$/,
    why: "Keys of the keyboard.",
  },
  { pattern: /^(?:Authorization|Bearer \{\})$/, why: "Headers of HTTP." },
  { pattern: /^\d §\d/, why: "Sections of the specification." },
  { pattern: /^Turbo$/, why: "A library of the host page." },
];

/** Attributes that a user reads. */
const readAttribute =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|description|heading|hint|introduction|\w*[lL]abel|message|placeholder|reason|summary|text|title|unavailable|unit)$/;
/** Attributes that list several names. */
const nameAttribute = /^(?:className|part)$/;

const functionWords =
  "an?|and|are|at|because|by|cannot|does|for|from|has|have|in|is|it|no|not|of|on|or|that|the|they|this|to|was|were|which|with|you|your";
const proseShapes: readonly RegExp[] = [
  // A capitalised word.
  /^[^\p{L}]*\p{Lu}\p{Ll}/u,
  // Several words after a word in capitals.
  /^[^\p{L}]*\p{Lu}+ \p{L}{2}/u,
  // A sentence.
  /\p{L} .*\p{L}{2}[.…?!]$/u,
  new RegExp(`(?:^|[\\p{L}\\d,;:}] ) *(?:${functionWords}) (?:$|[\\p{L}\\d{])`, "u"),
  // A value with its unit.
  /\{\} \p{L}{2,}(?:$|[ .,;:])/u,
];

/**
 * Finds the strings that a user can read, in a file of the product that is not a messages file. `{}` replaces the
 * values of a template.
 */
export function looseTextsIn(path: string, source: string): readonly Prose[] {
  if (exemptFiles.some(({ pattern }) => pattern.test(path))) return [];
  const found: Prose[] = [];
  /** @param isRead - true if a user reads the value, so that even a single word counts */
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, isRead);
    if (!isNode(value) || isExempt(value)) return;
    const text = textOf(value);
    if (text !== null && (isRead ? hasWord(text) : isProse(text)) && !isExemptName(text)) {
      const line = source.slice(0, value.start).split("\n").length;
      found.push({ line, text: text.replace(/\s+/g, " ").trim() });
    }
    for (const [name, part] of Object.entries(value)) {
      if (!isNamePart(value, name)) visit(part, isReadPart(value, name, isRead));
    }
  };
  visit(parseSync(path, source).program, false);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The string of a literal or a template, or the text between tags; null for any other node. */
function textOf({ type, value, quasis }: Node): string | null {
  if (type === "TemplateLiteral" && Array.isArray(quasis)) {
    return quasis.map((quasi) => quasi.value.cooked).join("{}");
  }
  return (type === "Literal" || type === "JSXText") && typeof value === "string" ? value : null;
}

function hasWord(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isProse(text: string): boolean {
  return proseShapes.some((shape) => shape.test(text));
}

function isExemptName(text: string): boolean {
  return exemptNames.some(({ pattern }) => pattern.test(text));
}

/** True for code whose strings no user reads. */
function isExempt(node: Node): boolean {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return false;
    case "ThrowStatement":
    case "ImportDeclaration":
    case "ImportExpression":
      return true;
    case "ClassDeclaration":
      return isExemptCall(node.superClass);
    case "CallExpression":
    case "NewExpression":
      return isExemptCall(node.callee);
    default:
      return node.type.startsWith("TS");
  }
}

function isExemptCall(callee: unknown): boolean {
  const name = nameOf(callee);
  return exemptCalls.some(({ pattern }) => pattern.test(name));
}

/** Returns `name` or `object.name`; `""` in place of the object for another expression. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return String(node.name ?? "");
}

/** True for the part of a node that holds a name, or a value to compare with. */
function isNamePart(node: Node, part: string): boolean {
  switch (node.type) {
    case "BinaryExpression":
      return node.operator !== "+";
    case "SwitchCase":
      return part === "test";
    case "Property":
    case "PropertyDefinition":
      return part === "key";
    case "MemberExpression":
      return part === "property";
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return part === "source";
    case "JSXAttribute":
      return part === "name" || nameAttribute.test(nameOf(node.name));
    default:
      return false;
  }
}

/** True if a user reads the part: in a read attribute, between tags, or as one of the values of a read expression. */
function isReadPart(node: Node, part: string, isRead: boolean): boolean {
  switch (node.type) {
    case "JSXAttribute":
      return readAttribute.test(nameOf(node.name));
    case "JSXElement":
    case "JSXFragment":
      return part === "children";
    case "ConditionalExpression":
    case "LogicalExpression":
    case "JSXExpressionContainer":
    case "TSAsExpression":
      return isRead;
    default:
      return false;
  }
}
