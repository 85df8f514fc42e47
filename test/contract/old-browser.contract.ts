import { openPage } from "./support/open-page.ts";
import { assert, assertEqual, cleanUp, test } from "./support/suite.ts";
import { settle } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

/** What older browsers lack, each as a statement that takes it away before the page's scripts run. */
const without = {
  toSorted: "delete Array.prototype.toSorted",
  canParse: "delete URL.canParse",
  adoptedStyleSheets:
    "delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets",
  popover:
    "for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]",
  checkVisibility: "delete Element.prototype.checkVisibility",
  "light-dark()":
    "const { supports } = CSS; CSS.supports = (...parts) => !/light-dark/.test(parts) && supports.apply(CSS, parts)",
};

for (const [name, statement] of Object.entries(without)) {
  test(`ZB27: without ${name} the content between the tags stays, and one line says why`, async () => {
    const page = await openPage({
      head: `<script>${statement}</script>`,
      body: '<scout-lookup><a href="/fallback">Look up an address</a></scout-lookup>',
    });
    const failed: Event[] = [];
    page.document.addEventListener("scout-failed", (event) => failed.push(event));
    await page.load("/cdn/scout-lookup.js");
    await settle();
    const link = page.document.querySelector("a");
    assert(link !== null && link.getBoundingClientRect().height > 0, "the content went away");
    assertEqual(page.recorder.said, [
      `error: [scout-elements] hostile-page: this browser is too old, it has no ${name}`,
    ]);
    assertEqual([page.recorder.errors, page.recorder.calls, failed.length], [[], [], 1]);
  });
}
