import { describe, expect, test } from "vitest";
import {
  type HistoryStep,
  historyStepOf,
  type NavigationSituation,
  navigationOfClick,
  type RouterStep,
  stepAfterSignIn,
  stepForNavigation,
  stepForView,
} from "../../../src/elements/scout-portal/page/router-steps.ts";
import type {
  PortalTarget,
  PortalView,
} from "../../../src/elements/scout-portal/scout-portal.model.ts";

const href = (path: string) => `https://portal.example${path}`;
const route = (path: string): PortalTarget => ({ kind: "route", href: href(path), path });
const elsewhere: PortalTarget = { kind: "elsewhere", href: "https://other.example/" };
const denied: PortalView = { kind: "denied" };
const checking: PortalView = { kind: "checking" };
const form: PortalView = { kind: "form", view: "login", why: "missing", destination: "/" };

describe("the step for a view", () => {
  const fresh = { applied: null, pendingHref: null };
  const waiting = { applied: null, pendingHref: href("/scout") };

  test.for<readonly [string, PortalView, Parameters<typeof stepForView>[1], RouterStep]>([
    ["a view is shown", denied, fresh, { kind: "show", view: denied }],
    ["an applied view needs no step", denied, { ...fresh, applied: denied }, { kind: "none" }],
    [
      "C4: a redirect is followed",
      { kind: "redirect", path: "/" },
      fresh,
      { kind: "redirect", path: "/" },
    ],
    [
      "a route that signs out is followed",
      { kind: "signOut", path: null },
      fresh,
      { kind: "signOut", path: null },
    ],
    [
      "an address that waits for the sign-in is opened once the gate is open",
      denied,
      waiting,
      { kind: "openPending", href: href("/scout") },
    ],
    ["an address waits while the form is shown", form, waiting, { kind: "show", view: form }],
    [
      "an address waits while a token is checked",
      checking,
      waiting,
      { kind: "show", view: checking },
    ],
  ])("the router finds the step: %s", ([, view, state, step]) => {
    expect(stepForView(view, state)).toEqual(step);
  });
});

describe("the step after a sign-in", () => {
  const current = href("/login");

  test.for<readonly [string, PortalTarget | null, RouterStep]>([
    [
      "a route replaces the form",
      route("/scout"),
      { kind: "enter", href: href("/scout"), replace: true, state: {} },
    ],
    ["another page is loaded", elsewhere, { kind: "loadPage", href: elsewhere.href }],
    [
      "if the address must not be followed, the current one stays",
      null,
      { kind: "enter", href: current, replace: true, state: {} },
    ],
  ])("the router finds the step: %s", ([, target, step]) => {
    expect(stepAfterSignIn(target, current)).toEqual(step);
  });
});

describe("the step for a navigation", () => {
  const inside: NavigationSituation = {
    currentHref: href("/scout"),
    isSibling: false,
    isSigningIn: false,
    isSignInRoute: false,
    isSignedIn: false,
    isInMemory: false,
  };
  const signingIn = { ...inside, isSigningIn: true };
  const push = { replace: false, state: { a: 1 } };

  test.for<readonly [string, PortalTarget, NavigationSituation, object]>([
    ["a route is entered, with its state", route("/about"), inside, { kind: "enter", ...push }],
    [
      "the current address is no second step",
      route("/scout"),
      inside,
      { kind: "enter", replace: true },
    ],
    [
      "W9: another page is not loaded if the portal does not change the address",
      elsewhere,
      { ...inside, isInMemory: true },
      { kind: "none" },
    ],
    ["another page is loaded", elsewhere, inside, { kind: "loadPage", href: elsewhere.href }],
    [
      "a sibling site is visited with a token",
      elsewhere,
      { ...inside, isSibling: true },
      { kind: "visitSibling", href: elsewhere.href },
    ],
    [
      "a step of the sign-in stays in the portal",
      route("/password"),
      { ...signingIn, isSignInRoute: true },
      { kind: "enter", href: href("/password") },
    ],
    [
      "after a sign-in with a token the route waits for the gate",
      route("/about"),
      { ...signingIn, isSignedIn: true },
      { kind: "waitForGate", href: href("/about") },
    ],
    [
      "after a sign-in with a cookie the page is reloaded",
      route("/about"),
      signingIn,
      { kind: "loadPage", href: href("/about") },
    ],
  ])("the router finds the step: %s", ([, target, situation, step]) => {
    expect(stepForNavigation(target, push, situation)).toMatchObject(step);
  });

  test("T7: a reload of a route loads the page, unless the portal does not change the address", () => {
    const reload = { replace: false, state: { reload: true } };
    const stepIn = (isInMemory: boolean) =>
      stepForNavigation(route("/portal/"), reload, { ...inside, isInMemory });
    expect(stepIn(false)).toEqual({ kind: "loadPage", href: href("/portal/") });
    expect(stepIn(true)).toMatchObject({ kind: "enter", href: href("/portal/") });
  });
});

describe("a step of the browser's history", () => {
  const shown = { pathname: "/scout", search: "?a=1" };

  test.for<readonly [string, typeof shown, boolean, HistoryStep]>([
    ["to a fragment of the page", shown, false, "sameAddress"],
    ["back from a step that was stopped", shown, true, "undone"],
    ["to another query of the screen", { ...shown, search: "" }, false, "move"],
    ["T12: to another screen", { pathname: "/", search: "" }, false, "moveUnlessGuarded"],
    ["to another screen while a step is undone", { pathname: "/", search: "" }, true, "move"],
  ])("a step %s is handled", ([, next, isUndoing, step]) => {
    expect(historyStepOf(shown, next, isUndoing)).toBe(step);
  });
});

describe("a click on a link", () => {
  const other = { isSibling: false, isCurrent: false };
  const current = { isSibling: false, isCurrent: true };

  test.for<readonly [string, PortalTarget | null, typeof other, object | null]>([
    ["to a route is followed", route("/scout"), other, { href: href("/scout"), replace: false }],
    ["to the current address replaces it", route("/scout"), current, { replace: true }],
    ["to a fragment is left to the browser", route("/scout#part"), current, null],
    ["to another page is left to the browser", elsewhere, other, null],
    [
      "D8: to a sibling site is followed",
      elsewhere,
      { isSibling: true, isCurrent: false },
      { href: elsewhere.href },
    ],
    ["M8: to an address that must not be followed is left to the browser", null, other, null],
  ])("a click on a link %s", ([, target, where, navigation]) => {
    const found = navigationOfClick(target, where);
    if (navigation === null) expect(found).toBeNull();
    else expect(found).toMatchObject(navigation);
  });
});
