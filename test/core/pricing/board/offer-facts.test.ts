import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { speedTextOf } from "../../../../src/core/formatting/speed-text.ts";
import {
  createCart,
  priceBoard,
  type ServiceRow,
  speedClasses,
  uploadMbpsOf,
} from "../../../../src/core/index.ts";
import { accessTypeIn, accessTypeOf } from "../../../../src/core/pricing/access-type.ts";
import { availabilityTextsOf } from "../../../../src/core/pricing/board/offer-availability.ts";
import { readService } from "../../../../src/core/pricing/wire/read-service.ts";
import { aRow, aSearch } from "../rows.ts";

const read = (row: Partial<ServiceRow>) => readService(aRow({ title: "Internet", ...row }));

test.each([
  [0.5, "0.5 Mbps"],
  [940, "940 Mbps"],
  [1000, "1 Gbps"],
  [2500, "2.5 Gbps"],
])("the speed of %d Mbps is shown as %s", (mbps, text) => {
  expect(speedTextOf(mbps)).toBe(text);
});

test("the filter offers common speeds; a gigabit starts at 940 Mbps", () => {
  const asked = speedClasses.flatMap(({ asked, fromMbps }) =>
    asked === null ? [] : [[asked, fromMbps]],
  );
  expect(asked.reverse()).toEqual([
    ["100 Mbps", 100],
    ["300 Mbps", 300],
    ["500 Mbps", 500],
    ["1 Gbps", 940],
    ["2 Gbps", 2000],
    ["5 Gbps", 5000],
    ["10 Gbps", 10_000],
  ]);
});

describe("the access type", () => {
  test.each([
    ["fiber", "fiber"],
    ["FTTH", "fiber"],
    ["Fibre, Business SLA", "fiber"],
    ["coax", "coax"],
    ["Hybrid fiber-coax", "coax"],
    ["Cable", "coax"],
    ["Fiber optic cable", "fiber"],
    ["100 / 20 Mbps DSL", "copper"],
    ["Ethernet over Copper, Standard SLA", "copper"],
    ["Fixed Wireless", "fixedWireless"],
    ["fixed_wireless", "fixedWireless"],
    ["5G fixed wireless", "fixedWireless"],
    ["Private 5G", "cellular"],
    ["Fiber with LTE backup", "fiber"],
    ["Satellite", "satellite"],
    ["dedicated", null],
    ["Cablevision Office", null],
    ["", null],
  ] as const)("the access type in %j is %s", (words, access) => {
    expect(accessTypeIn(words)).toBe(access);
  });

  test("the access type comes from the product type, then the label, the title and the fiber type; otherwise it is unknown", () => {
    const row = { product_type: "coax", label: "DSL", title: "Satellite Internet" };
    expect(accessTypeOf(read(row))).toBe("coax");
    expect(accessTypeOf(read({ ...row, product_type: "Business" }))).toBe("copper");
    expect(accessTypeOf(read({ ...row, product_type: "", label: "" }))).toBe("satellite");
    expect(accessTypeOf(read({ fiber_serviceability_type: "on-net" }))).toBe("fiber");
    const copper = { label: "Ethernet over Copper", fiber_serviceability_type: "on-net" };
    expect(accessTypeOf(read(copper))).toBe("copper");
    expect(accessTypeOf(read({}))).toBe("unknown");
    // The part that serves the line is derived from the row, so it does not reveal the access type.
    expect(accessTypeOf(read({ type: "dedicated" }))).toBe("unknown");
  });
});

describe("the upload speed", () => {
  test.each([
    [{ download_speed: 300, label: "300 / 35 Mbps Coax" }, 35],
    [{ download_speed: 1000, title: "Internet 1 Gbps/50 Mbps", label: "" }, 50],
    [{ download_speed: "1 Gbps", label: "1 Gbps x 1 Gbps" }, 1000],
    [{ download_speed: 2000, label: "2/1 Gbps" }, 1000],
    [{ download_speed: 12.5, label: "12.5 / 1.5 Mbps" }, 1.5],
    [{ download_speed: 500, label: "Symmetrical fiber" }, 500],
    [{ download_speed: "1 Gbps", description: "<p>Symmetrical 1 Gbps with an SLA.</p>" }, 1000],
    [{ download_speed: 200, description: "Symmetric 200 Mbps" }, 200],
    [{ download_speed: 1000, description: "1000/35 Mbps" }, 35],
    [{ download_speed: 1000, description: "<p>Up to <b>1,000</b>&nbsp;/&nbsp;35 Mbps.</p>" }, 35],
    [{ download_speed: 1000, description: "Also as 300/35 Mbps; here 1 Gbps/50 Mbps" }, 50],
    [{ download_speed: 1000, label: "1,000 / 35 Mbps" }, 35],
    [{ download_speed: 300, label: "300 / 35 Mbps", description: "300/300 Mbps" }, 35],
  ])("the upload speed in %j is %d Mbps", (row, upload) => {
    expect(uploadMbpsOf(read(row))).toBe(upload);
  });

  test.each([
    [{ download_speed: 300, label: "300 Mbps" }],
    [{ download_speed: 300, label: "500 / 500 Mbps" }],
    [{ download_speed: 100, label: "Asymmetrical" }],
    [{ download_speed: 100, label: "non-symmetrical" }],
    [{ download_speed: 100, description: "Symmetrical 1 Gbps for others" }],
    [{ download_speed: 24, label: "Open 24/7" }],
    [{ download_speed: 24, description: "Open 24/7, up to 5 Mbps" }],
    [{ download_speed: 1000, description: "300/35 Mbps is another line" }],
    [{ download_speed: 0, description: "1,000/35 Mbps" }],
    [{ download_speed: 300, description: '<a href="/300/35 Mbps">More</a>' }],
    [{ label: "300 / 35 Mbps" }],
  ])("the text %j does not contain the upload speed", (row) => {
    expect(uploadMbpsOf(read(row))).toBeNull();
  });
});

describe("the availability of a line", () => {
  const metadata = [
    { key: "max_download", label: "Max Download", value: 900, format: "speed", suffix: " Mbps" },
    { key: "route_miles", label: "Route Miles", value: "2.3", format: "number" },
    { key: "verified_on", label: "Verified", value: "2025-03-14", format: "date" },
    { key: "build_cost", label: "Estimated Build Cost", value: 3000, format: "currency" },
    { key: "max_upload", label: "Max Upload", value: 5, format: "speed" },
    { key: "nothing", label: "Nothing", value: "" },
    "odd",
  ];
  const flat = [
    { label: "Fiber", value: "Near net", metadata },
    { label: "DSL", value: 45, prefix: "Up to ", suffix: " Mbps" },
    { label: "Dedicated Internet", value: "On net", footnote: "Construction may apply." },
    { label: "Fixed Wireless", value: "Good", visible: "0" },
    { label: "Satellite", value: "…", type: "loader" },
    { label: "5G", value: "Good", description: "Outdoors", suffix: " signal" },
    "odd",
  ];
  const parts = {
    version: 2,
    coax: { name: "Coax", color: "green", description: "Serviceable" },
    fiber: { name: "Fiber", color: "yellow", description: "Near net", metadata },
  };
  const textsOf = (serviceability: unknown, row: Partial<ServiceRow>) => {
    const search = aSearch([aRow({ mrc: 5, ...row })], [], { serviceability });
    const [offer] = priceBoard(createCart(search).catalogue).offers;
    return offer && availabilityTextsOf(offer, plainFormatting);
  };
  const facts = ["Route Miles: 2.3", "Verified: 03/14/2025", "Estimated Build Cost: $3,000.00"];

  test.each([
    ["fiber", flat, ["Near net", ...facts]],
    // The speed of the line would seem to contradict that of the service.
    ["dsl", flat, []],
    ["fixed wireless", flat, []],
    ["satellite", flat, []],
    ["5G", flat, ["Good signal", "Outdoors"]],
    ["coax", flat, []],
    ["coax", parts, ["Serviceable"]],
    ["fiber", parts, ["Near net", ...facts]],
    ["dsl", parts, []],
    // An unknown access type has the availability of the part that serves it.
    ["", parts, ["Serviceable"]],
    ["", flat, []],
    ["fiber", null, []],
    ["fiber", "odd", []],
  ])(
    "the availability of a line by %j has the texts of the answer",
    (product_type, serviceability, expected) => {
      expect(textsOf(serviceability, { product_type })).toEqual(expected);
    },
  );

  test("a dedicated line has the availability of dedicated internet, or else that of its access type", () => {
    const line = { type: "dedicated", label: "Fiber" };
    expect(textsOf(flat, line)).toEqual(["On net", "Construction may apply."]);
    expect(textsOf(flat.slice(0, 2), line)).toEqual(["Near net", ...facts]);
    expect(textsOf([flat[2]], { product_type: "fiber" })).toEqual([]);
    expect(
      textsOf([{ label: "Dedicated fiber", value: "On net" }], { product_type: "fiber" }),
    ).toEqual([]);
  });

  test("phone and television have no availability, because they need no line", () => {
    expect(textsOf(parts, { type: "phone" })).toEqual([]);
  });
});
