import { expect, test } from "vitest";
import { endpoints } from "../../../src/core/api/endpoints.ts";
import { batchRequestOf } from "../../../src/core/lookup/batch-request.ts";

const batch = { id: "7", seed: "s/1", token: "t&2" };
const sandboxHosts = ["other.example", " Sandbox.example "];

test("G12: id, s and token are the batch's id, seed and token, and a plain path has only the id", () => {
  for (const op of ["do", "finished"] as const) {
    const queryAt = (hostname: string) =>
      batchRequestOf(batch, op, { hostname, sandboxHosts }).query;
    const plain = { id: "7", op, _format: "json" };
    expect(queryAt("portal.example")).toEqual(plain);
    expect(queryAt("sandbox.example")).toEqual({ ...plain, s: "s/1", token: "t&2" });
  }
});

test.each([
  ["portal.example", undefined, "advanceBatch"],
  ["sandbox.example", undefined, "advanceSandboxBatch"],
  ["SANDBOX.example", undefined, "advanceSandboxBatch"],
  ["x.sandbox.example", undefined, "advanceBatch"],
  ["sandbox.example.evil", undefined, "advanceBatch"],
  ["portal.example", "api", "advanceSandboxBatch"],
  ["sandbox.example", "plain", "advanceBatch"],
] as const)("G13: on %s with the style %s, the call is %s", (hostname, batchApiStyle, endpoint) => {
  const host = { hostname, sandboxHosts, batchApiStyle };
  expect(batchRequestOf(batch, "do", host).endpoint).toBe(endpoint);
});

test("G14: both calls request JSON, as the endpoint table defines", () => {
  for (const op of ["do", "finished"] as const) {
    for (const batchApiStyle of ["api", "plain"] as const) {
      const host = { hostname: "", sandboxHosts, batchApiStyle };
      const { endpoint, query } = batchRequestOf(batch, op, host);
      expect(query).toMatchObject({ op, _format: "json" });
      expect(endpoints[endpoint]).toMatchObject({ method: "POST", body: "empty" });
      expect(Object.keys(query).toSorted()).toEqual([...endpoints[endpoint].query].toSorted());
    }
  }
});
