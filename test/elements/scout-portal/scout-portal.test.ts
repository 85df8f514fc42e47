import { describe, expect, test } from "vitest";
import type { Act } from "../../../src/core/acts/act.ts";
import { matchRoute } from "../../../src/core/navigation/portal-routes.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { elementLoaders } from "../../../src/elements/element-table.ts";
import { screenLoaders } from "../../../src/elements/scout-portal/page/load-screen.ts";
import { portalActs } from "../../../src/elements/scout-portal/portal-acts.model.ts";
import { aUserAgent, nowSeconds } from "../../support/fake-ports.ts";
import { hostsWithoutScheme } from "../../support/hostile-addresses.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { aDraft } from "./a-draft.ts";

interface Setting extends Omit<ModelGivenFor<"scout-portal">, "answers"> {
  readonly capabilities?: readonly string[] | "refused";
  /** Other settings of the site. */
  readonly settings?: object;
  readonly context?: "default" | "microsite";
  /** The user who has these settings. */
  readonly email?: string;
  /** The status with which the provider library fails. */
  readonly library?: number;
}

const settingsCall = "GET /api/v1/site-connector/settings";
const statsCall = "POST /api/sandler/stats";
const libraryCall = "GET /api/v1/provider-library";

/** Opens the model of a portal, on a server that knows the user's capabilities. */
async function open({
  capabilities = [],
  basePath = "/",
  context = "default",
  email = "",
  settings = {},
  config = {},
  attributes = {},
  library,
  ...given
}: Setting = {}) {
  let libraryCalls = 0;
  const screen = await openModel("scout-portal", {
    ...given,
    basePath,
    config: { productName: "Acme", ...config },
    attributes: { basePath, context, ...attributes },
    answers: {
      [settingsCall]: () =>
        capabilities === "refused"
          ? new Response(null, { status: 403 })
          : Response.json({ data: { settings: { capabilities, email, ...settings } } }),
      "POST /api/sandler-auth/v1/token/validate/jwt": () =>
        Response.json({ data: { valid: true } }),
      [statsCall]: () => Response.json({ id: 1 }),
      [libraryCall]: () => {
        libraryCalls += 1;
        if (library !== undefined) return new Response(null, { status: library });
        const rows = ["Comcast", "AT&T"].map((name) => ({ name }));
        return Response.json({ data: { rows, total: rows.length } });
      },
      "PATCH /api/sandler/user/stats/1": () => Response.json({}),
      "POST /api/v1/sandler-stats/1/close": () => Response.json({}),
    },
  });
  const { model, core, answered } = screen;
  const arrive = (pathname: string, search = "", hash = "") => {
    model.arrive({ pathname, search, hash, state: {} });
    return model.view.peek();
  };
  const know = async () => {
    await core.settings.load();
    await answered();
  };
  return { ...screen, arrive, know, requests: () => libraryCalls };
}

describe("C6, C7: the access flag of the Scout routes", () => {
  const path = "/scout/bulk";

  test.for([
    "/scout",
    "/scout/bulk",
    "/scout/pricing",
    "/scout/contracts",
    "/scout/contracts/cox",
    "/scout/pricing/contracts/cox",
  ])("the route %s needs the access", async (path) => {
    const { arrive, know } = await open();
    await know();
    expect(arrive(path, "?address=12+Elm+Street")).toEqual({ kind: "denied" });
  });

  test("a screen is shown while the access is unknown, and waits for it", async () => {
    const { arrive } = await open();
    expect(arrive(path)).toMatchObject({ kind: "screen", tag: "scout-bulk", needsScout: true });
  });

  test("a route is denied without the access, or with settings that are refused (C18)", async () => {
    for (const capabilities of [["contracts:generate:all"], "refused"] as const) {
      const { arrive, know, model } = await open({ capabilities });
      arrive(path);
      await know();
      expect(model.view.peek()).toEqual({ kind: "denied" });
      expect(arrive("/solutions-finder")).toMatchObject({ kind: "screen" });
    }
  });

  test("a route shows its screen with the access, and keeps the same element", async () => {
    const { arrive, know, model } = await open({ capabilities: ["scout:access"] });
    const before = arrive(path);
    await know();
    expect(model.view.peek()).toEqual(before);
  });
});

test("C3: the title follows the route, not the query", async () => {
  const { arrive, model } = await open();
  arrive("/scout/pricing", "?provider=cox");
  expect(model.title.peek()).toBe("SCOUT Pricing | Acme");
  arrive("/about");
  expect(model.title.peek()).toBe("Acme");
});

test("routes, redirects and the logout are below the base path", async () => {
  const { arrive, model } = await open({ basePath: "/portal/" });
  expect(arrive("/portal/scout")).toMatchObject({ tag: "scout-lookup" });
  expect(model.path.peek()).toBe("/scout");
  expect(arrive("/portal/dashboard")).toEqual({ kind: "redirect", path: "/portal/" });
  expect(arrive("/portal/logout")).toEqual({ kind: "signOut", path: "/portal/" });
});

test("another query does not create another element, except on a page of the server", async () => {
  const { arrive } = await open();
  const keyOf = (...given: Parameters<typeof arrive>) => {
    const turn = arrive(...given);
    return turn.kind === "screen" ? turn.key : null;
  };
  expect(keyOf("/scout", "?address=1")).toBe(keyOf("/scout", "?address=2"));
  expect(keyOf("/scout/contracts/cox")).not.toBe(keyOf("/scout/contracts/att"));
  expect(keyOf("/cox", "?page=1")).not.toBe(keyOf("/cox", "?page=2"));
});

test("E1: each path is one page view, and a query is not; the host page receives only routes", async () => {
  const { arrive, model, calls, events, answered } = await open();
  arrive("/scout");
  model.announce("first");
  for (const [path, search] of [
    ["/scout", "?address=1"],
    ["/account", ""],
    ["/account", "?a=1"],
  ] as const) {
    arrive(path, search);
    model.announce("next");
  }
  await answered();
  const opened = calls.filter(({ name }) => name === statsCall);
  const bodies = await Promise.all(opened.map((call) => call.text()));
  expect(bodies.map((body) => JSON.parse(body).path)).toEqual(["/scout", "/account"]);
  expect(events).toEqual([["scout-route-changed", { path: "/account", title: "Account | Acme" }]]);
});

describe("C10: a micro-site without a session", () => {
  test("a micro-site without a session has the routes of the sign-in, and remembers the requested address", async () => {
    const { arrive, model, answered } = await open({ context: "microsite" });
    expect(arrive("/scout", "?address=1", "#part")).toEqual({ kind: "checking" });
    const leave = model.open(null);
    await answered();
    expect(model.view.peek()).toEqual({ kind: "redirect", path: "/" });
    expect(arrive("/")).toEqual({
      kind: "form",
      view: "login",
      why: "missing",
      destination: "/scout?address=1#part",
    });
    expect(model.title.peek()).toBe("Login | Acme");
    leave();
  });
});

const writing = {
  locale: "en-US",
  currencyDisplay: "symbol",
  now: () => nowSeconds * 1000,
} as const;

const token = makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent });

describe("C21: signed in, the routes of the sign-in show the app", () => {
  const paths = ["/login", "/login/", "/verify/", "/user/password/"];

  test.for(paths)("the route %s of a micro-site leads to the app", async (path) => {
    const { arrive, model, answered } = await open({
      context: "microsite",
      token,
      basePath: "/portal",
    });
    arrive(`/portal${path}`);
    const leave = model.open(null);
    await answered();
    expect(model.view.peek()).toEqual({ kind: "redirect", path: "/portal/" });
    leave();
  });

  test.for([
    ["/scout/bulk?a=b#part", "/scout/bulk?a=b#part"],
    ["/portal/scout", "/portal/scout"],
    ["https://evil.example/scout", "/portal/"],
    ["//evil.example/scout", "/portal/"],
    ["/login/", "/portal/"],
    ["/portal/verify", "/portal/"],
    ["", "/portal/"],
  ] as const)(
    "the routes of the sign-in lead to the destination %j",
    async ([destination, path]) => {
      const { arrive, model, answered } = await open({
        context: "microsite",
        token,
        basePath: "/portal",
      });
      arrive("/portal/login/", `?${new URLSearchParams({ destination })}`);
      const leave = model.open(null);
      await answered();
      const expected = path.startsWith("/portal") ? path : `/portal${path}`;
      expect(model.view.peek()).toEqual({ kind: "redirect", path: expected });
      leave();
    },
  );

  test("outside a micro-site, the routes of the sign-in show the app as soon as the user is known, except for the password reset (C4)", async () => {
    const stored = await open({ token });
    expect(stored.arrive("/login/")).toEqual({ kind: "redirect", path: "/" });
    const { arrive, know, model } = await open({ email: "dana@acme.example" });
    expect(arrive("/login/")).toMatchObject({ kind: "screen", tag: "content-page" });
    await know();
    expect(model.view.peek()).toEqual({ kind: "redirect", path: "/" });
    expect(arrive("/user/password")).toMatchObject({ kind: "screen", tag: "content-page" });
    const anonymous = await open();
    anonymous.arrive("/login/");
    await anonymous.know();
    expect(anonymous.model.view.peek()).toMatchObject({ kind: "screen", tag: "content-page" });
  });

  test("without a session, the code step without a name leads to the login, with the destination", async () => {
    const { arrive, model, answered } = await open({ context: "microsite" });
    arrive("/verify/", "?destination=%2Fscout");
    const leave = model.open(null);
    await answered();
    expect(model.view.peek()).toEqual({ kind: "redirect", path: "/login/?destination=%2Fscout" });
    leave();
  });
});

test("the portal can load the screen of every route", () => {
  const paths = [
    "/",
    "/search/site",
    "/scout",
    "/scout/bulk",
    "/scout/pricing",
    "/scout/contracts",
  ];
  const others = [
    "/scout/contracts/cox",
    "/solutions-finder",
    "/solutions-index",
    "/account",
    "/any",
  ];
  const libraries = ["/provider-library", "/resource-library"];
  const tags = [...paths, ...others, ...libraries].flatMap((path) => {
    const stop = matchRoute(path, "");
    return stop.kind === "screen" ? [stop.screen.tag] : [];
  });
  const existing = tags.filter((tag) => Object.hasOwn(elementLoaders, tag));
  expect(Object.keys(screenLoaders)).toEqual(
    expect.arrayContaining([...existing, "login-form", "portal-header"]),
  );
});

describe("B19, M8: navigate()", () => {
  const base = "https://portal.example/portal/scout";

  test.for([
    ...hostsWithoutScheme.slice(0, 4),
    "javascript:alert(1)",
    "data:text/html,x",
    "/.//evil.test/x",
    "/y/..//evil.test/x",
    "",
    12,
    null,
  ] as const)("the address %j is refused, with one warning", async (href) => {
    const { model, reports } = await open();
    expect(model.requestedTargetOf(href, base)).toBeNull();
    expect(reports).toEqual(["navigation-refused"]);
  });

  test("a path is a route below the base path, and another site opens directly", async () => {
    const { model, reports, detailsOf } = await open({ basePath: "/portal" });
    const route = model.requestedTargetOf("/scout?a=1", base);
    expect(route).toMatchObject({ kind: "route", path: "/scout" });
    expect(route && model.eventHrefOf(route)).toBe("/portal/scout?a=1");
    const away = model.requestedTargetOf("https://other.example/x", base);
    expect(away && model.eventHrefOf(away)).toBe("https://other.example/x");
    expect(model.targetOf("javascript:1", base)).toBeNull();
    expect(reports).toEqual([]);
    model.navigate("/scout");
    expect(model.requestedNavigation.peek()).toEqual({ href: "/scout" });
    model.navigate(12);
    expect(model.requestedNavigation.peek()).toEqual({ href: "/scout" });
    expect(model.emitNavigation({ href: "/a", replace: false, state: {} })).toBe(true);
    expect(detailsOf("scout-navigated")).toEqual([{ href: "/a", replace: false, state: {} }]);
  });
});

describe("W10: the attributes of header and screen", () => {
  test.for([
    ["/scout", "sandlerportal", "scout"],
    ["/provider-library", "sandlerportal", "sandlerportal"],
    ["/provider-library", "scout", "scout"],
    ["/logout", "sandlerportal", "sandlerportal"],
  ] as const)(
    "at %s of a portal with the variant %s, the screen has the variant %s",
    async ([path, siteVariant, shown]) => {
      const { arrive, model } = await open({ attributes: { siteVariant } });
      arrive(path);
      expect(model.siteVariant.peek()).toBe(shown);
      expect(model.shared.peek()).toMatchObject({ "site-variant": shown });
      expect(model.headerAttributes.peek()).toMatchObject({ "site-variant": siteVariant });
    },
  );

  test.for([
    ["page", "portal"],
    ["none", "none"],
  ] as const)(
    "in a portal with the routing %s, the header has the routing %s",
    async ([routing, own]) => {
      const { model, change } = await open({ basePath: "/portal", attributes: { routing } });
      const shared = {
        "api-base": "",
        brand: "sandler",
        "product-name": "Acme",
        context: "default",
        "color-scheme": "auto",
        "heading-level": "1",
        locale: "",
        "site-variant": "sandlerportal",
      };
      expect(model.shared.peek()).toEqual(shared);
      expect(model.headerAttributes.peek()).toEqual({
        ...shared,
        "base-path": "/portal",
        routing: own,
      });
      change({ colorScheme: "dark", headingLevel: "3" });
      expect(model.shared.peek()).toMatchObject({ "color-scheme": "dark", "heading-level": "3" });
    },
  );
});

describe("D2: the secondary navigation", () => {
  const labels = ["Lookup", "Bulk", "Pricing", "Contracts"];

  test("the secondary navigation is that of Scout on every Scout route of a user with access, and empty elsewhere", async () => {
    const { arrive, know, model } = await open({ capabilities: ["scout:access"] });
    arrive("/scout");
    expect(model.secondaryNav.peek()).toBeNull();
    await know();
    for (const path of ["/scout", "/scout/bulk", "/scout/pricing", "/scout/contracts/cox"]) {
      arrive(path);
      expect(model.secondaryNav.peek()?.map(({ label }) => label)).toEqual(labels);
    }
    arrive("/provider-library");
    expect(model.secondaryNav.peek()).toEqual([]);
    expect(model.scoutRoutes().map(({ label }) => label)).toEqual(labels);
  });

  test("the secondary navigation is empty without access, and if the settings failed permanently", async () => {
    const { arrive, know, model } = await open();
    arrive("/scout");
    await know();
    expect(model.secondaryNav.peek()).toEqual([]);
    const failed = await openModel("scout-portal", {
      answers: { [settingsCall]: () => new Response("", { status: 500 }) },
    });
    failed.model.arrive({ pathname: "/scout", search: "", hash: "", state: {} });
    void failed.core.settings.load();
    await failed.answered();
    expect(failed.model.secondaryNav.peek()).toBeNull();
    await failed.advanceUntil(() => failed.model.secondaryNav.peek() !== null);
    expect(failed.model.secondaryNav.peek()).toEqual([]);
    expect(failed.model.view.peek()).toMatchObject({ kind: "screen" });
  });
});

describe("C19: the link to the sign-in", () => {
  const config = { signInUri: "/login.html" };

  test("the link to the sign-in is shown to a user without a session, with the current address", async () => {
    const { model, know, page, arrive } = await open({ config });
    expect(model.signInHref.peek()).toBeNull();
    await know();
    const link = "https://portal.example/login.html?destination=%2F";
    expect(model.signInHref.peek()).toBe(`${link}page`);
    page.goTo("/scout");
    arrive("/scout");
    expect(model.signInHref.peek()).toBe(`${link}scout`);
  });

  test("the link to the sign-in is not shown to a known user, or without an address", async () => {
    const known = await open({ config, email: "ada@example.com" });
    await known.know();
    expect(known.model.signInHref.peek()).toBeNull();
    const without = await open();
    await without.know();
    expect(without.model.signInHref.peek()).toBeNull();
  });
});

test("D15: the page's icon is that of the settings, if it is allowed", async () => {
  for (const [favicon, shown] of [
    ["https://cdn.example/icon.png", "https://cdn.example/icon.png"],
    ["javascript:1", null],
    [null, null],
  ]) {
    const { model, know } = await open({ settings: { favicon } });
    expect(model.favicon.peek()).toBeNull();
    await know();
    expect(model.favicon.peek()).toBe(shown);
  }
});

describe("the sign-out", () => {
  test("A9, A16: the sign-out drops the token, and signOutUri ends the server's session", async () => {
    const { model, core } = await open({ token, config: { signOutUri: "/end" } });
    expect(model.isSignedIn()).toBe(true);
    expect(model.signOutHref).toBe("https://portal.example/end");
    model.signOut();
    expect([model.isSignedIn(), core.session.hasToken.peek()]).toEqual([false, false]);
    expect((await open()).model.signOutHref).toBeNull();
  });

  test("the sign-out leads to the gate in a micro-site, and to the first page in another portal", async () => {
    const { arrive } = await open();
    expect(arrive("/logout")).toEqual({ kind: "signOut", path: "/" });
    const { model, answered, ...microsite } = await open({ context: "microsite", token });
    microsite.arrive("/logout/");
    model.open(null);
    await answered();
    expect(model.view.peek()).toEqual({ kind: "signOut", path: null });
    model.signOut();
    await answered();
    expect(model.view.peek()).toEqual({ kind: "signOut", path: "/login/" });
  });
});

describe("A12: a micro-site whose token expires", () => {
  test("an expired token covers the screen and keeps it, and another user gets a new screen", async () => {
    const { model, arrive, answered, clock, core } = await open({
      context: "microsite",
      capabilities: ["scout:access"],
      token,
    });
    arrive("/scout", "?address=1");
    model.open(null);
    await answered();
    const before = model.view.peek();
    expect(before).toMatchObject({ kind: "screen", tag: "scout-lookup", isCovered: false });
    clock.advance(600_000);
    await answered();
    expect(model.view.peek()).toEqual({ ...before, isCovered: true });
    expect(model.title.peek()).toBe("SCOUT Lookup | Acme");
    expect(await portalActs(model, { core, writing })).toEqual([]);
    const claims = { iat: nowSeconds, exp: nowSeconds + 6000, ura: aUserAgent, sub: "other" };
    core.session.signIn(makeToken(claims), "internal");
    await answered();
    const after = model.view.peek();
    expect(after).toMatchObject({ kind: "screen", isCovered: false });
    expect(after).not.toEqual(before);
  });

  test("the return address may be a screen that the user may not open", async () => {
    const { model, arrive, know } = await open();
    await know();
    arrive("/scout/bulk", "?a=1");
    expect(model.view.peek()).toEqual({ kind: "denied" });
    expect(model.wayBack()).toBe("/scout/bulk?a=1");
  });

  test.for([
    ["/scout/bulk", "?a=1", "#b", "/scout/bulk?a=1#b"],
    ["/", "", "", "/"],
    ["/login/", "", "", "/"],
    ["//evil.test/x", "", "", "/"],
  ] as const)("the return address of %s%s%s is %s", async ([path, search, hash, wayBack]) => {
    const { arrive, model, answered } = await open({ context: "microsite" });
    arrive(path, search, hash);
    expect(model.wayBack()).toBe(wayBack);
    model.open(null);
    await answered();
    arrive("/user/password/");
    expect(model.view.peek()).toMatchObject({
      kind: "form",
      view: "password",
      destination: wayBack,
    });
    expect(model.wayBack()).toBe(wayBack);
  });

  test("U3: the check of a token is tried again if it failed", async () => {
    const answers = [new Response("", { status: 500 }), Response.json({ data: { valid: true } })];
    const { model, answered } = await openModel("scout-portal", {
      attributes: { context: "microsite" },
      token,
      answers: {
        [settingsCall]: () => Response.json({ data: { settings: {} } }),
        "POST /api/sandler-auth/v1/token/validate/jwt": () => answers.shift() ?? Response.error(),
      },
    });
    model.open(null);
    await answered();
    expect(model.view.peek()).toMatchObject({ kind: "form", why: "unreachable" });
    model.retry();
    await answered();
    expect(model.view.peek()).toMatchObject({ kind: "screen" });
  });
});

test("C10: the routes of the sign-in, and the tags of the others", async () => {
  const { model } = await open();
  expect(["/login", "/logout", "/", "/scout"].map(model.isSignInPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(["/scout", "/dashboard"].map(model.tagAt)).toEqual(["scout-lookup", null]);
});

test("X8: another user is noticed; a user who becomes known later is the same one", async () => {
  let email = "ada@example.com";
  const { model, core, answered } = await openModel("scout-portal", {
    answers: { [settingsCall]: () => Response.json({ data: { settings: { email } } }) },
  });
  let isNoticed = false;
  const stop = model.watchPerson(() => {
    isNoticed = true;
  });
  const noticed = () => {
    const was = isNoticed;
    isNoticed = false;
    return was;
  };
  async function load(next: string): Promise<void> {
    email = next;
    await core.settings.load();
    core.settings.reload();
    await answered();
  }
  // The first value is the current one.
  expect(noticed()).toBe(true);
  await load("ada@example.com");
  expect(noticed()).toBe(false);
  await load("bo@example.com");
  expect(noticed()).toBe(true);
  core.session.signIn(token, "internal");
  expect(noticed()).toBe(true);
  stop();
  core.session.signOut();
  await load("cy@example.com");
  expect(noticed()).toBe(false);
});

describe("W20: a portal that is hidden", () => {
  test("a hidden portal closes its page view, opens no other, and opens one when it is displayed", async () => {
    const { arrive, model, calls, answered } = await open();
    const views = async () => {
      await answered();
      return calls.filter(({ name }) => name.includes("stats")).map(({ name }) => name);
    };
    const [opened, closed] = [statsCall, "POST /api/v1/sandler-stats/1/close"];
    arrive("/scout");
    expect(await views()).toEqual([]);
    model.announce("first");
    model.resume();
    expect(await views()).toEqual([opened]);
    model.hide();
    expect(await views()).toEqual([opened, closed]);
    arrive("/scout/bulk");
    model.count();
    expect(await views()).toEqual([opened, closed]);
    model.resume();
    expect(await views()).toEqual([opened, closed, opened]);
    model.dispose();
    expect(await views()).toEqual([opened, closed, opened, closed]);
  });

  test("a portal that never showed a screen has no page view to close", async () => {
    const { model, calls, answered } = await open();
    model.hide();
    model.dispose();
    await answered();
    expect(calls).toEqual([]);
  });
});

test("C11: a change of route is announced with its title, once", async () => {
  const { arrive, model } = await open();
  arrive("/scout");
  model.announce("first");
  expect(model.announcement.peek()).toBe("");
  arrive("/account");
  model.announce("next");
  expect(model.announcement.peek()).toBe("Account | Acme");
  model.announce("next");
  expect(model.announcement.peek()).toBe("Account | Acme");
});

test("the host page receives the event that a screen's code failed to load, and refresh() tries again", async () => {
  const { model, detailsOf } = await open();
  const state = () => [model.isLoading.peek(), model.hasFailed.peek(), model.attempt.peek()];
  expect(state()).toEqual([false, false, 0]);
  model.note("loading");
  expect(state()).toEqual([true, false, 0]);
  model.note("failed");
  expect(state()).toEqual([false, true, 0]);
  expect(detailsOf("scout-failed")).toHaveLength(1);
  model.refresh();
  expect(state()).toEqual([false, true, 1]);
  model.deny();
  expect(detailsOf("scout-denied")).toEqual([{ cause: 403 }]);
});

test("E8: analytics start only with a measurement id", async () => {
  for (const [googleAnalyticsId, starts] of [
    ["G-1", true],
    ["", false],
    ["UA-1", false],
  ] as const) {
    const { model } = await open({ config: { googleAnalyticsId } });
    expect(model.startsAnalytics).toBe(starts);
  }
});

describe("X7: the actions of the portal's palette", () => {
  const person = { capabilities: ["scout:access"], email: "ada@example.com" };

  /** Returns the actions at a path, by group and name, and a function that runs one. */
  async function actsAt(path: string, given: Setting = person) {
    const { arrive, know, model, core, until, requests } = await open(given);
    arrive(path);
    await know();
    recentAddressesOf(core).add("9 Elm St");
    await draftsOf(core).open();
    draftsOf(core).keep("d1", aDraft);
    const groups = await portalActs(model, { core, writing });
    return {
      groups,
      requests,
      names: groups.map(({ name, acts }) => [name, ...acts.map((act) => act.name)]),
      async run(start: string, acts: readonly Act[] = groups.flatMap((group) => group.acts)) {
        const before = model.requestedNavigation.peek();
        acts.find(({ name }) => name.startsWith(start))?.run();
        await until(() => model.requestedNavigation.peek() !== before);
        return model.requestedNavigation.peek()?.href;
      },
    };
  }

  test("the actions are the routes of Scout, and the user's saved work", async () => {
    const { names, run } = await actsAt("/resource-library");
    expect(names).toEqual([
      ["Go to", "Scout Bulk", "Scout Pricing", "Scout Contracts"],
      ["Recent addresses", "Price 9 Elm St"],
      ["Recent addresses", "Look up 9 Elm St"],
      [
        "Recent proposals",
        expect.stringMatching(/^Bluebird Bakery – 60 Hudson St, New York, NY – \d/),
      ],
      ["Providers"],
    ]);
    expect(await run("Scout Pricing")).toBe("/scout/pricing");
    expect(await run("Price")).toBe("/scout/pricing?address=9+Elm+St");
    expect(await run("Look up")).toBe("/scout?address=9+Elm+St");
    expect(await run("Bluebird")).toMatch(/^\/scout\/pricing#scout-proposal=./);
  });

  test("the actions do not include proposals in the builder, which has its own list", async () => {
    const { names } = await actsAt("/scout/pricing");
    expect(names.map(([name]) => name)).not.toContain("Recent proposals");
  });

  test("a provider leads to the provider library, also for a user without access to Scout", async () => {
    const { groups, run, requests } = await actsAt("/resource-library", {});
    expect(groups.map(({ name }) => name)).toEqual(["Providers"]);
    const [{ later, isSearched } = {}] = groups;
    expect(isSearched).toBe(true);
    expect(requests()).toBe(0);
    const providers = (await later?.()) ?? [];
    expect(providers.map(({ name }) => name)).toEqual(["Comcast", "AT&T"]);
    expect(await run("AT&T", providers)).toBe("/provider-library?provider=AT%26T");
    await later?.();
    expect(requests()).toBe(1);
  });

  test("an unavailable provider library leaves the other actions as they are", async () => {
    const { groups, requests } = await actsAt("/resource-library", { library: 500 });
    expect(await groups.at(-1)?.later?.()).toEqual([]);
    await groups.at(-1)?.later?.();
    expect(requests()).toBe(2);
  });

  test("palettes that open at the same time share one call for the providers", async () => {
    const { groups, requests } = await actsAt("/resource-library");
    const later = groups.at(-1)?.later;
    expect(await Promise.all([later?.(), later?.()])).toHaveLength(2);
    expect(requests()).toBe(1);
  });

  test.for([
    ["while access is denied", "/scout", {}],
    ["at the sign-in of a micro-site", "/", { ...person, context: "microsite" }],
  ] as const)("there are no actions %s", async ([, path, given]) => {
    expect((await actsAt(path, given)).names).toEqual([]);
  });
});
