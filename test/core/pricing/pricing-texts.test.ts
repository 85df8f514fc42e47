import { describe, expect, test } from "vitest";
import { offerOf } from "../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../src/core/pricing/cart/create-cart.ts";
import { disabledReasonOf } from "../../../src/core/pricing/cart/disabled-reason.ts";
import { disabledCodesOf } from "../../../src/core/pricing/cart/disabled-services.ts";
import { removalText } from "../../../src/core/pricing/cart/removal-text.ts";
import { unknownTypesOf } from "../../../src/core/pricing/catalogue.ts";
import { outputBlockText } from "../../../src/core/pricing/proposal/output-rules.ts";
import { conditionWarningsOf } from "../../../src/core/pricing/rules/condition-matched.ts";
import { disabledTextOf } from "../../../src/core/pricing/rules/disabling-rules.ts";
import { noServicesText, televisionNoticeOf } from "../../../src/core/pricing/section-notices.ts";
import { readProviderOption } from "../../../src/core/pricing/wire/read-search.ts";
import { readService } from "../../../src/core/pricing/wire/read-service.ts";
import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, deselect, select } from "./rows.ts";

const check = { widget: "checkbox" };

test.each<[unknown, string]>([
  [undefined, "Not available at this address."],
  ["", "Not available at this address."],
  ["  ", "Not available at this address."],
  ["Call us.", "Call us."],
])("K6: with the error_msg %j a disabled row shows %j", (error_msg, text) => {
  expect(disabledTextOf(readService(aRow({ error_msg })))).toBe(text);
});

test.each<[Partial<ServiceRow>, string]>([
  [{ dependencies: ["S"] }, "Requires Static IP block."],
  [{ dependencies: ["gone"] }, "Requires gone."],
  [
    { dependencies: ["S", "L", "tv", "gone"] },
    "Requires Static IP block, Label, or a television service.",
  ],
  [{ download_speed: 500 }, ""],
  [{ type: "dedicated" }, ""],
  [{ condition_disabled: { entity: "term", key: "value", value: 36 } }, ""],
  [{ linked_services: ["L", "X"] }, ""],
])("K6: the text about what to choose first for %j: %j", (row, text) => {
  const start = createCart(
    aSearch(
      [
        aRow(row),
        aRow({ id: "S", type: "static_ip", title: "Static IP block" }),
        aRow({ id: "L", type: "phone", title: "", label: "Label" }),
        aRow({ id: "X", type: "tv", title: "Extra", dependencies: ["never"] }),
      ],
      [],
      {
        serviceability: {
          coax: { metadata: [{ key: "speed", value: 300 }] },
          fiber: { color: "light green" },
        },
      },
    ),
  );
  const code = disabledCodesOf(start).get("A");
  const own = offerOf(start).services.get("A");
  if (!code || !own) throw new Error("The service can be chosen.");
  expect(disabledReasonOf(start, own, code)).toBe(text);
});

test.each([
  ["dedicated", "No Cox Dedicated services available for the term length selected."],
  ["broadband", "No Cox Broadband services available for the term length selected."],
  ["phone", "No Cox Phone Lines services available for the term length selected."],
  ["tv", "No Cox Television services available for the term length selected."],
] as const)("K8: without %s: %s", (section, text) => {
  expect(noServicesText("Cox", section)).toBe(text);
});

describe("I11: the notice on television", () => {
  const text = (key: string) => {
    const notice = televisionNoticeOf(readProviderOption({ value: "1", key }));
    return notice && [notice.before, notice.link?.text ?? "", notice.after].join("");
  };

  test.each([
    ["cox", "Television services for Cox must be priced by a channel manager."],
    ["Cox", "Television services for Cox must be priced by a channel manager."],
    ["att", "AT&T television services do not pay commissions."],
    ["AT&T", "AT&T television services do not pay commissions."],
    ["comcast", null],
  ])("%s: %s", (key, wanted) => {
    expect(text(key)).toBe(wanted);
  });

  test("'channel manager' is a link to /cox; without a key the provider's value counts", () => {
    expect(televisionNoticeOf(readProviderOption({ value: "cox" }))?.link).toEqual({
      text: "channel manager",
      path: "/cox",
    });
    expect(televisionNoticeOf(null)).toBeNull();
  });
});

describe("J13, J10: the text of a removal", () => {
  const start = createCart(
    aSearch(
      [
        aRow({ id: "B", title: "Fast" }),
        aRow({ id: "C", title: "Faster" }),
        aRow({ id: "X", title: "Wi-Fi", type: "broadband_addon", ...check, dependencies: ["B"] }),
        aRow({ id: "Y", title: "Guard", type: "broadband_addon", ...check, dependencies: ["B"] }),
      ],
      [aPackage({ dependencies: ["B", "X"] })],
    ),
  );
  const full = cartAfter(start, select("B"), select("X"), select("Y"));

  test("each reason has one sentence with all its services", () => {
    expect(removalText(cartAfter(full, select("C")))).toBe(
      "Removed Fast because your new selection replaces it. Removed Wi-Fi, Guard because they require a service you removed.",
    );
    expect(removalText(cartAfter(full, deselect("X")))).toBe("Removed Wi-Fi.");
    expect(removalText(cartAfter(full, { kind: "clear" }))).toBe(
      "Removed Fast, Wi-Fi, Guard because the proposal was cleared.",
    );
  });

  test("J4, K7: a choice names the package that it ends and the services that it excludes", () => {
    expect(removalText(cartAfter(start, choose("pk"), select("C")))).toBe(
      "Removed Fast, Wi-Fi because selecting a service ends the package. Package removed.",
    );
    const picky = aRow({
      id: "P",
      title: "Backup",
      type: "broadband_addon",
      ...check,
      condition_disabled: { entity: "cart", key: "id", value: "C" },
    });
    const searched = createCart(aSearch([aRow({ id: "C" }), picky]));
    expect(removalText(cartAfter(searched, select("P"), select("C")))).toBe(
      "Removed Backup because it can't be combined with your selection.",
    );
  });

  test("the end of a package has a sentence; without removals there is no text", () => {
    expect(removalText(cartAfter(start, choose("pk"), deselect("X")))).toBe(
      "Removed Wi-Fi. Package removed.",
    );
    expect(removalText(full)).toBe("");
  });
});

test.each([
  ["noService", "cox", "Select a broadband, dedicated, phone or television service."],
  ["invalidTotal", "cox", "One price is invalid, so totals can't be calculated."],
  ["providerRule", "cox", "Contracts require both a broadband and a dedicated service."],
  ["providerRule", "comcast", "Comcast contracts aren't available for dedicated services."],
  ["providerRule", "Spectrum", "Spectrum contracts are available for dedicated services only."],
] as const)("N5: the rule %s of %s reads %s", (code, key, text) => {
  expect(outputBlockText(code, readProviderOption({ key }))).toBe(text);
});

test("N5: without a provider, the default rule applies", () => {
  expect(outputBlockText("providerRule", null)).toBe(
    "Contracts require both a broadband and a dedicated service.",
  );
});

test("K5, MT5: conditions that never match and unknown types are named once", () => {
  const when = (entity: string, key: unknown) => ({ entity, key, value: 1 });
  const { catalogue } = createCart({
    ...aSearch([
      aRow({ id: 1, condition_disabled: [when("moon", "x"), when("cart", "")] }),
      aRow({ id: 2, condition_disabled: [when("moon", "x"), when("location", "a.b")] }),
      aRow({ id: 3, condition_disabled: when("location", "a.c"), type: "satellite" }),
      aRow({ id: 4, type: "satellite" }),
      aRow({ id: 5, type: "pager" }),
    ]),
    location: { a: { b: 1 } },
  });
  expect(conditionWarningsOf(catalogue)).toEqual([
    { code: "unknownEntity", entity: "moon", key: "x" },
    { code: "missingKey", entity: "cart", key: "" },
    { code: "missingKey", entity: "location", key: "a.c" },
  ]);
  expect(unknownTypesOf(catalogue)).toEqual(["satellite", "pager"]);
});

test.each([
  ["deselected", "", ""],
  [
    "linkDeselected",
    "you removed a service that it requires",
    "you removed a service that they require",
  ],
  ["replaced", "your new selection replaces it", "your new selection replaces them"],
  ["unlinked", "it came with a service you removed", "they came with a service you removed"],
  [
    "packageReplaced",
    "it was part of the previous package",
    "they were part of the previous package",
  ],
  ["sectionUnchecked", "the service type was unchecked", "the service type was unchecked"],
  ["providerChanged", "the provider changed", "the provider changed"],
  ["termChanged", "the term changed", "the term changed"],
  ["cleared", "the proposal was cleared", "the proposal was cleared"],
  ["notOffered", "the provider doesn't offer it", "the provider doesn't offer them"],
] as const)("J13: a removal by %s has the reason %s", (reason, one, several) => {
  const gone = (id: string) => ({ id, title: id, reason });
  expect(removalText({ removed: [gone("A")], packageRemoved: null })).toBe(
    `Removed A${one && ` because ${one}`}.`,
  );
  expect(removalText({ removed: [gone("A"), gone("B")], packageRemoved: "cleared" })).toBe(
    `Removed A, B${several && ` because ${several}`}. Package removed.`,
  );
});
