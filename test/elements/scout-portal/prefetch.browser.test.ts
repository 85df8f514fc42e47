import "../../../src/elements/scout-portal/scout-portal.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { screenLoaders } from "../../../src/elements/scout-portal/page/load-screen.ts";
import { prefetchLinks, prefetchScreen } from "../../../src/elements/scout-portal/page/prefetch.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { cleanUpPortal, heading, openPortal } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

let last = 0;

/** A screen that no test has loaded before. */
function newScreen() {
  last += 1;
  const tag = `x-screen-${last}`;
  const load = vi.fn(() => Promise.resolve());
  Object.assign(screenLoaders, { [tag]: load });
  onTestFinished(() => void Reflect.deleteProperty(screenLoaders, tag));
  return { tag, load };
}

/**
 * Opens a portal whose header has these links. The header is not the real one, which would render
 * its own links.
 */
function portalWith(...hrefs: readonly string[]): HTMLElement {
  const [portal, header] = [document.createElement("div"), document.createElement("div")];
  const nav = document.createElement("nav");
  nav.append(...hrefs.map((href) => Object.assign(document.createElement("a"), { href })));
  header.attachShadow({ mode: "open" }).append(nav);
  const root = portal.attachShadow({ mode: "open" });
  vi.spyOn(root, "querySelector").mockReturnValue(header);
  document.body.append(portal);
  return portal;
}

function tellNetwork(network: {
  readonly saveData: boolean;
  readonly effectiveType: string;
}): void {
  // Not every engine provides network information.
  Reflect.defineProperty(navigator, "connection", { value: network, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}

test.for([
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["has a slow network", { saveData: false, effectiveType: "2g" }],
  ["has a very slow network", { saveData: false, effectiveType: "slow-2g" }],
] as const)("C17: if the user %s, no screen is loaded before it is shown", async ([, network]) => {
  tellNetwork(network);
  const { tag, load } = newScreen();
  await prefetchScreen(tag);
  await prefetchLinks(portalWith("/one"), () => tag);
  expect(load).not.toHaveBeenCalled();
});

test("C17: the routes of the header are loaded one after another, each once", async () => {
  tellNetwork({ saveData: false, effectiveType: "4g" });
  const [one, two] = [newScreen(), newScreen()];
  let arrive = () => {};
  one.load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const tagOf = (href: string) => ({ "/one": one.tag, "/two": two.tag })[href] ?? null;
  const done = prefetchLinks(portalWith("/one", "/elsewhere", "/two", "/one"), tagOf);
  await vi.waitFor(() => expect(one.load).toHaveBeenCalled());
  expect(two.load).not.toHaveBeenCalled();
  arrive();
  await done;
  expect(one.load).toHaveBeenCalledTimes(1);
  expect(two.load).toHaveBeenCalledTimes(1);
});

test("C17: a removed portal loads nothing more", async () => {
  const { tag, load } = newScreen();
  const portal = portalWith("/one");
  portal.remove();
  await prefetchLinks(portal, () => tag);
  expect(load).not.toHaveBeenCalled();
});

test("C17: when the page is idle, the routes in the portal's header are loaded", async () => {
  await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  for (const tag of ["scout-lookup", "scout-bulk", "provider-library", "solutions-finder"]) {
    await expect.poll(() => customElements.get(tag)).toBeDefined();
  }
});
