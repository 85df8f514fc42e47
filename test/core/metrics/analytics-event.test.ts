import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyticsEventOf } from "../../../src/core/metrics/analytics-event.ts";

/** A detail with every kind of value, and with customer data in each text. */
const customer = "Larkspur, 1 Main St";
const detail = {
  message: customer,
  status: 503,
  cause: "cors-refused",
  href: `/scout?address=${customer}`,
  replace: true,
  state: { address: customer },
  path: `/pages/${customer}`,
  title: customer,
  address: customer,
  place: { address: customer },
  name: customer,
  uploadId: customer,
  items: [{ id: customer }, { id: customer }],
  totals: { monthly: 4999 },
  kind: "pdf",
  uri: customer,
  providers: [customer],
  solutionId: customer,
  settings: { email: customer },
  providerId: customer,
  moderated: false,
  keys: customer,
  redirectTo: customer,
};

describe("interface: Configuration: analytics receive", () => {
  test.each([
    ["scout-ready", {}],
    ["scout-failed", { status: 503, cause: "cors-refused" }],
    ["scout-navigated", { replace: true }],
    ["scout-route-changed", {}],
    ["scout-lookup-completed", {}],
    ["scout-lookup-failed", { status: 503 }],
    ["scout-upload-accepted", {}],
    ["scout-cart-changed", { items: 2 }],
    ["scout-proposal-created", { kind: "pdf" }],
    ["scout-selection-changed", { providers: 1 }],
    ["scout-report-created", { kind: "pdf" }],
    ["scout-file-downloaded", {}],
    ["scout-index-submitted", { moderated: false }],
    ["scout-search-submitted", {}],
    ["scout-signed-in", {}],
  ])("for the event %s, analytics receive %j", (name, told) => {
    const element = "scout-lookup";
    expect(analyticsEventOf(name, element, detail)).toEqual({ name, element, detail: told });
  });

  test.each(["scout-lookup-progressed", "click", "__proto__", "constructor"])(
    "for the event %s, analytics receive nothing",
    (name) => {
      expect(analyticsEventOf(name, "scout-lookup", detail)).toBe(null);
    },
  );

  test("analytics receive only numbers, flags and words from our own vocabulary, whatever a detail contains", () => {
    const names = fc.constantFrom(
      "scout-failed",
      "scout-denied",
      "scout-cart-changed",
      "scout-proposal-created",
    );
    const details = fc.record({
      status: fc.anything(),
      cause: fc.anything(),
      items: fc.anything(),
      kind: fc.anything(),
    });
    fc.assert(
      fc.property(names, fc.oneof(details, fc.anything()), (name, given) => {
        const values = Object.values(analyticsEventOf(name, "scout-pricing", given)?.detail ?? {});
        for (const value of values) {
          const isWord = typeof value === "string" && /^[a-z-]{1,40}$/.test(value);
          expect(isWord || typeof value === "number" || typeof value === "boolean").toBe(true);
        }
      }),
    );
  });
});
