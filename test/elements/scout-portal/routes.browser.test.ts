import "../../../src/elements/scout-portal/scout-portal.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, countSteps, listen } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import {
  basePath,
  cleanUpPortal,
  focused,
  heading,
  item,
  openPortal,
  route,
  screens,
} from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

function step(delta: -1 | 1): Promise<unknown> {
  const arrived = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  window.history.go(delta);
  return arrived;
}

test("a screen's link leads below the base path however it is opened", async () => {
  await openPortal("/scout/contracts");
  const draft = page.getByRole("link", { name: /^Edit Draft/ }).first();
  await expect.element(draft).toBeVisible();
  const pathname = () =>
    new URL(draft.element().getAttribute("href") ?? "", document.baseURI).pathname;
  draft.element().focus();
  await expect.poll(pathname).toMatch(/^\/portal\/scout\/contracts\//);
  await draft.click();
  await expect.poll(route).toMatch(/^\/scout\/contracts\/\w+\?contract=/);
});

test("C3, C11: a link changes screen, address and title, the focus goes to the heading, and the title is announced", async () => {
  const { portal } = await openPortal("/scout/contracts");
  const changes = listen("scout-route-changed");
  await expect.element(heading("Contracts")).toBeVisible();
  expect(document.title).toBe("Contracts | Scout");
  // Interface: Elements: the screen is a light-DOM child of the portal.
  expect(screens(portal)).toEqual(["scout-contracts"]);
  await item("Scout").click();
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(route()).toBe("/scout");
  expect(document.title).toBe("SCOUT Lookup | Scout");
  expect(screens(portal)).toEqual(["scout-lookup"]);
  await expect.poll(() => focused()?.textContent).toBe("SCOUT Lookup");
  // A heading is no control, so its focus is not drawn.
  const title = heading("SCOUT Lookup").element();
  await page.getByRole("combobox").first().element().focus();
  await userEvent.keyboard("{Shift>}{/Shift}");
  title.focus();
  expect([title.matches(":focus-visible"), getComputedStyle(title).outlineStyle]).toEqual([
    true,
    "none",
  ]);
  await expect
    .element(page.getByRole("status").filter({ hasText: "SCOUT Lookup | Scout" }))
    .toBeInTheDocument();
  expect(changes.map(({ detail }) => detail)).toEqual([
    { path: "/scout", title: "SCOUT Lookup | Scout" },
  ]);
  await expect.element(item("Scout")).toHaveAttribute("aria-current", "page");
});

test("back and forward show the screens of their addresses, and each screen reads only its own address", async () => {
  const { portal, backend } = await openPortal("/scout?address=1%20Main%20St");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  portal.dispatchEvent(new Event("x"));
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/scout/pricing?address=2%20Main%20St"]);
  await expect.element(heading("SCOUT Pricing")).toBeVisible();
  await expect.element(page.getByText("Showing Results For")).toBeVisible();
  await step(-1);
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(route()).toBe("/scout?address=1%20Main%20St");
  expect(document.title).toBe("SCOUT Lookup | Scout");
  await step(1);
  await expect.element(heading("SCOUT Pricing")).toBeVisible();
  expect(document.title).toBe("SCOUT Pricing | Scout");
  // The lookup never read the address of the pricing.
  const starts = backend.calls.filter((call) => call === "POST /api/v1/scout");
  expect(starts.length).toBeLessThanOrEqual(2);
  expect(screens(portal)).toEqual(["scout-pricing"]);
  const searches = () => backend.calls.filter((call) => call === "POST /api/scout/v1/pricing");
  // The screen stayed in memory, with its results.
  expect(searches()).toHaveLength(1);
});

test.for([
  ["/dashboard", "/", "Dashboard | Scout"],
  ["/user/", "/", "Dashboard | Scout"],
])(
  "C4: %s leads to %s, and adds no history entry",
  async ([path = "", target = "", title = ""]) => {
    const steps = countSteps();
    await openPortal(path);
    await expect.poll(route).toBe(target);
    expect(document.title).toBe(title);
    expect(steps()).toBe(1);
  },
);

test("a page whose history accepts no entries still shows each screen", async () => {
  await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  const shown = route();
  vi.spyOn(window.history, "pushState").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await item("Scout").click();
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(document.title).toBe("SCOUT Lookup | Scout");
  expect(route()).toBe(shown);
});

test("a query that a screen sets is one history entry of the same screen, and no change of route", async () => {
  const { portal } = await openPortal("/scout");
  const changes = listen("scout-route-changed");
  const lookup = lookupTester(browserScreen);
  await expect.element(lookup.address()).toBeVisible();
  const screen = portal.firstElementChild;
  await lookup.lookUp("12 Elm Street, Austin, TX 78701");
  await expect.poll(route).toBe("/scout?address=12+Elm+Street%2C+Austin%2C+TX+78701");
  expect(portal.firstElementChild).toBe(screen);
  await expect.element(lookup.caption()).toBeVisible();
  expect(changes).toEqual([]);
  await step(-1);
  expect(portal.firstElementChild).toBe(screen);
  await expect.element(lookup.address()).toHaveValue("");
});

test("a host page that cancels the navigation keeps its screen, and receives the event once, before the navigation", async () => {
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  const asked: unknown[] = [];
  portal.addEventListener("scout-navigated", (event) => {
    asked.push([event.detail.href, route()]);
    event.preventDefault();
  });
  await item("Scout").click();
  expect(asked).toEqual([[`${basePath}/scout`, "/scout/contracts"]]);
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(route()).toBe("/scout/contracts");
});

test("M8, B19: a forbidden address is not followed", async () => {
  expectLog("navigation-refused");
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  const asked = listen("scout-navigated");
  for (const href of ["javascript:alert(1)", "///evil.test/x", "/.//evil.test/x", 12]) {
    Reflect.apply(Reflect.get(portal, "navigate"), portal, [href]);
  }
  expect(asked).toEqual([]);
  expect(screens(portal)).toEqual(["scout-contracts"]);
});

test("W9: with routing none, links change neither address nor title, but still lead from screen to screen", async () => {
  const { href } = window.location;
  const { title } = document;
  const { portal } = await openPortal("/anywhere", {
    attributes: { routing: "none", "base-path": "/" },
  });
  const at = window.location.href;
  Reflect.apply(Reflect.get(portal, "navigate"), portal, [
    "/scout/pricing?provider=cox&routing=page",
  ]);
  await expect.element(heading("SCOUT Pricing")).toBeVisible();
  expect(window.location.href).toBe(at);
  expect(document.title).toBe(title);
  expect(portal.lastElementChild?.getAttribute("provider")).toBe("cox");
  expect(portal.lastElementChild?.getAttribute("routing")).toBe("none");
  expect(href).not.toBe(at);
});

test("the content between the tags is hidden when the portal is ready", async () => {
  const { portal } = await openPortal("/scout/contracts");
  portal.prepend("Loading", document.createElement("hr"));
  await expect.element(heading("Contracts")).toBeVisible();
  await expect.poll(() => portal.textContent).toBe("");
  expect(portal.querySelector("hr")?.slot).toBe("scout-fallback");
});

const go = (portal: HTMLElement, href: string) =>
  Reflect.apply(Reflect.get(portal, "navigate"), portal, [href]);

test("a screen that navigates as soon as it is added is removed completely", async () => {
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    go(portal, "/scout/contracts/comcast");
    await expect.element(heading("SCOUT Lookup")).toBeVisible();
    expect(screens(portal)).toEqual(["scout-lookup"]);
    go(portal, "/scout/contracts");
    await expect.element(heading("Contracts")).toBeVisible();
    expect(screens(portal)).toEqual(["scout-contracts"]);
  }
});

test("the later of two navigations wins, and a link to the current address adds no history entry", async () => {
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  go(portal, "/scout/contracts");
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(route()).toBe("/scout");
  expect(screens(portal)).toEqual(["scout-lookup"]);
  const steps = countSteps();
  for (let time = 0; time < 3; time += 1) await item("Scout").click();
  expect(steps()).toBe(0);
});

test("D2: a Scout route has the secondary navigation, other routes do not", async () => {
  await openPortal("/scout");
  const secondary = page.getByRole("navigation", { name: "Secondary" });
  const current = () =>
    secondary
      .getByRole("link")
      .elements()
      .filter(({ ariaCurrent }) => ariaCurrent === "page")
      .map(({ textContent }) => textContent);
  await expect.poll(current).toEqual(["Lookup"]);
  await secondary.getByRole("link", { name: "Contracts" }).click();
  await expect.poll(route).toBe("/scout/contracts");
  await expect.poll(current).toEqual(["Contracts"]);
  await item("Provider Library").click();
  await expect.element(heading("Provider Library")).toBeVisible();
  await expect.element(secondary).not.toBeInTheDocument();
});

/** Returns the padding of a box in an element. */
function paddingOf(element: Element | null, box: string): string | null {
  const part = element?.shadowRoot?.querySelector(box);
  return part ? getComputedStyle(part).paddingInlineStart : null;
}

const screenWidths = [
  [360, 700],
  [1440, 900],
] as const;

test.for([
  ["/scout", "scout", ["0px", "0px"], ["16px", "24px"]],
  ["/provider-library", "sandlerportal", ["16px", "24px"], ["0px", "0px"]],
] as const)(
  "W10: at %s the variant is %s, with %j beside the screen and %j in it on a phone and a desktop; the page's own offset wins",
  async ([path, variant, edges, ownEdges]) => {
    const { portal } = await openPortal(path);
    const screen = () => portal.firstElementChild;
    await expect.poll(() => screen()?.getAttribute("site-variant")).toBe(variant);
    const padding = () => paddingOf(portal, "main");
    try {
      for (const [at, [width, height]] of screenWidths.entries()) {
        await page.viewport(width, height);
        await expect.poll(padding).toBe(edges[at]);
        await expect.poll(() => paddingOf(screen(), ".scout-root")).toBe(ownEdges[at]);
      }
    } finally {
      await page.viewport(1024, 768);
    }
    for (const own of ["40px", "7px", "0px"]) {
      portal.style.setProperty("--scout-offset-inline", own);
      expect(padding()).toBe(own);
      // Only the portal has the padding, not the screen inside it as well.
      await expect.poll(() => paddingOf(screen(), ".scout-root")).toBe(ownEdges[1]);
    }
  },
);

test.for([
  ["/account", 1440, 24, 1392, 1],
  ["/account", 1920, 136, 1392, 1],
  ["/scout/contracts", 1920, 136, 1392, 2],
  ["/provider-library", 1440, 24, 1392, 1],
  ["/provider-library", 1920, 136, 1648, 1],
] as const)(
  "W10: the content at %s in a window of %i px begins below the header's, at %i px, and is %i px wide",
  async ([path, windowPx, left, width, headerRows]) => {
    await page.viewport(windowPx, 1080);
    try {
      const { portal } = await openPortal(path);
      const content = () => {
        const root = portal.firstElementChild?.shadowRoot?.querySelector(".scout-root");
        if (!(root instanceof HTMLElement)) return {};
        const edge = root.getBoundingClientRect().left;
        const { paddingLeft, paddingRight } = getComputedStyle(root);
        const [start, end] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
        return { left: edge + start, width: root.offsetWidth - start - end };
      };
      await expect.poll(content).toEqual({ left, width });
      const header = portal.shadowRoot?.querySelector("portal-header")?.shadowRoot;
      const edgeOf = (part: Element) =>
        part.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(part).paddingLeft);
      const rows = () => [...(header?.querySelectorAll(".top, .secondary") ?? [])];
      const edges = () =>
        rows()
          .filter((row) => row.checkVisibility())
          .map(edgeOf);
      await expect.poll(edges).toEqual(Array(headerRows).fill(left));
    } finally {
      await page.viewport(1024, 768);
    }
  },
);

describe("D15: the page's icon", () => {
  const icon = () => document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const favicon = "https://cdn.invalid/icon.png";
  const options = {
    intercept: ({ url }: Request) =>
      url.endsWith("/settings")
        ? Response.json({ data: { settings: { capabilities: ["scout:access"], favicon } } })
        : undefined,
  };

  test("the icon is that of the site settings while the portal is displayed", async () => {
    const before = icon()?.getAttribute("href") ?? null;
    const { portal } = await openPortal("/scout/contracts", options);
    await expect.poll(() => icon()?.href).toBe(favicon);
    portal.remove();
    await expect.poll(() => icon()?.getAttribute("href") ?? null).toBe(before);
  });

  test("the icon replaces the page's own, which returns afterwards", async () => {
    const own = document.createElement("link");
    own.rel = "shortcut icon";
    own.setAttribute("href", "data:,");
    document.head.prepend(own);
    onTestFinished(() => own.remove());
    const { portal } = await openPortal("/scout/contracts", options);
    await expect.poll(() => own.href).toBe(favicon);
    portal.remove();
    await expect.poll(() => own.getAttribute("href")).toBe("data:,");
  });

  test("the icon stays the page's if the portal has no address of its own", async () => {
    const before = icon()?.getAttribute("href") ?? null;
    await openPortal("/", { ...options, attributes: { routing: "none", "base-path": "/" } });
    await expect.element(page.getByRole("button", { name: "Account menu" })).toBeVisible();
    await expect.element(item("Scout")).toBeVisible();
    expect(icon()?.getAttribute("href") ?? null).toBe(before);
  });
});
