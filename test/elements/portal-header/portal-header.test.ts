import { describe, expect, onTestFinished, test } from "vitest";
import { readSecondaryNav } from "../../../src/core/navigation/secondary-nav.ts";
import { headerActs } from "../../../src/elements/portal-header/header-acts.model.ts";
import { writing } from "../../support/english-writing.ts";
import { aUserAgent, createFakeBrowser, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";

const settingsCall = "GET /api/v1/site-connector/settings";
const suggestCall = "GET /callback/site-search/autocomplete";
const exchangeCall = "GET /api/sandler-auth/v1/token/jwt";
const origin = "https://portal.example";
const tokenFor = (seconds: number) =>
  makeToken({ iat: nowSeconds, exp: nowSeconds + seconds, ura: aUserAgent });
const token = tokenFor(3600);
const pixel = "data:image/png;base64,AAAA";

interface Given extends Omit<ModelGivenFor<"portal-header">, "answers"> {
  /** The settings of the server; by default those of the demo. */
  readonly settings?: object;
  readonly suggestions?: unknown;
}

/** Opens the header and waits for its settings. */
async function openHeader({ settings, suggestions = [], ...given }: Given = {}) {
  const screen = await openModel("portal-header", {
    ...given,
    answers: {
      ...(settings && { [settingsCall]: () => Response.json({ data: { settings } }) }),
      [suggestCall]: () => Response.json(suggestions),
      [exchangeCall]: () => Response.json({ data: { site: "sister-example", token: "t" } }),
    },
  });
  await screen.answered();
  const { model, clock, answered } = screen;
  return {
    ...screen,
    labels: () => model.items.peek().map(({ label }) => label),
    account: () => model.accountItems.peek().map(({ label }) => label),
    hrefOfItem: (label: string) =>
      model.accountItems.peek().find((item) => item.label === label)?.href,
    went: () => screen.detailsOf("scout-navigated").map((to) => Reflect.get(Object(to), "href")),
    submitted: () => screen.detailsOf("scout-search-submitted"),
    requested: () =>
      screen.calls.flatMap(({ name, query }) => (name === suggestCall ? query.get("title") : [])),
    /** Types, and waits for the suggestions. */
    async type(text: string) {
      model.type(text);
      clock.advance(200);
      await answered();
    },
  };
}

const ofNobody = { settings: {} };
const sister = { ...ofNobody, config: { siteFamily: ["sister.example"] } };

describe("D13: the bar", () => {
  test("1 §2: the bar has Scout only for users with scout:access", async () => {
    const all = [
      "Dashboard",
      "Scout",
      "Solutions Finder",
      "Solutions Questionnaires",
      "Provider Library",
      "Resource Library",
    ];
    expect((await openHeader()).labels()).toEqual(all);
    const { labels } = await openHeader({ user: "agent-without-scout" });
    expect(labels()).toEqual(all.filter((label) => label !== "Scout"));
  });

  test("the bar is empty until the settings are known, and complete if they failed", async () => {
    const answer = deferred<Response>();
    const { model, answered } = await openModel("portal-header", {
      answers: { [settingsCall]: () => answer.promise },
    });
    expect(model.items.peek()).toEqual([]);
    answer.resolve(new Response("", { status: 403 }));
    await answered();
    expect(model.items.peek()).toHaveLength(5);
    expect(model.siteName.peek()).toBe("Scout");
  });

  test("C7: the bar uses the saved settings while the server is answering", async () => {
    const browser = createFakeBrowser();
    const settings = { capabilities: ["scout:access"], first_name: "Dana", last_name: "W" };
    const first = await openHeader({ browser, token, settings });
    first.core.dispose();
    const second = await openModel("portal-header", {
      browser,
      answers: { [settingsCall]: () => new Promise<Response>(() => {}) },
    });
    await second.until(() => second.model.items.peek().length > 0);
    expect(second.model.items.peek()).toEqual(first.model.items.peek());
    expect(second.core.settings.state.peek().kind).toBe("unknown");
  });

  test.for([
    ["the page's address", { url: `${origin}/portal/scout/pricing?a=1` }, "/scout"],
    ["its attribute", { attributes: { path: "/resource-library/x" } }, "/resource-library"],
    ["an address outside of the portal", { url: `${origin}/elsewhere/scout` }, null],
  ] as const)("D1: the bar marks the item of %s", async ([, given, active]) => {
    const { model } = await openHeader({
      basePath: "/portal/",
      ...given,
      attributes: { basePath: "/portal/", ...("attributes" in given && given.attributes) },
    });
    expect(model.activePath.peek()).toBe(active);
    expect(model.hrefOf("/scout")).toBe("/portal/scout");
    expect(model.homeHref).toBe("/portal/");
  });

  test("D1: the bar marks the item of the page after a navigation", async () => {
    const { model, page } = await openHeader({ url: `${origin}/scout` });
    onTestFinished(model.activePath.subscribe(() => {}));
    page.goTo("/provider-library");
    expect(model.activePath.peek()).toBe("/provider-library");
  });
});

describe("the account menu", () => {
  const external = { config: { externalPortalUrl: "https://sandler.example/portal" } };
  const internal = createFakeBrowser({ state: '{"login_source":"internal"}' });

  test("1 §2, A10: the account menu has the external portal after an external login, and the logout after an internal one", async () => {
    const { account, hrefOfItem } = await openHeader(external);
    expect(account()).toEqual(["Account", "Reset Password", "Switch to Sandler Portal"]);
    expect(hrefOfItem("Switch to Sandler Portal")).toBe("https://sandler.example/portal");
    const here = await openHeader({ ...external, browser: internal });
    expect(here.account()).toEqual(["Account", "Reset Password", "Logout"]);
  });

  test("A16: the account menu has the logout after every login if the server ends its session", async () => {
    const { account } = await openHeader({ config: { signOutUri: "/end" } });
    expect(account()).toContain("Logout");
  });

  test("U25: the account menu has the password reset of the settings if it is on this site, the API's or the family's", async () => {
    const reset = async (forgotPasswordUri: string | null, config = {}) =>
      (await openHeader({ settings: { forgotPasswordUri }, config })).hrefOfItem(
        "Forgot Password?",
      );
    expect(await reset("/reset")).toBe(`${origin}/reset`);
    expect(await reset("https://sister.example/reset")).toBeUndefined();
    expect(await reset("https://sister.example/reset", sister.config)).toBe(
      "https://sister.example/reset",
    );
    expect(await reset(null)).toBeUndefined();
  });

  test.for([
    [{ first_name: "Dana", last_name: "Whitfield" }, "Dana Whitfield"],
    [{ last_name: "Whitfield" }, "Whitfield"],
    [{}, ""],
  ] as const)("the account menu with the settings %j has the name %j", async ([settings, name]) => {
    const { model } = await openHeader({ settings });
    expect(model.personName.peek()).toBe(name);
  });

  test("W13: the account menu switches the density of all lists", async () => {
    const { model } = await openHeader();
    expect(model.isComfortable.peek()).toBe(false);
    model.setComfortable(true);
    expect(model.isComfortable.peek()).toBe(true);
    model.setComfortable(false);
    expect(model.isComfortable.peek()).toBe(false);
  });
});

describe("C19: Sign in", () => {
  const signInUri = "/login/?a=1";
  const config = { signInUri };

  test("the link leads unknown users to the sign-in and back, also after a navigation", async () => {
    const { hrefOfItem, page, model } = await openHeader({
      ...ofNobody,
      config,
      url: `${origin}/scout?b=2`,
    });
    const back = (path: string) => `${origin}/login/?a=1&destination=${encodeURIComponent(path)}`;
    expect(hrefOfItem("Sign in")).toBe(back("/scout?b=2"));
    page.goTo("/resource-library");
    expect(hrefOfItem("Sign in")).toBe(back("/resource-library"));
    expect(model.accountItems.peek()[0]).toMatchObject({ isOutside: true });
  });

  test("the link is not shown to users that the server knows, or without an address", async () => {
    expect((await openHeader({ config })).account()).not.toContain("Sign in");
    expect((await openHeader(ofNobody)).account()).not.toContain("Sign in");
  });

  test("the link leads to the portal's own route in a micro-site without an address", async () => {
    const { hrefOfItem } = await openHeader({
      ...ofNobody,
      attributes: { context: "microsite", basePath: "/portal/" },
    });
    expect(hrefOfItem("Sign in")).toBe(`${origin}/portal/login/?destination=%2Fpage`);
  });

  test("the link is shown after a request that was answered with 401", async () => {
    const { model, answered } = await openModel("portal-header", {
      config,
      answers: { [settingsCall]: () => new Response("", { status: 401 }) },
    });
    await answered();
    expect(model.accountItems.peek()[0]?.label).toBe("Sign in");
  });

  test("A3: the link replaces Logout when the token expires", async () => {
    const { account, core, clock, model } = await openHeader({ ...ofNobody, config });
    // The timer runs only while a subscriber uses the items.
    onTestFinished(model.accountItems.subscribe(() => {}));
    core.session.signIn(tokenFor(61), "internal");
    expect(account()).toEqual(["Account", "Logout"]);
    clock.advance(59_000);
    expect(account()).toEqual(["Account", "Logout"]);
    clock.advance(2000);
    expect(account()).toEqual(["Sign in", "Account"]);
  });
});

describe("D15: the logo or name of the site", () => {
  const other = `${pixel.slice(0, -4)}BBBB`;

  test.for([
    ["the navigation logo", { navigation_logo: pixel, siteLogo: other }, pixel],
    ["the site's logo without one", { siteLogo: pixel }, pixel],
    [
      "the site's logo if the other is not allowed",
      { navigation_logo: "javascript:1", siteLogo: pixel },
      pixel,
    ],
    ["none", {}, null],
  ] as const)("%s", async ([, settings, logo]) => {
    const { model } = await openHeader({ settings });
    expect(model.logo.peek()).toBe(logo);
  });

  test("a logo from an origin that the page does not allow is not loaded", async () => {
    const settings = { siteLogo: "https://images.example/a.png" };
    const logoWith = async (config: object) =>
      (await openHeader({ settings, config })).model.logo.peek();
    expect(await logoWith({ imageOrigins: ["https://other.example"] })).toBeNull();
    expect(await logoWith({ imageOrigins: ["https://images.example"] })).toBe(settings.siteLogo);
  });

  test.for([
    [{ siteName: "Acme Telecom" }, "Acme Telecom"],
    [{ site_name: "Acme Telecom" }, "Acme Telecom"],
    [{}, "Scout"],
  ] as const)("with the settings %j the name is %s", async ([settings, name]) => {
    expect((await openHeader({ settings })).model.siteName.peek()).toBe(name);
  });
});

describe("D2: the secondary navigation", () => {
  const nav = (entries: unknown) => ({ attributes: { secondaryNav: readSecondaryNav(entries) } });

  test("the secondary navigation has no link to an unsafe address, and no entry without a link", async () => {
    const { model } = await openHeader(
      nav([
        { label: "Help", href: "/help" },
        { label: "Bad", href: "javascript:alert(1)" },
        { label: "Carriers", href: "javascript:1", children: [{ label: "Cox", href: "/cox" }] },
        { label: "None", href: "/none", children: [{ label: "Bad", href: "data:x" }] },
        { label: "Nothing", children: [{ label: "Bad", href: "javascript:1" }] },
      ]),
    );
    expect(model.secondary.peek()).toEqual([
      { label: "Help", href: "/help", children: [] },
      { label: "Carriers", href: "", children: [{ label: "Cox", href: "/cox" }] },
      { label: "None", href: "/none", children: [] },
    ]);
  });

  test("B19: an address that contains a host is absolute, so that no base path is added", async () => {
    const { model } = await openHeader(
      nav([
        { label: "Host", href: "//portal.example/a" },
        { label: "Other", href: "https://other.example/a" },
      ]),
    );
    expect(model.secondary.peek().map(({ href }) => href)).toEqual([
      `${origin}/a`,
      "https://other.example/a",
    ]);
  });

  test("D2: the secondary navigation marks the entry of the page", async () => {
    const { attributes } = nav([
      { label: "Lookup", href: "/scout" },
      { label: "Contracts", href: "/scout/contracts" },
    ]);
    const { model, change } = await openHeader({
      attributes: { ...attributes, path: "/scout/contracts/cox" },
    });
    expect(model.activeSecondary.peek()).toBe("/scout/contracts");
    change({ path: "/scout" });
    expect(model.activeSecondary.peek()).toBe("/scout");
    change({ secondaryNav: [] });
    expect(model.activeSecondary.peek()).toBeNull();
  });
});

describe("D4: the search", () => {
  test("the search sends its encoded keyword, and empties the box", async () => {
    const { model, submitted, page, type } = await openHeader();
    await type("rate & card");
    expect(model.keys.peek()).toBe("rate & card");
    model.submit(" rate & card\u200b");
    expect(submitted()).toEqual([{ keys: "rate & card" }]);
    expect(page.left.map(({ href }) => href)).toEqual([
      `${origin}/search/site?keys=rate%20%26%20card`,
    ]);
    expect(model.keys.peek()).toBe("");
    expect(model.suggestions.peek().query).toBe("");
  });

  test("the search does nothing for a blank keyword", async () => {
    const { model, events } = await openHeader();
    model.submit(" \u200b ");
    expect(events).toEqual([]);
  });

  test("D10: the search suggests from two letters", async () => {
    const { requested, type, model } = await openHeader({ suggestions: [{ title: "Cox" }] });
    await type("c");
    expect(requested()).toEqual([]);
    await type("co");
    expect(requested()).toEqual(["co"]);
    expect(model.suggestions.peek().rows).toHaveLength(1);
    model.type("cox");
    model.dispose();
    await type("");
    expect(requested()).toEqual(["co"]);
  });

  test("D4, D12, 1 §9: the search shows at most ten suggestions, as text; a link is opened, and a value is searched for", async () => {
    const { model, went, submitted, type } = await openHeader({
      suggestions: [
        { title: "<i>Cox</i> rates", link: "/cox", value: "cox" },
        { label: "Plain", value: "https://evil.example/" },
        ...Array.from({ length: 20 }, (_, index) => ({
          title: `Page ${index}`,
          value: `${index}`,
        })),
      ],
    });
    await type("co");
    expect(model.suggestions.peek().rows).toHaveLength(10);
    expect(model.suggestions.peek().rows[0]?.label).toBe("Cox rates");
    model.choose(0);
    expect(model.suggestions.peek().rows).toEqual([]);
    await type("pl");
    model.choose(1);
    model.choose(99);
    expect(submitted()).toEqual([{ keys: "cox" }, { keys: "https://evil.example/" }]);
    expect(went()).toEqual([`${origin}/cox`, "/search/site?keys=https%3A%2F%2Fevil.example%2F"]);
  });

  test("D14: the search keeps its text if unsaved work stops it, until the page opens the address after all", async () => {
    const prevents = ["scout-navigated"];
    const { model, page } = await openHeader({ attributes: { routing: "portal" }, prevents });
    const search = (text: string) => {
      model.type(text);
      model.submit(text);
    };
    search("rate card");
    expect(model.keys.peek()).toBe("rate card");
    page.goTo("/account");
    expect(model.keys.peek()).toBe("rate card");
    page.goTo("/search/site?keys=rate%20card");
    expect(model.keys.peek()).toBe("");
    search("fiber");
    model.type("fiber and cable");
    page.goTo("/search/site?keys=fiber");
    expect(model.keys.peek()).toBe("fiber and cable");
    // The box is emptied only once.
    model.type("fiber");
    page.goTo("/account");
    page.goTo("/search/site?keys=fiber");
    expect(model.keys.peek()).toBe("fiber");
  });

  test("D14: the next search replaces a stopped one, and a removed header keeps its text", async () => {
    const prevents = ["scout-navigated"];
    const { model, page } = await openHeader({ attributes: { routing: "portal" }, prevents });
    model.type("one");
    model.submit("one");
    prevents.length = 0;
    model.submit("two");
    expect(model.keys.peek()).toBe("");
    model.type("one");
    page.goTo("/search/site?keys=one");
    expect(model.keys.peek()).toBe("one");
    prevents.push("scout-navigated");
    model.submit("one");
    model.dispose();
    page.goTo("/account");
    page.goTo("/search/site?keys=one");
    expect(model.keys.peek()).toBe("one");
  });
});

describe("a link that is followed", () => {
  test("1 §2: the host page can handle a link that is followed", async () => {
    const { model, went, page } = await openHeader({ prevents: ["scout-navigated"] });
    model.follow("/");
    model.follow("/resource-library");
    expect(went()).toEqual(["/", "/resource-library"]);
    expect(page.left).toEqual([]);
  });

  const link = "https://sister.example/a?b=1";

  test.for(["page", "push"] as const)(
    "D6: a link to another site of the family passes the token, with routing %s",
    async (routing) => {
      const { model, answered, exits, page, detailsOf } = await openHeader({
        ...sister,
        attributes: { routing },
        token,
      });
      model.follow(link);
      await answered();
      expect(detailsOf("scout-navigated")).toEqual([{ href: link, replace: false, state: {} }]);
      expect(exits).toEqual([`${link}&token=t`]);
      expect(page.left).toEqual([]);
    },
  );

  test.for([
    ["the host page prevents it", { prevents: ["scout-navigated"] }],
    ["the portal handles it", { attributes: { routing: "portal" } }],
    ["the host page follows it", { attributes: { routing: "none" } }],
  ] as const)("D6: a link passes no token if %s", async ([, given]) => {
    const { model, answered, calls, exits, went } = await openHeader({
      ...sister,
      token,
      ...given,
    });
    model.follow(link);
    await answered();
    expect(went()).toEqual([link]);
    expect(exits).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain(exchangeCall);
  });

  test("a link to a site outside of the family passes no token", async () => {
    const { model, page } = await openHeader({ ...sister, token });
    model.follow("https://other.example/");
    expect(page.left).toEqual([{ href: "https://other.example/", replace: false }]);
  });
});

test("X7: the palette has the routes and the account links of this site", async () => {
  const { model, went } = await openHeader({
    browser: createFakeBrowser({ state: '{"login_source":"internal"}' }),
    prevents: ["scout-navigated"],
  });
  const [group] = headerActs(model, { writing });
  expect(group?.name).toBe("Go to");
  const names = group?.acts.map(({ name }) => name) ?? [];
  expect(names.slice(0, 2)).toEqual(["Dashboard", "Scout"]);
  expect(names.slice(-2)).toEqual(["Account", "Logout"]);
  expect(names).not.toContain("Reset Password");
  group?.acts[1]?.run();
  group?.acts.at(-1)?.run();
  expect(went()).toEqual(["/scout", "/logout"]);
});

test("X7: the palette searches the site for the typed text", async () => {
  const { model, went } = await openHeader({ prevents: ["scout-navigated"] });
  const search = headerActs(model, { writing })[1]?.actOn?.("Zayo fiber");
  expect(search?.name).toBe('Search the site for "Zayo fiber"');
  search?.run();
  expect(went()).toEqual(["/search/site?keys=Zayo%20fiber"]);
});

test("X7: the search box names the keys of the palette only in a portal, and only if they are on", async () => {
  const hasPalette = async (given: Parameters<typeof openHeader>[0]) =>
    (await openHeader(given)).model.hasPalette;
  const portal = { attributes: { routing: "portal" } } as const;
  expect(await hasPalette(portal)).toBe(true);
  expect(await hasPalette({})).toBe(false);
  expect(await hasPalette({ ...portal, config: { shortcuts: false } })).toBe(false);
});

test("refresh() loads the settings again", async () => {
  const { model, calls, answered } = await openHeader();
  model.refresh();
  await answered();
  expect(calls.filter(({ name }) => name === settingsCall)).toHaveLength(2);
});
