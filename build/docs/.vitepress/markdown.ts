import type { ShikiTransformer } from "shiki";
import type { MarkdownRenderer } from "vitepress";

/** Names the kind of each piece of code by a class, because the policy of the pages forbids style attributes. */
export const tokenClasses: ShikiTransformer = {
  name: "token-classes",
  span(node) {
    const [, kind] = /--shiki-token-([\w-]+)/.exec(String(node.properties.style)) ?? [];
    node.properties = kind === undefined ? {} : { class: `token-${kind}` };
  },
};

/** Highlighted code. The pages and the index of the search need each block, and to highlight is slow. */
const highlighted = new Map<string, string>();

export function adaptMarkdown(markdown: MarkdownRenderer): void {
  const { rules } = markdown.renderer;
  const { highlight } = markdown.options;
  markdown.options.highlight = (code, language, attributes) => {
    const key = `${language} ${attributes} ${code}`;
    const known = highlighted.get(key) ?? highlight?.(code, language, attributes) ?? "";
    highlighted.set(key, known);
    return known;
  };
  const { fence } = rules;
  rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index];
    return token?.info === "component" ? token.content : (fence?.(tokens, index, ...rest) ?? "");
  };
  // Braces in a text are not an expression of Vue.
  rules.text = (tokens, index) =>
    markdown.utils.escapeHtml(tokens[index]?.content ?? "").replaceAll("{{", "&#123;{");
  // A wide table scrolls in its own box, which the keyboard can reach.
  rules.table_open = () =>
    '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
  rules.table_close = () => "</table></div>\n";
  // A column without a name has no header cell: assistive technology would announce an empty one.
  markdown.core.ruler.push("unnamed-columns", ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type !== "th_open" || tokens[index + 1]?.content !== "") return;
      const close = tokens[index + 2];
      token.tag = "td";
      if (close !== undefined) close.tag = "td";
    });
  });
}
