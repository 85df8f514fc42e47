import { describe, expect, test } from "vitest";
import {
  type ElementEvent,
  type ElementState,
  initialElementState,
  type Surroundings,
  stepElement,
} from "../../../../src/elements/host/element/element-steps.ts";

type State = ElementState<string>;

const page: Surroundings = {
  context: "default",
  routing: "page",
  isInPortal: false,
  isDisplayed: true,
  hostility: null,
};
const microsite: Surroundings = { ...page, context: "microsite" };
const fresh: State = initialElementState(false);
const open: State = { ...fresh, isRunning: true, person: 0 };
const gated: State = { ...fresh, isRunning: true, isGated: true };
const connected = (surroundings: Surroundings = page): ElementEvent<string> => ({
  kind: "connected",
  surroundings,
});
const reconfigured: ElementEvent<string> = { kind: "reconfigured", surroundings: page };

/** Returns the effects as one string, in order. */
function effectsOf(state: State, event: ElementEvent<string>): string {
  return stepElement(state, event).effects.join(" ");
}

const publicElement: State = initialElementState(true);
const refused: State = { ...fresh, refusal: "bind" };
const cover = (keepsScreen: boolean): ElementEvent<string> => ({
  kind: "covered",
  cover: "form",
  keepsScreen,
});

describe("the effects of an event", () => {
  test.for<readonly [string, State, ElementEvent<string>, string]>([
    ["connected", fresh, connected(), "start createScreen loadSettings draw"],
    ["connected while it runs", open, connected(), ""],
    ["connected, and not displayed", fresh, connected({ ...page, isDisplayed: false }), ""],
    ["connected in a micro-site", fresh, connected(microsite), "takeUrlToken start openGate"],
    [
      "connected in a micro-site, without routing",
      fresh,
      connected({ ...microsite, routing: "none" }),
      "start openGate",
    ],
    [
      "connected in a micro-site's portal",
      fresh,
      connected({ ...microsite, isInPortal: true }),
      "start createScreen loadSettings draw",
    ],
    [
      "a public element connected in a micro-site",
      publicElement,
      connected(microsite),
      "start createScreen draw",
    ],
    ["connected in a hostile page", fresh, connected({ ...page, hostility: "bind" }), "refuse"],
    [
      "connected in a hostile micro-site",
      fresh,
      connected({ ...microsite, hostility: "bind" }),
      "takeUrlToken refuse",
    ],
    ["connected again in a hostile page", refused, connected({ ...page, hostility: "bind" }), ""],
    ["reconfigured", open, reconfigured, "stop start createScreen loadSettings draw"],
    ["reconfigured while it is not in a page", fresh, reconfigured, ""],
    ["removed", open, { kind: "removed" }, "undraw stop"],
    ["removed before it could start", refused, { kind: "removed" }, "undraw"],
    [
      "the first person admitted",
      gated,
      { kind: "admitted", person: 1 },
      "createScreen loadSettings draw",
    ],
    [
      "another person admitted",
      { ...gated, person: 1 },
      { kind: "admitted", person: 2 },
      "closeScreen createScreen loadSettings draw",
    ],
    [
      "the same person admitted again",
      { ...gated, person: 1, cover: "form" },
      { kind: "admitted", person: 1 },
      "draw",
    ],
    ["covered before a screen exists", gated, cover(false), "draw"],
    ["covered for good", { ...gated, person: 1 }, cover(false), "closeScreen draw"],
    ["covered for a while", { ...gated, person: 1 }, cover(true), "draw"],
    ["usable for the first time", open, { kind: "usable" }, "announceReady"],
    ["usable again", { ...open, isReady: true }, { kind: "usable" }, ""],
    ["refreshed", open, { kind: "refreshed" }, "refreshScreen draw"],
    ["refreshed without a screen", gated, { kind: "refreshed" }, ""],
    ["retried", open, { kind: "retried" }, "refreshScreen"],
  ])("%s", ([, state, event, effects]) => {
    expect(effectsOf(state, event)).toBe(effects);
  });
});

describe("the next state", () => {
  const nextState = (state: State, event: ElementEvent<string>) => stepElement(state, event).state;

  test("an element that is added again restarts and announces itself again", () => {
    const removed = nextState({ ...open, isReady: true }, { kind: "removed" });
    expect(removed).toEqual(fresh);
    expect(effectsOf(nextState(removed, connected()), { kind: "usable" })).toContain(
      "announceReady",
    );
  });

  test("an element that restarts in place does not announce itself again", () => {
    expect(nextState({ ...open, isReady: true }, reconfigured)).toMatchObject({ isReady: true });
  });

  test("the page is notified only once that an element cannot start", () => {
    const hostile = connected({ ...page, hostility: "bind" });
    expect(nextState(nextState(fresh, hostile), { kind: "removed" })).toMatchObject({
      refusal: "bind",
    });
  });

  test("an element that could not start may be connected again", () => {
    const failed = nextState(nextState(fresh, connected()), {
      kind: "startFailed",
      isRunning: false,
    });
    expect(effectsOf(failed, connected())).toBe("start createScreen loadSettings draw");
  });

  test("the cover is removed when the user returns", () => {
    const covered = nextState({ ...gated, person: 1 }, cover(true));
    expect(covered).toMatchObject({ cover: "form", person: 1 });
    expect(nextState(covered, { kind: "admitted", person: 1 })).toMatchObject({ cover: null });
  });
});
