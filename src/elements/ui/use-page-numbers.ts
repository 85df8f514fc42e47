import { type RefObject, useEffect, useRef } from "react";

/**
 * Only a sheet of the document applies to pages. Browsers without margin boxes print their own numbers. The band is at
 * the foot of each page, because one below the content would be anywhere on the last page.
 */
const pageCssOf = ({ label, left, right, numbers }: PageTexts, band: string) => `@page {
  margin: 52pt 48pt 44pt;
  font: 8pt sans-serif;
  color: #5b6670;
  @top-left { content: "${cssLineOf(left)}"; ${headCss} }
  @top-right { content: "${CSS.escape(right)}"; white-space: nowrap; ${headCss} }
  @bottom-left { content: "${cssLineOf(label)}"; ${footCss} ${band} }
  @bottom-right {
    content: ${numbersCssOf(numbers)};
    white-space: nowrap; ${footCss} ${band}
  }
}
@page :first {
  margin-top: 28pt;
  @top-left { content: none; }
  @top-right { content: none; }
}`;

/** The texts on each printed page. */
export interface PageTexts {
  /** At the foot. */
  readonly label: string;
  /** At the head of each page after the first. */
  readonly left: string;
  readonly right: string;
  /** At the foot: the number of the page, and that of all. */
  readonly numbers: (page: string, pages: string) => string;
}

/** Only the browser knows the numbers, so they are counters in the text. */
function numbersCssOf(numbers: PageTexts["numbers"]): string {
  return numbers("{page}", "{pages}")
    .split(/(\{pages?\})/)
    .map((part) =>
      /^\{pages?\}$/.test(part) ? `counter(${part.slice(1, -1)})` : `"${CSS.escape(part)}"`,
    )
    .join(" ");
}

/** A long text would not be one line. */
function cssLineOf(text: string): string {
  return CSS.escape(text.length > maxLine ? `${text.slice(0, maxLine).trimEnd()}…` : text);
}

const maxLine = 84;

const headCss =
  "vertical-align: bottom; margin-bottom: 9pt; padding-bottom: 4pt; border-bottom: 1px solid #d9dee2;";
const footCss = "vertical-align: top; margin: 8pt 0 12pt; padding-bottom: 6pt;";

/**
 * Prints the texts on each page while the parent of the returned node is displayed. The band at the foot is the upper
 * border of the node.
 */
export function usePageNumbers<Node extends Element>({
  label,
  left,
  right,
  numbers,
}: PageTexts): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const remove = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
    const add = () => {
      const node = ref.current;
      if (!node?.parentElement?.checkVisibility()) return;
      const { borderTopColor } = getComputedStyle(node);
      sheet.replaceSync(
        pageCssOf({ label, left, right, numbers }, `border-bottom: 6pt solid ${borderTopColor};`),
      );
      document.adoptedStyleSheets.push(sheet);
    };
    window.addEventListener("beforeprint", add);
    window.addEventListener("afterprint", remove);
    return () => {
      remove();
      window.removeEventListener("beforeprint", add);
      window.removeEventListener("afterprint", remove);
    };
  }, [label, left, right, numbers]);
  return ref;
}
