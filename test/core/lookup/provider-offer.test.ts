import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { metadataTextOf } from "../../../src/core/lookup/metadata-text.ts";
import type { ServiceabilityEntry } from "../../../src/core/lookup/place.ts";
import { providerOfferOf, statusTextOf } from "../../../src/core/lookup/provider-offer.ts";
import { anEntry, aProvider } from "./places.ts";

const download = (value: string) => ({
  key: "max_download",
  label: "Max Download",
  prefix: "",
  value,
  suffix: " Mbps",
  format: "speed",
  color: "",
});

/** The texts of the columns Status and Best Speed. */
function offerOf(...entries: readonly Partial<ServiceabilityEntry>[]) {
  const list = { kind: "list", entries: entries.map(anEntry) } as const;
  return textsOf(providerOfferOf(aProvider({ serviceability: list })));
}

function textsOf(offer: ReturnType<typeof providerOfferOf>) {
  if (offer === null) return null;
  const { status, speed } = offer;
  const fastest = speed === null ? "" : metadataTextOf(speed.value, plainFormatting);
  return [statusTextOf(status, plainFormatting), fastest];
}

describe("G39: the offer of a provider", () => {
  test("is the most certain service, and the fastest of the equally certain ones", () => {
    const slow = { label: "Coax", color: "green", value: "On net", metadata: [download("1000")] };
    const fast = { label: "Fiber", color: "green", value: "On net", metadata: [download("5000")] };
    const near = {
      label: "Wave",
      color: "yellow",
      value: "Near net",
      metadata: [download("10000")],
    };
    expect(offerOf(slow, fast, near)).toEqual(["Fiber: On net", "5 Gbps"]);
    expect(offerOf(near, { label: "Fiber", value: "Not available", color: "red" })).toEqual([
      "Wave: Near net",
      "",
    ]);
  });

  test.each<[Partial<ServiceabilityEntry>, boolean]>([
    [{ color: "green" }, true],
    [{ color: "" }, true],
    [{ color: "#15803d" }, true],
    [{ color: "Light Green" }, false],
    [{ color: "yellow" }, false],
    [{ color: "orange" }, false],
    [{ color: "gray" }, false],
    [{ color: "Grey" }, false],
    [{ color: "RED" }, false],
    [{ color: "green", value: "Not available" }, false],
    [{ color: "green", value: "unavailable" }, false],
    [{ description: "Not serviceable" }, false],
    [{ color: "green", value: "near-net" }, false],
    [{ value: "Near net" }, false],
  ])("%j has a speed: %j", (entry, isServiceable) => {
    const texts = offerOf({ metadata: [download("500")], ...entry });
    expect(texts?.[1]).toBe(isServiceable ? "500 Mbps" : "");
  });

  test("prefers certain answers to uncertain ones, and these to refusals", () => {
    const answers = ["red", "yellow", "", "green"].map((color) => ({
      label: color || "none",
      color,
    }));
    for (let count = 1; count <= answers.length; count += 1) {
      const best = answers[count - 1];
      expect(offerOf(...answers.slice(0, count))?.[0]).toContain(best?.label);
      expect(offerOf(...answers.slice(0, count).reverse())?.[0]).toContain(best?.label);
    }
  });

  test("counts a value that is a speed, whose status is then that the service is available", () => {
    const dsl = { label: "DSL", prefix: "Up to ", value: "45", suffix: " Mbps" };
    expect(offerOf(dsl)).toEqual(["DSL: Available", "45 Mbps"]);
    expect(offerOf({ ...dsl, label: "" })).toEqual(["Up to 45 Mbps", "45 Mbps"]);
    expect(offerOf({ ...dsl, metadata: [download("100")] })?.[1]).toBe("100 Mbps");
    expect(offerOf({ ...dsl, suffix: " Gbps" })?.[1]).toBe("45 Gbps");
    expect(offerOf({ ...dsl, color: "gray" })).toEqual(["DSL", ""]);
    expect(offerOf({ ...dsl, color: "red" })).toEqual(["DSL", ""]);
    expect(offerOf({ ...dsl, value: "soon" })).toEqual(["DSL: Up to soon Mbps", ""]);
    expect(offerOf({ ...dsl, suffix: " lines" })).toEqual(["DSL: Up to 45 lines", ""]);
  });

  test("has the name of its part, and else the description or the color as its answer", () => {
    const part = {
      key: "coax",
      title: "",
      entries: [anEntry({ description: "Serviceable", color: "green" })],
    } as const;
    const parts = { kind: "parts", parts: [part], version: "" } as const;
    expect(textsOf(providerOfferOf(aProvider({ serviceability: parts })))).toEqual([
      "Coax: Serviceable",
      "",
    ]);
    const named = { ...parts, parts: [{ ...part, title: "Cable" }] };
    expect(textsOf(providerOfferOf(aProvider({ serviceability: named })))?.[0]).toBe(
      "Cable: Serviceable",
    );
    expect(offerOf({ label: "Fiber", color: "green" })).toEqual(["Fiber: green", ""]);
    expect(offerOf({ label: "Fiber" })).toEqual(["Fiber", ""]);
  });

  test("is null without an answer", () => {
    expect(providerOfferOf(aProvider())).toBeNull();
    expect(offerOf({ visible: false }, { type: "loader" }, { type: "error" })).toBeNull();
  });
});
