/** The pages with one element each, as listed in the bar. */
const pages = [
  ["lookup", "Lookup"],
  ["bulk", "Bulk"],
  ["pricing", "Pricing"],
  ["contracts", "Contracts"],
  ["solutions-finder", "Finder"],
  ["solutions-index", "Index"],
  ["provider-library", "Providers"],
  ["resource-library", "Resources"],
  ["dashboard", "Dashboard"],
  ["search", "Site search"],
  ["content", "Content"],
  ["branding", "Account"],
] as const;

/** Pages that are not in the bar, and the page that is marked instead. */
const belongsTo: Readonly<Record<string, string>> = { "contract-wizard": "contracts" };

/**
 * The bar of a demo page.
 *
 * @param page - name of its file without `.html`
 */
export function writeBar(page: string): string {
  const links = pages.map(([name, label]) => {
    const isHere = name === page;
    const current = isHere ? ' aria-current="page"' : "";
    const parent = !isHere && name === belongsTo[page] ? ' aria-current="true"' : "";
    return `<a href="/demo/${name}.html"${current}${parent}>${label}</a>`;
  });
  return [
    '<header class="bar">',
    '<a class="brand" href="/">Scout</a>',
    '<nav aria-label="Demo pages">',
    ...links,
    '<a href="/demo/help">Help</a>',
    "</nav>",
    "</header>",
    '<script type="module" src="/demo/bar.js"></script>',
  ].join("\n");
}
