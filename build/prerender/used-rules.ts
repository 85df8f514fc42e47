import postcss from "postcss";

/** The classes, tags and ARIA attributes of a markup. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Each as in a selector: `[aria-selected="true"]`. */
  readonly states: ReadonlySet<string>;
}

/** The only state that a first screen gets without the element's code. */
const busy = '[aria-busy="true"]';

export function namesIn(markup: string): UsedNames {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => list);
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = ""]) => tag);
  const states = [...markup.matchAll(/ (aria-[a-z]+="[^"]*")/g)].map(([, one]) => `[${one}]`);
  return {
    classes: new Set(lists.flatMap((list) => list.split(" "))),
    tags: new Set(tags),
    states: new Set([...states, busy]),
  };
}

/** The minified rules of a sheet for screens that can match in a markup. */
export function usedRulesOf(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    if (/^print$/.test(rule.params) || rule.name === "page") rule.remove();
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, used));
    if (rule.selectors.length === 0 || rule.selector === "") rule.remove();
  });
  const values = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) values.add(name);
  });
  root.walkAtRules((rule) => {
    const isUnused = rule.name === "keyframes" && !values.has(rule.params);
    if (isUnused || rule.nodes?.length === 0) rule.remove();
  });
  return root.nodes.map(textOf).join("");
}

/**
 * Applies the look of disabled controls only where scripts are off. Otherwise the controls would change their look when the
 * element replaces the first screen.
 */
export function disabledOnlyWithoutScript(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!rule.selectors.every((selector) => /\[aria-disabled=|:disabled/.test(selector))) return;
    const media = postcss.atRule({ name: "media", params: "(scripting: none)" });
    rule.replaceWith(media);
    media.append(rule);
  });
  return root.toString();
}

/** The sheet without the private properties that none of its declarations reads. */
export function withoutUnreadProperties(sheet: string): string {
  const root = postcss.parse(sheet);
  let found = true;
  while (found) {
    found = false;
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--_[\w-]+/g)) read.add(name);
    });
    root.walkDecls(/^--_/, (declaration) => {
      if (read.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
      found = true;
    });
  }
  dropEmpty(root);
  return root.nodes.map(textOf).join("");
}

/** The rules that apply where scripts run. */
export function scriptedRulesOf(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("media", (rule) => {
    if (rule.params === "(scripting: none)") rule.remove();
  });
  dropEmpty(root);
  return root.nodes.map(textOf).join("");
}

function dropEmpty(root: postcss.Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

function isInKeyframes({ parent }: postcss.Rule): boolean {
  return parent?.type === "atrule" && (parent as postcss.AtRule).name === "keyframes";
}

/** True if the markup has everything that a selector names, except inside `:not()`. */
function canMatch(selector: string, used: UsedNames): boolean {
  const open = /:(not|where|is|has|host|slotted)\(/.exec(selector);
  if (open === null) return hasParts(selector, used);
  const from = open.index + open[0].length;
  const end = endOfBrackets(selector, from);
  const inside = selector.slice(from, end);
  const rest = selector.slice(0, open.index) + selector.slice(end + 1);
  if (open[1] === "slotted") return false;
  const needs = open[1] !== "not" && open[1] !== "host";
  if (needs && !postcss.list.comma(inside).some((one) => canMatch(one, used))) return false;
  return canMatch(rest, used);
}

/** Returns the position of the bracket that closes the one before `from`. */
function endOfBrackets(selector: string, from: number): number {
  let depth = 1;
  for (let at = from; at < selector.length; at += 1) {
    if (selector[at] === "(") depth += 1;
    if (selector[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Brackets of ${selector}`);
}

function hasParts(selector: string, { classes, tags, states }: UsedNames): boolean {
  const stated = selector.match(/\[aria-[a-z]+="[^"]*"\]/g) ?? [];
  const bare = selector.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, "");
  const named = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  const typed = [...bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, tag = ""]) => tag);
  return (
    named.every((name) => classes.has(name)) &&
    typed.every((tag) => tags.has(tag)) &&
    stated.every((state) => states.has(state))
  );
}

function textOf(node: postcss.ChildNode): string {
  if (node.type === "decl") {
    return `${node.prop}:${tight(node.value)}${node.important ? "!important" : ""};`;
  }
  if (node.type === "rule") {
    return `${node.selectors.map(tight).join(",")}{${node.nodes.map(textOf).join("")}}`;
  }
  if (node.type === "atrule") {
    const body = node.nodes === undefined ? ";" : `{${node.nodes.map(textOf).join("")}}`;
    return `@${node.name} ${tight(node.params)}${body}`;
  }
  return "";
}

function tight(text: string): string {
  return text
    .replace(/("[^"]*"|'[^']*')|\s+/g, (_space, quoted?: string) => quoted ?? " ")
    .replace(/([(,]) | (\))/g, "$1$2");
}
