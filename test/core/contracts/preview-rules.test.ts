import { describe, expect, test } from "vitest";
import { requestsRefresh } from "../../../src/core/contracts/preview.ts";
import {
  type Preview,
  previewTimes,
  shownPreview,
  withLoaded,
  withOlderHidden,
  withoutOlder,
  withoutPreview,
  withPreview,
} from "../../../src/core/contracts/preview-list.ts";
import { previewTypeOf, wizardAddressOf } from "../../../src/core/contracts/wizard-address.ts";

test.for([
  ["canvas", "canvas"],
  ["iframe", "iframe"],
  ["", "canvas"],
  ["IFRAME", "canvas"],
  ["pdf", "canvas"],
  [null, "canvas"],
  [undefined, "canvas"],
] as const)("Y1: the preview type %j is read as %s", ([given, type]) => {
  expect(previewTypeOf(given)).toBe(type);
});

describe("C5, Y1, I25: the parameters of the page's address", () => {
  const at = (path: string) => {
    const url = new URL(path, "https://portal.example");
    return wizardAddressOf(url.href, url.search);
  };
  test.for([
    ["/scout/contracts/cox?contract=a", { contract: "a", provider: "cox" }],
    ["/scout/contracts/cox/?contract=a", { contract: "a", provider: "cox" }],
    ["/scout/pricing/contracts/cox?contract=a", { contract: "a", provider: "cox" }],
    ["/scout/contracts/AT%26T?contract=%20a%20", { contract: "a", provider: "AT&T" }],
    ["/scout/contracts/%E0%A4%A?contract=a", { contract: "a" }],
    ["/scout/contracts/cox?contract=", { contract: "", provider: "cox" }],
    ["/scout/contracts/cox", { provider: "cox" }],
    ["/page?contract=a&preview_type=iframe", { contract: "a", previewType: "iframe" }],
    ["/page", {}],
    ["/page?preview_type=bogus", {}],
    ["/page?preview_type=", {}],
    ["/page?preview_type=IFRAME", {}],
  ] as const)("%s", ([path, said]) => {
    expect(at(path)).toEqual(said);
  });
});

describe("Y6: a message requests a refresh if it is or contains refresh-preview or save", () => {
  test.for([
    "refresh-preview",
    "save",
    "form:save",
    '{"event":"refresh-preview"}',
    "SAVE",
    { type: "save" },
    { event: { name: "refresh-preview" } },
    { save: true },
    ["x", "save"],
  ])("%j requests a refresh", (data) => {
    expect(requestsRefresh(data)).toBe(true);
  });

  const deep = { a: { b: { c: { d: "save" } } } };
  const round: { self?: object } = {};
  round.self = round;
  test.for([
    "resize",
    "",
    null,
    undefined,
    1,
    { type: "resize", height: 900 },
    { save: false },
    { save: null },
    deep,
    round,
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`k${at}`, at === 59 ? "save" : ""])),
  ])("%j does not request a refresh", (data) => {
    expect(requestsRefresh(data)).toBe(false);
  });
});

describe("Y8: the list of loaded addresses", () => {
  const file = new Blob();
  const list = (...sequences: readonly number[]) =>
    sequences.reduce<readonly Preview[]>(
      (all, sequence) => withPreview(all, { sequence, address: `/${sequence}`, file, askedMs: 0 }),
      [],
    );
  const sequencesOf = (all: readonly Preview[]) => all.map(({ sequence }) => sequence);

  test("a newer version is added, and a late one is not", () => {
    expect(sequencesOf(list(1, 2))).toEqual([1, 2]);
    expect(sequencesOf(list(2, 1))).toEqual([2]);
  });

  test("superseded versions that were never drawn do not accumulate", () => {
    expect(sequencesOf(list(1, 2, 3, 4))).toEqual([1, 4]);
    const shown = withLoaded(list(1), 1);
    const later = [2, 3, 4].reduce<readonly Preview[]>(
      (all, sequence) => withPreview(all, { sequence, address: `/${sequence}`, file, askedMs: 0 }),
      shown,
    );
    expect(sequencesOf(later)).toEqual([1, 2, 4]);
  });

  test("the visible version is the newest that has loaded", () => {
    expect(shownPreview(list(1, 2))).toBeNull();
    const loaded = withLoaded(withLoaded(list(1, 2), 2), 1);
    expect(shownPreview(loaded)?.sequence).toBe(2);
    expect(shownPreview(withLoaded(list(1, 2), 1))?.sequence).toBe(1);
  });

  test("older versions are hidden and dropped, and newer ones stay", () => {
    const three = withPreview(withLoaded(list(1, 2), 1), {
      sequence: 3,
      address: "/3",
      file,
      askedMs: 0,
    });
    const hidden = withOlderHidden(three, 2);
    expect(hidden.map(({ isHidden }) => isHidden)).toEqual([true, false, false]);
    expect(sequencesOf(withoutOlder(hidden, 2))).toEqual([2, 3]);
    expect(sequencesOf(withoutPreview(hidden, 2))).toEqual([1, 3]);
  });

  test("2 §9: the canvas drops older versions after 700 ms; the viewer hides them after 2 s and drops them 5 s later", () => {
    expect(previewTimes).toEqual({
      canvas: { dropAfterMs: 700 },
      iframe: { hideAfterMs: 2000, dropAfterHiddenMs: 5000 },
    });
  });
});
