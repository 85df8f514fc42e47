import { endMark, endOfName, mark } from "./poison-answer.ts";

/** Runs before everything else: records forbidden effects in a page, and reads its visible texts. */
export const recorder = `
  const troubles = window.troubles = [];
  const saved = window.saved = [];
  const tell = (text) => troubles.push(String(text));
  if (location.search.includes("no+Trusted+Types")) {
    delete window.trustedTypes;
  }
  addEventListener("error", ({ message }) => message && tell("error: " + message));
  addEventListener("unhandledrejection", ({ reason }) => tell("unhandled: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    tell("policy: " + violatedDirective + " " + blockedURI + " " + sample));
  for (const name of ["alert", "confirm", "prompt", "open"]) window[name] = (what) => tell(name + ": " + what);
  HTMLAnchorElement.prototype.click = function () { saved.push(this.download); };

  const each = (root, look, tag = "page") => {
    look(root, tag);
    if (root.shadowRoot) each(root.shadowRoot, look, root.localName);
    for (const child of root.childNodes) each(child, look, tag);
  };
  const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  /** The members of the answers that each element shows: whole, as text, and as markup, whose marks are apart. */
  window.readSeen = () => {
    const seen = {};
    each(document.body, (node, tag) => {
      const texts = node.nodeType === 3 ? [node.data] : [...(node.attributes ?? [])].map(({ value }) => value);
      for (const text of texts) {
        for (const name of namesIn(text, /${mark}(\\w+)${endOfName}[^]*?${endMark}/g)) (seen[tag] ??= new Set()).add(name);
        for (const name of namesIn(text, /${mark}(\\w+)${endOfName}(?![^]*${endMark})/g)) (seen[tag] ??= new Set()).add(name + " as markup");
      }
    });
    if (within("contract-wizard", "[role=group][aria-label^='Page 1 of']").length > 0) seen["contract-wizard"] = ["the first page"];
    if (saved.length > 0) (seen["resource-library"] ??= new Set()).add("a saved file");
    return Object.fromEntries(Object.entries(seen).map(([tag, names]) => [tag, [...names].sort()]));
  };
  /** What the poisons have done. */
  window.readHarm = () => {
    const harm = [...troubles];
    if ("poisonRan" in window) harm.push("a script ran");
    if ({}.poisoned || Object.poisoned || [].poisoned) harm.push("a prototype is poisoned");
    each(document.body, (node, tag) => {
      if (node.nodeType !== 1) return;
      const { localName, href, src } = node;
      const own = localName === "script" ? node.matches("body *") : /^(?:object|embed|base|meta|link|math|mglyph|animate|template)$/.test(localName);
      if (own) harm.push(tag + " has " + localName);
      for (const { name } of node.attributes) if (/^on|^(?:srcdoc|ping|formaction|srcset)$/.test(name)) harm.push(tag + " has " + name);
      for (const address of [href, src]) {
        if (typeof address === "string" && !/^(?:$|https?:\\/\\/(?!.*@)|mailto:|tel:|blob:|data:image\\/)/.test(address)) harm.push(tag + " leads to " + address);
      }
    });
    return harm;
  };
  const within = (tag, selector) => [...document.querySelector(tag).shadowRoot.querySelectorAll(selector)];
  const isOn = (button) => button.ariaDisabled !== "true" && !button.disabled;
  const press = (tag, name) => within(tag, "button").find((one) => one.textContent.includes(name) && isOn(one))?.click();
  /** What a person does until everything is open: again and again, as the parts arrive. */
  let [hasUploaded, hasResults] = [false, false];
  const type = (tag, selector, text) => {
    const [box] = within(tag, selector);
    if (box === undefined || box.value === text) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(box, text);
    box.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  };
  /** Searches the long lists for a word that one of the poisons has. */
  window.searchLists = () => {
    type("solutions-index", ".index-search input", "mglyph");
    type("scout-bulk", ".list-search input", "mglyph");
  };
  window.readFound = () => ({
    capabilities: within("solutions-index", "b").filter(({ textContent }) => textContent === "mglyph").length > 0,
    rows: /^\\d+ of \\d+ rows/.test(within("scout-bulk", ".list-search p")[0]?.textContent),
  });
  window.openEverything = () => {
    for (const box of within("scout-pricing", "input[type=checkbox]:not(:checked)").slice(0, 12)) box.click();
    for (const radio of within("scout-pricing", "input[type=radio]").slice(0, 1)) if (!radio.checked) radio.click();
    for (const details of within("scout-pricing", "details:not([open]) summary")) details.click();
    press("scout-pricing", "Price breakdown");
    within("resource-library", ".disclosure-button[aria-expanded=false]")[0]?.click();
    const [file] = saved.length === 0 ? within("resource-library", "a[download]") : [];
    file?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (saved.length > 0 && !hasResults) {
      // The newest are under way.
      const download = within("scout-bulk", "button").findLast((one) => one.textContent.startsWith("Download"));
      hasResults = download !== undefined;
      download?.click();
    }
    type("portal-header", "[name=keys]", "scout");
    const bulk = document.querySelector("scout-bulk");
    // Once: the server's list is cut short, and each upload pushes a finished one out of it.
    if (!hasUploaded && bulk.upload !== undefined) {
      hasUploaded = true;
      const name = "${mark}file${endOfName}<img src=x onerror=window.poisonRan=1>\\u202egnp${endMark}.csv";
      bulk.upload(new File(["Address,City,State,Zip\\n1 Main Street,Austin,TX,78701"], name));
    }
  };
`;

/** Elements with attributes that show all of their parts, in one page. */
const elements: readonly (readonly [tag: string, attributes: string])[] = [
  ["portal-header", ""],
  ["portal-dashboard", ""],
  ["scout-lookup", 'address="200 Cached Street, Test City, TX 75001"'],
  ["scout-lookup", 'address="350 Fifth Avenue, New York"'],
  ["scout-pricing", 'address="1200 Main Street, Houston, TX 77002" provider="comcast" term="36"'],
  ["contract-wizard", 'contract="c0ffee00-0000-4000-8000-000000000003" provider="comcast"'],
  ["scout-contracts", ""],
  ["scout-bulk", ""],
  ["solutions-finder", ""],
  ["solutions-index", ""],
  ["provider-library", ""],
  ["resource-library", ""],
  ["site-search", 'keys="scout"'],
  ["account-branding", ""],
];

/** @param own - origin of the page and of the API */
export function poisonedPage(own: string): string {
  const config = JSON.stringify({ csrf: true, imageOrigins: [own] });
  const placed = elements.map(([tag, given]) => `<${tag} routing="none" ${given}></${tag}>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Poisoned</title>
    <script src="/recorder.js"></script>
    <script type="application/json" data-scout-config>${config}</script>
    <script type="module" src="/cdn/autoload.js"></script></head>
    <body><main>${placed.join("\n")}<scout-portal base-path="/poisoned"></scout-portal></main></body></html>`;
}

/** Returns a contract's form that posts every possible message to its page, and tries to navigate the page away. */
export const hostileForm = `<!doctype html><title>Form</title><p>Hostile form</p><script>
  const run = "window.poisonRan=1";
  const circle = {}; circle.circle = circle;
  const messages = [
    "refresh", "<img src=x onerror=" + run + ">", "javascript:" + run, null, 7, [], circle, new Map([["type", "refresh"]]),
    new Error(run), new ArrayBuffer(9), "\\ud800", "W".repeat(1_000_000),
    JSON.parse('{"__proto__":{"poisoned":true},"constructor":{"prototype":{"poisoned":true}},"type":"refresh","href":"javascript:' + run + '"}'),
    { type: "navigate", href: "javascript:" + run }, { event: "resize", height: 1e9 }, { token: true },
  ];
  for (const message of messages) parent.postMessage(message, "*");
  for (const act of [
    () => { top.location = "javascript:" + run; }, () => { top.poisonRan = 1; }, () => parent.eval(run),
    () => { top.document.body.innerHTML = run; }, () => { top.location.href = "/stolen"; },
  ]) { try { act(); } catch {} }
</script>`;
