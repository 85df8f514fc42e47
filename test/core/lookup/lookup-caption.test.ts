import { expect, test } from "vitest";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import { lookupCaptionOf } from "../../../src/core/lookup/lookup-caption.ts";
import { failedLookup } from "../../../src/core/lookup/lookup-state.ts";
import { aPlace, aPlaceAt } from "./places.ts";

const address = "12 main";
const underWay = {
  address,
  percentage: 5,
  label: "",
  message: "",
  timeLeft: null,
  setting: noSetting,
};

test("G11: a lookup that is idle, or running without results, has no caption", () => {
  expect(lookupCaptionOf({ kind: "idle" })).toEqual({ kind: "none" });
  expect(lookupCaptionOf({ kind: "starting", ...underWay, place: null })).toEqual({ kind: "none" });
});

test("G11: the caption of results is the formatted address, or else the searched text", () => {
  const done = { kind: "done", address, setting: noSetting } as const;
  expect(lookupCaptionOf({ ...done, place: aPlaceAt("12 Main St") })).toEqual({
    kind: "results",
    address: "12 Main St",
  });
  expect(lookupCaptionOf({ ...done, place: aPlace() })).toEqual({
    kind: "results",
    address,
  });
  const partial = { kind: "polling", ...underWay, place: aPlaceAt("12 Main St") } as const;
  expect(lookupCaptionOf(partial)).toMatchObject({ kind: "results", address: "12 Main St" });
});

test("G11: the caption of a failure is its reason", () => {
  const caption = lookupCaptionOf({ ...failedLookup(422, "cannotValidate"), address });
  expect(caption).toEqual({ kind: "error", reason: "cannotValidate" });
});
