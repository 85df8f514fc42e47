import { expect, test } from "vitest";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { isUnderway, type LookupState } from "../../../src/core/lookup/lookup-state.ts";
import { aPlace } from "./places.ts";

const address = "12 Main St";
const setting = noSetting;
const shown = {
  address,
  percentage: 5,
  label: "",
  message: "",
  timeLeft: null,
  place: null,
  setting,
};
const table: readonly (readonly [LookupState, boolean])[] = [
  [{ kind: "idle" }, false],
  [{ kind: "starting", ...shown }, true],
  [{ kind: "polling", ...shown }, true],
  [{ kind: "waiting", ...shown }, true],
  [{ kind: "finishing", ...shown }, true],
  [{ kind: "done", address, place: aPlace(), setting }, false],
  [{ kind: "failed", address, status: null, reason: "failed", message: "" }, false],
];

test.each(table)("G.0: the state %j counts as running: %s", (state, isOne) => {
  expect(isUnderway(state)).toBe(isOne);
});
