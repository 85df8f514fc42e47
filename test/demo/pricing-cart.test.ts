import { describe, expect, test } from "vitest";
import { moneyText } from "../../demo/server/paper/money-text.ts";
import { createCart } from "../../src/core/pricing/cart/create-cart.ts";
import { reduceAct, reduceCart } from "../../src/core/pricing/cart/reduce-cart.ts";
import { sameServicesOf } from "../../src/core/pricing/cart/same-services.ts";
import { contractDataOf } from "../../src/core/pricing/proposal/contract-data.ts";
import { proposalPayload } from "../../src/core/pricing/proposal/proposal-payload.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { readPdf } from "./support/read-pdf.ts";

const address = "1200 Main Street, Houston, TX 77002";

/** Creates the cart of an agent who requests Comcast at 36 months and chooses a package. */
async function buyPackage(backend: TestBackend, code: string) {
  const query = { address, provider: "comcast" };
  const answer = await backend.callJson("searchPricing", { body: { query } });
  const start = createCart(answer as Parameters<typeof createCart>[0]);
  return [
    { kind: "chooseTerm", value: "36" } as const,
    { kind: "choosePackage", value: `comcast-${code}-36-central` } as const,
  ].reduce(reduceCart, start);
}

function inputOf(state: Awaited<ReturnType<typeof buyPackage>>) {
  return {
    state,
    date: "01/05/2026",
    preparedFor: "Bluebonnet Dental Group",
    address,
    agent: { firstName: "Dana", lastName: "Whitfield", email: "dana.whitfield@example.com" },
    agency: {
      logoUrl: null,
      borderTop: "rgba(12, 48, 76, 1)",
      borderBottom: "rgba(12, 48, 76, 1)",
    },
  };
}

describe("a cart over the backend's catalogue", () => {
  test.each([
    ["starter", 2],
    ["office", 2],
    ["triple", 3],
  ])(
    "the package %s adds its %i services, and the discount lowers their total",
    async (code, count) => {
      const state = await buyPackage(await openBackend(), code);
      expect(state.package).toBe(`comcast-${code}-36-central`);
      expect(state.cart.length).toBeGreaterThanOrEqual(count);
      const pricing = proposalPayload(inputOf(state))?.pricing;
      expect(pricing?.discount).toBeGreaterThan(0);
      expect(pricing?.monthly).toBeGreaterThan(0);
    },
  );

  test.each(["starter", "office", "triple"])(
    "J16: the same services of the package %s keep it for 24 months",
    async (code) => {
      const before = await buyPackage(await openBackend(), code);
      const after = reduceAct(before, [{ kind: "chooseTerm", value: "24" }]);
      const same = sameServicesOf(before, after);
      expect(same?.missing).toEqual([]);
      expect(reduceAct(after, same?.events ?? []).package).toBe(`comcast-${code}-24-central`);
    },
  );

  test("a cart becomes a PDF with the amounts that the core has computed", async () => {
    const backend = await openBackend();
    const payload = proposalPayload(inputOf(await buyPackage(backend, "triple")));
    if (!payload) throw new Error("A total is not known.");
    const answer = await backend.call("downloadPricing", { body: { payload } });
    const texts = (await readPdf(answer)).flat();
    const { monthly, install, discount, services } = payload.pricing;
    for (const amount of [monthly, install, -discount, ...services.map(({ price }) => price)]) {
      expect(texts).toContain(moneyText(amount).replace("−", "–"));
    }
  });

  test("a cart becomes a contract", async () => {
    const backend = await openBackend();
    const state = await buyPackage(backend, "starter");
    const contract_data = contractDataOf(inputOf(state), { address, provider: "comcast" });
    const answer = await backend.call("createContract", { body: { contract_data } });
    expect(answer.status).toBe(200);
  });
});
