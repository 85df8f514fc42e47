import { describe, expect, test } from "vitest";
import { carriers } from "../../demo/server/catalogue/carriers.ts";
import { generateRateCards } from "../../demo/server/pricing/catalogue/generate-rate-cards.ts";
import { serviceTypes } from "../../src/core/pricing/service-type.ts";
import { readService } from "../../src/core/pricing/wire/read-service.ts";

const cards = generateRateCards();
const services = cards.flatMap((card) => card.services);
const packages = cards.flatMap((card) => card.packages);
const ids = new Set(services.map(({ id }) => id));

describe("the catalogue", () => {
  test("the catalogue has at least 5,000 services with unique ids, and is always the same", () => {
    expect(services.length).toBeGreaterThanOrEqual(5000);
    expect(ids.size).toBe(services.length);
    expect(generateRateCards()).toEqual(cards);
  });

  test("the catalogue has every carrier that the lookup links to pricing", () => {
    const linked = carriers.filter(({ kind }) => kind !== "satellite" && kind !== "fixed-wireless");
    expect(cards.map(({ id }) => id).toSorted()).toEqual(linked.map(({ id }) => id).toSorted());
  });

  test("the catalogue has every type, and both widgets", () => {
    expect(new Set(services.map(({ type }) => type))).toEqual(new Set(serviceTypes.keys()));
    expect(new Set(services.map(({ widget }) => widget))).toEqual(new Set(["radio", "checkbox"]));
  });

  test("the catalogue references only services and types that exist", () => {
    const known = new Set<string>([...ids, ...serviceTypes.keys()]);
    const named = [
      ...services.flatMap(({ dependencies = [], linked_services: links = [] }) => [
        ...dependencies,
        ...links,
      ]),
      ...packages.flatMap(({ dependencies = [] }) => dependencies),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test("the catalogue offers some 500 services of Granite at 36 months", () => {
    const granite = services.filter(
      ({ provider, terms }) =>
        provider === "granite" && (terms.length === 0 || terms.includes("36")),
    );
    expect(granite.length).toBeGreaterThanOrEqual(450);
    expect(granite.length).toBeLessThanOrEqual(600);
  });

  test("L26: the price of the fastest coax changes after a year, in members and in words, and that of the fastest copper in words alone", () => {
    const changing = services.filter(({ pricing_details: details }) =>
      /months/.test(details ?? ""),
    );
    const known = changing.filter(({ promo_months: months }) => months === 12);
    expect(known.length).toBeGreaterThan(0);
    expect(changing.length).toBeGreaterThan(known.length);
    for (const { mrc, after_mrc: after, terms, pricing_details: details } of known) {
      expect(Number(after)).toBeGreaterThan(Number(mrc));
      expect(terms).not.toContain("12");
      expect(details).toBe(`$${mrc} a month for 12 months, then $${after}.`);
    }
    for (const row of changing) {
      expect(readService(row).priceChange).toMatchObject({
        kind: known.includes(row) ? "known" : "mentioned",
      });
    }
  });

  test("calls nothing fiber that is not, and sells no speed that its network lacks", () => {
    const copper = services.filter(({ product_type: type }) => type === "dsl");
    expect(copper.length).toBeGreaterThan(0);
    expect(copper.filter(({ title }) => /fib(?:er|os)|fios|fioptics|fidium/i.test(title))).toEqual(
      [],
    );
    const overCopper = services.filter(({ label }) => label?.startsWith("Ethernet over Copper"));
    expect(overCopper.length).toBeGreaterThan(0);
    for (const { download_speed: speed } of overCopper)
      expect(Number(speed)).toBeLessThanOrEqual(50);
  });

  test("a description names its access type as the label does: DSL, and not dsl", () => {
    const described = services.filter(({ type }) => type === "broadband");
    const words = described.map(
      ({ description }) => /upload over (\w+)\.<\/p>$/.exec(description ?? "")?.[1],
    );
    expect(new Set(words)).toEqual(new Set(["coax", "fiber", "DSL"]));
  });

  test("K6: an own error text does not repeat the requirement, which the row says itself", () => {
    const own = services.flatMap(({ error_msg: text }) => text ?? []);
    expect(new Set(own).size).toBeGreaterThan(3);
    expect(own.filter((text) => /^(?:needs|requires)\b/i.test(text))).toEqual([]);
  });

  test.each([
    ["a word for a price", () => services.some(({ mrc }) => mrc === "TBD")],
    ["a price with a dollar sign", () => services.some(({ nrc }) => nrc === "$1,299.50")],
    ["a price in digits", () => services.some(({ mrc }) => /^\d+$/.test(String(mrc)))],
    [
      "a price that is null beside a range",
      () => services.some((row) => row.mrc === null && row.mrc_low),
    ],
    ["a credit", () => services.some(({ mrc }) => Number(mrc) < 0)],
    ["a bundled rate alone", () => services.some((row) => row.bundled_mrc && !row.double_mrc)],
    ["quadruple rates", () => services.some((row) => row.quad_mrc)],
    ["a package rate", () => services.some((row) => row.package_mrc)],
    [
      "dependencies by id",
      () => services.some((row) => row.dependencies?.some((id) => ids.has(id))),
    ],
    ["dependencies by type", () => services.some((row) => row.dependencies?.includes("broadband"))],
    [
      "a paid link and a free one",
      () => {
        const mrcs = services
          .flatMap(({ linked_services: links = [] }) => links)
          .map((id) => services.find((row) => row.id === id)?.mrc);
        return mrcs.includes(0) && mrcs.some((mrc) => Number(mrc) > 0);
      },
    ],
    [
      "one condition and several",
      () =>
        services.some((row) => Array.isArray(row.condition_disabled)) &&
        services.some((row) => row.condition_disabled && !Array.isArray(row.condition_disabled)),
    ],
    [
      "secondary charges with a service and without",
      () => {
        const charges = services.flatMap((row) => row.secondary_services ?? []);
        return charges.some(({ id }) => id) && charges.some(({ id }) => !id);
      },
    ],
    ["lines to count", () => services.some((row) => row.phone_min === 6 && row.phone_max === 48)],
    [
      "boxes with a name and without",
      () => {
        const boxes = services.filter((row) => row.addon_item_cost_per_unit);
        return (
          boxes.some((row) => row.addon_item_label) && boxes.some((row) => !row.addon_item_label)
        );
      },
    ],
    ["equipment fees", () => services.some((row) => row.equipment_fee)],
    ["an own error text", () => services.some((row) => row.error_msg)],
    [
      "a package with a fee, and one with its own rates",
      () => packages.some((one) => one.include_fee) && packages.some((one) => one.use_package_mrc),
    ],
    ["an install discount", () => packages.some((one) => one.install_discount)],
  ])("the catalogue has %s", (_, isThere) => {
    expect(isThere()).toBe(true);
  });

  test("the catalogue has no television of Cox and AT&T, and no television for 60 months", () => {
    const tv = services.filter(({ type }) => type === "tv");
    expect(tv.some(({ provider }) => provider === "comcast")).toBe(true);
    expect(tv.filter(({ provider }) => provider === "cox" || provider === "att")).toEqual([]);
    expect(tv.filter(({ terms }) => terms.includes("60"))).toEqual([]);
  });
});
