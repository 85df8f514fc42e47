import "../../../src/elements/portal-header/portal-header.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../../support/host-page.ts";
import type { InPageBackendOptions } from "../../support/in-page-backend.ts";
import { makeToken } from "../../support/make-token.ts";

cleanUpHostPage();

const bar = () => page.getByRole("navigation", { name: "Main" });
const labels = () =>
  bar()
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);
const account = () => page.getByRole("button", { name: "Account menu" });
const search = () => page.getByRole("button", { name: "Search the site" });
const box = () => page.getByRole("combobox", { name: "Search the site" });

const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.query()?.matches(":focus")).toBe(true);

async function open(
  attributes: Readonly<Record<string, string>> = {},
  options: InPageBackendOptions = {},
) {
  const backend = await serve(options);
  const header = place("portal-header", backend, attributes);
  await expect.element(account()).toBeVisible();
  return { backend, header, navigated: listen("scout-navigated") };
}

const suggesting =
  (rows: unknown) =>
  ({ url }: Request) =>
    url.includes("/callback/site-search/autocomplete") ? Response.json(rows) : undefined;

test("D13: the bar, with Scout for users with access", async () => {
  await open();
  await expect
    .poll(labels)
    .toEqual([
      "Dashboard",
      "Scout",
      "Solutions Finder",
      "Solutions Questionnaires",
      "Provider Library",
      "Resource Library",
    ]);
});

test("1 §2: without scout:access it has no Scout", async () => {
  const { backend } = await open({}, { user: "agent-without-scout" });
  await expect.poll(() => backend.calls.length).toBeGreaterThan(0);
  await expect.poll(labels).not.toContain("Scout");
});

test("D1: links are absolute, below the base path, and the current one is marked", async () => {
  await open({ path: "/scout/pricing", "base-path": "/portal/" });
  const scout = bar().getByRole("link", { name: "Scout" });
  await expect.element(scout).toHaveAttribute("href", "/portal/scout");
  await expect.element(scout).toHaveAttribute("aria-current", "page");
  expect(
    bar()
      .getByRole("link")
      .elements()
      .filter((link) => link.ariaCurrent),
  ).toHaveLength(1);
});

test("1 §2: the logo links to the home page; the host page can handle the click", async () => {
  const { navigated } = await open();
  const home = page.getByRole("link", { name: "Scout home" });
  await expect.element(home).toHaveAttribute("href", "/");
  await home.click();
  await bar().getByRole("link", { name: "Resource Library" }).click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual(["/", "/resource-library"]);
});

test("D3: the account menu opens on click; Escape closes it and restores the focus, outside presses close it", async () => {
  await open();
  const link = page.getByRole("link", { name: "Account", exact: true });
  expect(link.query()).toBeNull();
  await account().click();
  await expect.element(link).toBeVisible();
  await expect.element(account()).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  await hasFocus(link);
  await userEvent.keyboard("{Escape}");
  await expect.element(link).not.toBeInTheDocument();
  await hasFocus(account());
  await account().click();
  await expect.element(link).toBeVisible();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  await expect.element(link).not.toBeInTheDocument();
});

test("1 §2, A10: an external login has the external portal, an internal one the logout", async () => {
  const { configured } = pageState();
  const before = configured.peek();
  configure({ externalPortalUrl: "https://sandler.example/portal" });
  try {
    await open();
    await account().click();
    await expect
      .element(page.getByRole("link", { name: "Switch to Sandler Portal" }))
      .toHaveAttribute("href", "https://sandler.example/portal");
    expect(page.getByRole("link", { name: "Logout" }).query()).toBeNull();
  } finally {
    configured.value = before;
  }
  document.body.replaceChildren();
});

test("1 §2: an internal login can log out here", async () => {
  window.localStorage.setItem("state", '{"login_source":"internal"}');
  const { navigated } = await open();
  await account().click();
  await page.getByRole("link", { name: "Logout" }).click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual(["/logout"]);
  expect(page.getByRole("link", { name: "Account", exact: true }).query()).toBeNull();
});

test("1 §2: the mobile navigation opens, and closes when an item is clicked", async () => {
  await page.viewport(360, 700);
  try {
    await open();
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const item = bar().getByRole("link", { name: "Resource Library" });
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
    expect(item.query()?.checkVisibility() ?? false).toBe(false);
    await menu.click();
    await expect.element(item).toBeVisible();
    await item.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  } finally {
    await page.viewport(1024, 768);
  }
});

test("D2: the secondary navigation is shown if it has entries", async () => {
  const { header } = await open();
  const secondary = page.getByRole("navigation", { name: "Secondary" });
  expect(secondary.query()).toBeNull();
  Reflect.set(header, "secondaryNav", [
    { label: "Help", href: "/help" },
    { label: "Carriers", children: [{ label: "Cox", href: "/cox" }] },
    { label: "Bad", href: "javascript:alert(1)" },
  ]);
  await expect.element(secondary.getByRole("link", { name: "Help" })).toBeVisible();
  expect(secondary.getByText("Bad").query()).toBeNull();
  await secondary.getByRole("button", { name: "Carriers" }).click();
  await expect.element(secondary.getByRole("link", { name: "Cox" })).toBeVisible();
  Reflect.set(header, "secondaryNav", null);
  await expect.element(secondary).not.toBeInTheDocument();
  const slotted = document.createElement("a");
  slotted.slot = "secondary";
  slotted.href = "/x";
  slotted.textContent = "Slotted";
  header.append(slotted);
  await expect.element(secondary).toBeVisible();
});

const sections = [
  { label: "Lookup", href: "/scout" },
  { label: "Contracts", href: "/scout/contracts" },
];
const secondaryLinks = () => page.getByRole("navigation", { name: "Secondary" }).getByRole("link");

test("ZA15: the current entry of the secondary navigation is marked; the slot replaces it", async () => {
  const { header } = await open({ path: "/scout/contracts/cox", "base-path": "/portal" });
  Reflect.set(header, "secondaryNav", sections);
  const contracts = secondaryLinks().filter({ hasText: "Contracts" });
  await expect.element(contracts).toHaveAttribute("aria-current", "page");
  await expect.element(contracts).toHaveAttribute("href", "/portal/scout/contracts");
  await expect
    .element(secondaryLinks().filter({ hasText: "Lookup" }))
    .not.toHaveAttribute("aria-current");
  const own = document.createElement("a");
  own.slot = "secondary";
  own.href = "/own";
  own.textContent = "Own";
  header.append(own);
  await expect.element(contracts).not.toBeInTheDocument();
  own.remove();
  await expect.element(contracts).toBeVisible();
});

test("ZA15: on a phone the secondary navigation is a disclosure with the name of the current entry", async () => {
  await page.viewport(360, 700);
  try {
    const { header, navigated } = await open({ path: "/scout" });
    Reflect.set(header, "secondaryNav", sections);
    const button = page.getByRole("button", { name: "Section: Lookup" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(secondaryLinks().elements()).toEqual([]);
    await button.click();
    await expect
      .element(secondaryLinks().filter({ hasText: "Lookup" }))
      .toHaveAttribute("aria-current", "page");
    await secondaryLinks().filter({ hasText: "Contracts" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/scout/contracts"]);
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
  } finally {
    await page.viewport(1024, 768);
  }
});

test("D4: Enter searches for the keyword, encoded, once", async () => {
  const { navigated } = await open({}, { intercept: suggesting([]) });
  const submitted = listen("scout-search-submitted");
  await box().click();
  await hasFocus(box());
  await userEvent.keyboard("rate & card{Enter}");
  expect(submitted.map(({ detail }) => detail)).toEqual([{ keys: "rate & card" }]);
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    "/search/site?keys=rate%20%26%20card",
  ]);
  await box().click();
  await expect.element(box()).toHaveValue("");
});

test("D10: one letter requests no suggestions", async () => {
  const clock = stopClock();
  const { backend } = await open({}, { intercept: suggesting([]) });
  const requests = () => backend.calls.filter((call) => call.includes("/autocomplete")).length;
  await box().click();
  await userEvent.fill(box(), "c");
  await clock.advance(1000);
  await account().hover(); // A request would be on its way.
  expect(requests()).toBe(0);
  await userEvent.fill(box(), "co");
  await clock.advance(1000);
  await expect.poll(requests).toBe(1);
});

test("D4: a blank keyword is ignored", async () => {
  const { navigated } = await open();
  await box().click();
  await userEvent.fill(box(), "   ");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  expect(navigated).toEqual([]);
});

test("D4, D12, 1 §9: at most ten suggestions, as text; a link is opened, a value searched", async () => {
  const rows = [
    { title: "<i>Cox</i> rates", link: "/cox", value: "cox" },
    { label: "Plain", value: "https://evil.example/" },
    ...Array.from({ length: 20 }, (_, index) => ({ title: `Page ${index}`, value: `${index}` })),
  ];
  const { navigated } = await open({}, { intercept: suggesting(rows) });
  await box().click();
  await userEvent.fill(box(), "co");
  const option = (name: string) => page.getByRole("option", { name, exact: true });
  await expect.element(option("Cox rates")).toBeVisible();
  expect(page.getByRole("option").elements()).toHaveLength(10);
  await option("Cox rates").click();
  await box().click();
  await userEvent.fill(box(), "pl");
  await expect.element(option("Plain")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    `${window.location.origin}/cox`,
    "/search/site?keys=https%3A%2F%2Fevil.example%2F",
  ]);
});

describe("D14: the search box", () => {
  const place = () => box().element().closest("form")?.parentElement;
  const submit = () => page.getByRole("button", { name: "Search", exact: true });
  const width = () => box().element().getBoundingClientRect().width;

  test("stands in the header, opens over the bar when it is focused, and closes with Escape or the focus elsewhere", async () => {
    await open();
    await expect.element(box()).toBeVisible();
    expect(search().query()).toBeNull();
    expect(submit().query()).toBeNull();
    const parts = () =>
      [bar(), account()].map((part) => part.element().getBoundingClientRect().toJSON());
    const [before, narrow] = [parts(), width()];
    await box().click();
    await expect.element(submit()).toBeVisible();
    expect(width()).toBeGreaterThan(narrow * 1.5);
    expect(parts()).toEqual(before);
    await userEvent.keyboard("{Escape}");
    await expect.element(submit()).not.toBeInTheDocument();
    await hasFocus(box());
    await userEvent.keyboard("r");
    await expect.element(submit()).toBeVisible();
    await account().click();
    await expect.element(submit()).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue("r");
  });

  test("does not move when the person's name is known", async () => {
    await page.viewport(1920, 768);
    try {
      const place = async (options: InPageBackendOptions) => {
        await open({}, options);
        await expect.element(box()).toBeVisible();
        await expect.poll(() => labels().length).toBeGreaterThan(0);
        return box().element().getBoundingClientRect().left;
      };
      const named = await place({});
      await expect.element(account()).toHaveTextContent("Dana Whitfield");
      document.body.replaceChildren();
      expect(await place({ user: null })).toBe(named);
    } finally {
      await page.viewport(1024, 768);
    }
  });

  test("is searched by its button", async () => {
    const { navigated } = await open();
    await userEvent.fill(box(), "rates");
    await submit().click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/search/site?keys=rates"]);
    await expect.element(submit()).not.toBeInTheDocument();
  });

  test.for([992, 1024, 1280, 1920])(
    "and the bar share one row in a header of %i px",
    async (px) => {
      await page.viewport(px, 768);
      document.body.style.setProperty("margin", "0");
      try {
        const { header } = await open();
        await expect.element(box()).toBeVisible();
        await expect.poll(() => labels().length).toBe(6);
        const middles = [...bar().getByRole("link").elements(), box().element()].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        });
        expect(new Set(middles).size).toBe(1);
        expect(width()).toBeGreaterThanOrEqual(120);
        expect(header.getBoundingClientRect().height).toBeLessThan(70);
        expect(document.documentElement.scrollWidth).toBe(px);
        expect(place()?.getBoundingClientRect().right).toBeLessThan(px);
      } finally {
        document.body.style.removeProperty("margin");
        await page.viewport(1024, 768);
      }
    },
  );

  test("opens from a button where the bar collapses", async () => {
    await page.viewport(768, 700);
    try {
      const { navigated } = await open();
      expect(box().query()).toBeNull();
      await search().click();
      await hasFocus(box());
      await userEvent.keyboard("rates{Enter}");
      expect(navigated.map(({ detail }) => detail.href)).toEqual(["/search/site?keys=rates"]);
      await expect.element(box()).not.toBeInTheDocument();
      await search().click();
      await hasFocus(box());
      await userEvent.keyboard("{Escape}");
      await hasFocus(search());
    } finally {
      await page.viewport(1024, 768);
    }
  });

  test("keeps the text of a search that unsaved work stops, until the page is there after all", async () => {
    const before = window.location.href;
    await open({ routing: "portal" });
    await userEvent.fill(box(), "rate card");
    const stopping = new AbortController();
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("scout-navigated", stop, { capture: true, signal: stopping.signal });
    const arrive = (href: string) => {
      window.history.replaceState(null, "", href);
      window.dispatchEvent(new PopStateEvent("popstate"));
    };
    try {
      await submit().click();
      await expect.element(submit()).not.toBeInTheDocument();
      await expect.element(box()).toHaveValue("rate card");
      arrive("/account");
      await expect.element(box()).toHaveValue("rate card");
      arrive("/search/site?keys=rate%20card");
      await expect.element(box()).toHaveValue("");
      await userEvent.fill(box(), "fiber");
      await submit().click();
      await userEvent.fill(box(), "fiber and cable");
      arrive("/search/site?keys=fiber");
      await expect.element(box()).toHaveValue("fiber and cable");
    } finally {
      stopping.abort();
      arrive(before);
    }
  });

  test.for([360, 768])("keeps what is typed over its menu at %i px", async (px) => {
    await page.viewport(px, 700);
    try {
      const { navigated } = await open();
      const opens = async (text: string) => {
        await search().click();
        await hasFocus(box());
        await expect.element(box()).toHaveValue(text);
      };
      await opens("");
      await userEvent.keyboard("rate card");
      await userEvent.keyboard("{Escape}");
      await expect.element(box()).not.toBeInTheDocument();
      await opens("rate card");
      await account().click();
      await expect.element(box()).not.toBeInTheDocument();
      await opens("rate card");
      await search().click();
      await expect.element(box()).not.toBeInTheDocument();
      await page.viewport(1024, 768);
      await expect.element(box()).toHaveValue("rate card");
      await page.viewport(px, 700);
      await expect.element(box()).not.toBeInTheDocument();
      await opens("rate card");
      await userEvent.keyboard("{Enter}");
      expect(navigated.map(({ detail }) => detail.href)).toEqual(["/search/site?keys=rate%20card"]);
      await expect.element(box()).not.toBeInTheDocument();
      await opens("");
    } finally {
      await page.viewport(1024, 768);
    }
  });
});

describe("ZA7: Sign in", () => {
  const signIn = () => page.getByRole("link", { name: "Sign in", exact: true });
  const logout = () => page.getByRole("link", { name: "Logout", exact: true });
  const settings = (answer: () => Response) => ({
    intercept: ({ url }: Request) => (url.endsWith("/settings") ? answer() : undefined),
  });
  const ofNobody = () => Response.json({ data: { settings: {} } });

  beforeEach(() => {
    const { configured } = pageState();
    const before = configured.peek();
    configure({ signInUri: "/login/?a=1" });
    return () => {
      configured.value = before;
    };
  });

  test("links unknown users to the sign-in and back, as an ordinary link", async () => {
    const { navigated } = await open({}, settings(ofNobody));
    await account().click();
    const { pathname, search, hash } = window.location;
    const destination = encodeURIComponent(pathname + search + hash).replaceAll("%20", "+");
    await expect
      .poll(() => signIn().element().getAttribute("href"))
      .toBe(`${window.location.origin}/login/?a=1&destination=${destination}`);
    signIn()
      .element()
      .addEventListener("click", (event) => event.preventDefault());
    await signIn().click();
    expect(navigated).toEqual([]);
  });

  test("is shown after a 401, and not for a user with a cookie", async () => {
    expectLog("token-missing");
    await open(
      {},
      settings(() => new Response("", { status: 401 })),
    );
    await account().click();
    await expect.element(signIn()).toBeVisible();
  });

  test("is not shown for users that the server knows", async () => {
    await open();
    await account().click();
    await expect.element(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
    expect(signIn().query()).toBeNull();
  });

  test("A3: replaces Logout at the moment the token expires", async () => {
    const clock = stopClock();
    const seconds = Math.floor(Date.now() / 1000);
    const token = makeToken({ iat: seconds, exp: seconds + 61, ura: navigator.userAgent });
    window.localStorage.setItem("app-portal_access_token", token);
    window.localStorage.setItem("state", JSON.stringify({ token, login_source: "internal" }));
    await open({}, settings(ofNobody));
    await account().click();
    await expect.element(logout()).toBeVisible();
    expect(signIn().query()).toBeNull();
    await clock.advance(59_000);
    expect(signIn().query()).toBeNull();
    await clock.advance(2000);
    await expect.element(signIn()).toBeVisible();
    expect(logout().query()).toBeNull();
  });
});

describe("ZA17: the logo or name of the site", () => {
  const pixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const other = `${pixel.slice(0, -4)}AAAA`;
  const home = (site: string) =>
    page.getByRole("link", { name: `${site} home`, exact: true }).element();
  const show = (settings: object) =>
    open(
      {},
      {
        intercept: ({ url }) =>
          url.endsWith("/settings")
            ? Response.json({ data: { settings: { capabilities: ["a"], ...settings } } })
            : undefined,
      },
    );

  test.each([
    ["the navigation logo", { navigation_logo: pixel, siteLogo: other }],
    ["the site's logo where there is none", { siteLogo: pixel }],
    ["it where the other may not be shown", { navigation_logo: "javascript:1", siteLogo: pixel }],
  ])("%s, and its link is named after the site, not the product", async (_what, settings) => {
    await show({ ...settings, siteName: "Acme" });
    await expect.poll(() => home("Acme").querySelector("img")?.getAttribute("src")).toBe(pixel);
  });

  test.each([
    [{ siteName: "Acme Telecom" }, "Acme Telecom"],
    [{ site_name: "Acme Telecom" }, "Acme Telecom"],
    [{}, "Scout"],
  ])("of %j the name is %s", async (settings, name) => {
    const { backend } = await show(settings);
    await expect.poll(() => backend.calls.length).toBeGreaterThan(0);
    await expect.poll(() => home(name).textContent).toBe(name);
    expect(home(name).querySelector("img")).toBeNull();
  });

  test("a logo that the browser cannot show gives way to the name", async () => {
    await show({ navigation_logo: "data:image/png;base64,AAAA", siteName: "Acme" });
    await expect.poll(() => home("Acme").textContent).toBe("Acme");
    expect(home("Acme").querySelector("img")).toBeNull();
  });

  test("a single element leaves the page's icon unchanged", async () => {
    const icons = () => document.head.querySelectorAll('link[rel~="icon"]').length;
    const before = icons();
    await show({ favicon: pixel, siteName: "Acme" });
    await expect.poll(() => home("Acme").textContent).toBe("Acme");
    expect(icons()).toBe(before);
  });
});

test("the account menu says who is signed in: beside its icon where there is room, and in it", async () => {
  await page.viewport(1320, 768);
  await open();
  await expect
    .element(page.getByRole("button", { name: "Account menu Dana Whitfield", exact: true }))
    .toBeVisible();
  await page.viewport(1024, 768);
  await expect
    .element(page.getByRole("button", { name: "Account menu", exact: true }))
    .toBeVisible();
  await account().click();
  await expect.element(page.getByText("Signed in as Dana Whitfield")).toBeVisible();
});

test("the settings name nobody: the account menu does neither", async () => {
  await open(
    {},
    {
      intercept: ({ url }) =>
        url.includes("/settings") ? Response.json({ data: { settings: {} } }) : undefined,
    },
  );
  await account().click();
  await expect.element(page.getByRole("list", { name: "Account" })).toBeVisible();
  expect(page.getByText(/Signed in as/).query()).toBeNull();
});
