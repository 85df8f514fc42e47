import { expect, test } from "vitest";
import { signal } from "../../../src/core/signals.ts";
import { createUrlInputs } from "../../../src/elements/scout-pricing/url-inputs.model.ts";
import { createMemoryPage } from "../../support/memory-page.ts";

const nothing = { address: "", preparedFor: "", provider: "", term: "", package: "" };
const start = { ...nothing, address: "1 Own Street", provider: "acme", term: "12" };
const other = { ...nothing, address: "2 Other Street" };

test("I25: Back to a URL without parameters shows the attributes again; with any parameter, only the URL counts", () => {
  const page = createMemoryPage("https://portal.example/scout/pricing");
  const address = page.addressFor({ routing: "push", ask: () => true });
  const changes: unknown[] = [];
  const inputs = createUrlInputs(address, signal(start), (now) => void changes.push(now));
  expect(inputs.now).toEqual(start);
  inputs.commit(other, { replace: false });
  inputs.commit(nothing, { replace: false });
  expect(inputs.now).toEqual(nothing);
  expect(changes).toEqual([]);
  page.back();
  page.back();
  page.forward();
  expect(changes).toEqual([other, start, other]);
});
