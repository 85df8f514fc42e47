/** The color scheme that a page has switched to. */
export type PageScheme = "light" | "dark";

/** Attributes by which pages and their frameworks switch the scheme, besides the class. */
const switches = ["data-theme", "data-bs-theme", "data-mode"];

/**
 * Calls `show` now and whenever the page switches its color scheme by a class (`dark`) or a data attribute of `html` or
 * `body`, until the signal aborts. The body takes precedence. If neither names a scheme, it is that of the color behind the
 * element. Null means that this is not known either.
 */
export function followPageScheme(
  element: Element,
  show: (scheme: PageScheme | null) => void,
  until: AbortSignal,
): void {
  const root = document.documentElement;
  const look = () => {
    // A page may replace its body while it navigates, and has none for a moment.
    const body = root.querySelector("body");
    if (body) observer.observe(body, { attributeFilter: ["class", ...switches] });
    show((body && schemeOf(body)) ?? schemeOf(root) ?? schemeBehind(element));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, attributeFilter: ["class", ...switches] });
  look();
  until.addEventListener("abort", () => observer.disconnect());
}

function schemeOf(element: HTMLElement): PageScheme | null {
  const words = [element.className, ...switches.map((name) => element.getAttribute(name) ?? "")];
  const known = new Set(words.join(" ").toLowerCase().split(/\s+/));
  if (known.has("dark")) return "dark";
  return known.has("light") ? "light" : null;
}

/** The scheme in which text is readable on the background that shows through a transparent element. */
function schemeBehind(element: Element): PageScheme | null {
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    if (backgroundImage !== "none") return null;
    const color = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(backgroundColor);
    if (color === null) return null;
    const [red = 0, green = 0, blue = 0, alpha = 1] = color
      .slice(1)
      .map((part = "1") => Number(part));
    const gray = 0.299 * red + 0.587 * green + 0.114 * blue;
    if (alpha >= 0.5) return gray < middleGray ? "dark" : "light";
  }
  return null;
}

function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** The gray, from 0 to 255, on which black and white text have the same contrast (WCAG 2.2). */
const middleGray = 117;
