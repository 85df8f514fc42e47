/** The color scheme that a page has switched to. */
export type PageScheme = "light" | "dark";

/** Attributes by which pages and their frameworks switch the scheme, besides the class. */
const switches = ["data-theme", "data-bs-theme", "data-mode"];

/**
 * Calls `show` now and whenever the page switches its color scheme by a class (`dark`) or a data attribute of `html` or
 * `body`, until the signal aborts. Null means that the page names none. The body takes precedence.
 */
export function followPageScheme(
  show: (scheme: PageScheme | null) => void,
  until: AbortSignal,
): void {
  const root = document.documentElement;
  const look = () => {
    // A page may replace its body while it navigates, and has none for a moment.
    const body = root.querySelector("body");
    if (body) observer.observe(body, { attributeFilter: ["class", ...switches] });
    show((body && schemeOf(body)) ?? schemeOf(root));
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
