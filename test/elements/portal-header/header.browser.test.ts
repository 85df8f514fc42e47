import "../../../src/elements/portal-header/portal-header.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { cleanUpHostPage, listen, place, serve, settleFrames } from "../../support/host-page.ts";
import type { InPageBackendOptions } from "../../support/in-page-backend.ts";

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

const settingsOf = (settings: object): InPageBackendOptions => ({
  intercept: ({ url }) =>
    url.endsWith("/settings") ? Response.json({ data: { settings } }) : undefined,
});

const suggesting =
  (rows: unknown) =>
  ({ url }: Request) =>
    url.includes("/callback/site-search/autocomplete") ? Response.json(rows) : undefined;

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

test("the entries of the account menu are on one line each", async () => {
  await page.viewport(1440, 768);
  onTestFinished(() => page.viewport(1024, 768));
  await open();
  await account().click();
  await expect.element(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  const menu = account().element().parentElement?.querySelector(".drop-down-part");
  const entries = [...(menu?.querySelectorAll("a, .density, legend, .account-person") ?? [])];
  expect(entries.length).toBeGreaterThan(4);
  for (const { firstChild, textContent } of entries) {
    const range = document.createRange();
    if (firstChild !== null) range.selectNodeContents(firstChild);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    expect([textContent, lines.size]).toEqual([textContent, 1]);
  }
});

test("1 §2: an internal login can log out in the header", async () => {
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
  ]);
  await expect.element(secondary.getByRole("link", { name: "Help" })).toBeVisible();
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

test("D2: the current entry of the secondary navigation is marked; the slot replaces it", async () => {
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

test("D2: on a phone the secondary navigation is a disclosure with the name of the current entry", async () => {
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

test("D4: a click on a suggestion opens it, and the keyboard searches for it", async () => {
  const rows = [
    { title: "<i>Cox</i> rates", link: "/cox", value: "cox" },
    { label: "Plain", value: "plain" },
  ];
  const { navigated } = await open({}, { intercept: suggesting(rows) });
  await box().click();
  await userEvent.fill(box(), "co");
  const option = (name: string) => page.getByRole("option", { name, exact: true });
  await option("Cox rates").click();
  await box().click();
  await userEvent.fill(box(), "pl");
  await expect.element(option("Plain")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    `${window.location.origin}/cox`,
    "/search/site?keys=plain",
  ]);
});

describe("D14: the search box", () => {
  const place = () => box().element().closest("form")?.parentElement;
  const submit = () => page.getByRole("button", { name: "Search", exact: true });
  const width = () => box().element().getBoundingClientRect().width;

  test("the search box is in the header, opens over the bar when it is focused, and closes with Escape or when the focus leaves", async () => {
    await open();
    await expect.element(box()).toBeVisible();
    expect(search().query()).toBeNull();
    expect(submit().query()).toBeNull();
    await expect.poll(() => labels().length).toBeGreaterThan(0);
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

  test("the search box does not move when the user's name becomes known", async () => {
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

  test("the button of the search box searches", async () => {
    const { navigated } = await open();
    await userEvent.fill(box(), "rates");
    await submit().click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/search/site?keys=rates"]);
    await expect.element(submit()).not.toBeInTheDocument();
  });

  test("the search box shares one row with the bar in headers from 992 px", async () => {
    document.body.style.setProperty("margin", "0");
    try {
      const { header } = await open();
      await expect.element(box()).toBeVisible();
      await expect.poll(() => labels().length).toBe(6);
      for (const px of [992, 1024, 1280, 1920]) {
        await page.viewport(px, 768);
        await settleFrames();
        const middles = [...bar().getByRole("link").elements(), box().element()].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        });
        expect(new Set(middles).size).toBe(1);
        expect(width()).toBeGreaterThanOrEqual(120);
        expect(header.getBoundingClientRect().height).toBeLessThan(70);
        expect(document.documentElement.scrollWidth).toBe(px);
        expect(place()?.getBoundingClientRect().right).toBeLessThan(px);
        const boxes = bar()
          .getByRole("link")
          .elements()
          .map((link) => link.getBoundingClientRect());
        const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
        if (px >= 1280) expect(new Set(gaps.map(Math.round))).toEqual(new Set([24]));
      }
    } finally {
      document.body.style.removeProperty("margin");
      await page.viewport(1024, 768);
    }
  });

  test.for([
    [1024, false],
    [1600, true],
    [1920, true],
  ] as const)(
    "at %i px the open search box never cuts a link of the bar: it fades, or there is a gap",
    async ([px, isClear]) => {
      await page.viewport(px, 768);
      onTestFinished(() => page.viewport(1024, 768));
      const { header } = await open();
      await expect.element(box()).toBeVisible();
      await expect.poll(() => labels().length).toBe(6);
      await box().click();
      await expect.element(submit()).toBeVisible();
      const form = box().element().closest("form");
      const last = bar().getByRole("link").elements().at(-1)?.getBoundingClientRect();
      const start = form?.getBoundingClientRect().left ?? 0;
      if (isClear) expect(last?.right).toBeLessThanOrEqual(start - 8);
      else expect(last?.right).toBeGreaterThan(start);
      // The cover is as high as the bar and fades at its start.
      const cover = form && getComputedStyle(form, "::before");
      expect(cover?.backgroundImage).toContain("linear-gradient");
      const edge = Number.parseFloat(cover?.blockSize ?? "");
      expect(Math.abs(edge - (last?.height ?? 0))).toBeLessThanOrEqual(1);
      expect(header.getBoundingClientRect().height).toBeLessThan(70);
    },
  );

  test("the search box opens from a button if the bar is collapsed", async () => {
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

  test("the search box keeps the typed text when it opens over its menu", async () => {
    const px = 360;
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

test("C19: Sign in is an ordinary link for unknown users", async () => {
  const { configured } = pageState();
  const before = configured.peek();
  configure({ signInUri: "/login/?a=1" });
  try {
    const { navigated } = await open({}, settingsOf({}));
    await account().click();
    const signIn = page.getByRole("link", { name: "Sign in", exact: true });
    await expect.element(signIn).toHaveAttribute("rel", "external");
    expect(page.getByText(/Signed in as/).query()).toBeNull();
    signIn.element().addEventListener("click", (event) => event.preventDefault());
    await signIn.click();
    expect(navigated).toEqual([]);
  } finally {
    configured.value = before;
  }
});

describe("D15: the logo or name of the site", () => {
  const pixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const home = (site: string) =>
    page.getByRole("link", { name: `${site} home`, exact: true }).element();
  const show = (settings: object) => open({}, settingsOf({ capabilities: ["a"], ...settings }));

  test("the link home has the name of the site whose logo or name it shows", async () => {
    await show({ navigation_logo: pixel, siteName: "Acme" });
    await expect.poll(() => home("Acme").querySelector("img")?.getAttribute("src")).toBe(pixel);
    document.body.replaceChildren();
    await show({ siteName: "Acme Telecom" });
    await expect.poll(() => home("Acme Telecom").textContent).toBe("Acme Telecom");
    expect(home("Acme Telecom").querySelector("img")).toBeNull();
  });

  test("a logo that the browser cannot show is replaced with the name", async () => {
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

test("the account menu shows who is signed in: beside its icon if there is space, and inside", async () => {
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
