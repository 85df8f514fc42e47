import { describe, expect, test } from "vitest";
import { matchRoute } from "../../../src/core/navigation/portal-routes.ts";
import { elementLoaders } from "../../../src/elements/element-table.ts";
import { screenLoaders } from "../../../src/elements/scout-portal/page/load-screen.ts";
import { aUserAgent, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { openModel } from "../../support/open-model.ts";

interface Setting {
  readonly capabilities?: readonly string[] | "refused";
  readonly basePath?: string;
  readonly context?: "default" | "microsite";
  /** The token that is stored when the page opens. */
  readonly token?: string;
  /** The user whose settings they are. */
  readonly email?: string;
}

const statsCall = "POST /api/sandler/stats";

/** The model of a portal, on a server that knows what its person may do. */
async function open({
  capabilities = [],
  basePath = "/",
  context = "default",
  token,
  email = "",
}: Setting = {}) {
  const screen = await openModel("scout-portal", {
    basePath,
    config: { productName: "Acme" },
    attributes: { basePath, context },
    answers: {
      "GET /api/v1/site-connector/settings": () =>
        capabilities === "refused"
          ? new Response(null, { status: 403 })
          : Response.json({ data: { settings: { capabilities, email } } }),
      "POST /api/sandler-auth/v1/token/validate/jwt": () =>
        Response.json({ data: { valid: true } }),
      [statsCall]: () => Response.json({ id: 1 }),
      "PATCH /api/sandler/user/stats/1": () => Response.json({}),
      "POST /api/v1/sandler-stats/1/close": () => Response.json({}),
    },
    ...(token !== undefined && { token }),
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
  return { ...screen, arrive, know };
}

describe("C6, C7: the access flag of the Scout routes", () => {
  const path = "/scout/bulk";

  test("unknown: the screen is placed, and waits by itself", async () => {
    const { arrive } = await open();
    expect(arrive(path)).toMatchObject({ kind: "screen", tag: "scout-bulk", needsScout: true });
  });

  test("without the capability, or with settings that are refused (ZA6): denied", async () => {
    for (const capabilities of [["contracts:generate:all"], "refused"] as const) {
      const { arrive, know, model } = await open({ capabilities });
      arrive(path);
      await know();
      expect(model.view.peek()).toEqual({ kind: "denied" });
      expect(arrive("/solutions-finder")).toMatchObject({ kind: "screen" });
    }
  });

  test("with it: the screen, and the same element as before", async () => {
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

test("base path: routes, redirects and the logout lie below it", async () => {
  const { arrive, model } = await open({ basePath: "/portal/" });
  expect(arrive("/portal/scout")).toMatchObject({ tag: "scout-lookup" });
  expect(model.path.peek()).toBe("/scout");
  expect(arrive("/portal/dashboard")).toEqual({ kind: "redirect", path: "/portal/" });
  expect(arrive("/portal/logout")).toEqual({ kind: "signOut", path: "/portal/" });
});

test("a query is no other element, save for a page of the server's", async () => {
  const { arrive } = await open();
  const keyOf = (...given: Parameters<typeof arrive>) => {
    const turn = arrive(...given);
    return turn.kind === "screen" ? turn.key : null;
  };
  expect(keyOf("/scout", "?address=1")).toBe(keyOf("/scout", "?address=2"));
  expect(keyOf("/scout/contracts/cox")).not.toBe(keyOf("/scout/contracts/att"));
  expect(keyOf("/cox", "?page=1")).not.toBe(keyOf("/cox", "?page=2"));
});

test("E1: one page view for each path, none for a query; the host page hears of routes alone", async () => {
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
  test("has the sign-in's routes, and remembers where the person wanted to go", async () => {
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

describe("ZC19: signed in, the routes of the sign-in show the app", () => {
  const token = makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent });
  const paths = ["/login", "/login/", "/verify/", "/user/password/"];

  test.for(paths)("%s of a micro-site", async (path) => {
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
  ] as const)("they lead on to the destination %j", async ([destination, path]) => {
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
  });

  test("outside a micro-site as soon as it is known, but for the password reset (C4)", async () => {
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

  test("signed out the code without a name leads to the login, with the destination", async () => {
    const { arrive, model, answered } = await open({ context: "microsite" });
    arrive("/verify/", "?destination=%2Fscout");
    const leave = model.open(null);
    await answered();
    expect(model.view.peek()).toEqual({ kind: "redirect", path: "/login/?destination=%2Fscout" });
    leave();
  });
});

test("a route's screen that exists can be loaded by the portal", () => {
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
