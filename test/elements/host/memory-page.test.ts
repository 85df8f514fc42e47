import { describe, expect, test } from "vitest";
import { createMemoryPage } from "../../support/memory-page.ts";
import { testPageAddress } from "../../support/page-address-suite.ts";

const start = "https://portal.example/page?kept=1";

describe("the page in memory", () => {
  testPageAddress(() => {
    const page = createMemoryPage(start);
    return {
      here: () => page.href().slice("https://portal.example".length),
      back: async () => page.back(),
      addressFor: page.addressFor,
    };
  });
});

describe("a portal on the page in memory", () => {
  test("a portal in memory follows its routes in the document, and leaves it for other sites", () => {
    const page = createMemoryPage(start);
    const address = page.addressFor({ routing: "portal", ask: () => true });
    address.navigate("/account");
    expect(page.href()).toBe("https://portal.example/account");
    address.navigate("https://other.example/");
    expect(page.left).toEqual([{ href: "https://other.example/", replace: false }]);
  });
});

describe("unsaved work on the page in memory", () => {
  test("unsaved work stops a navigation to another screen, but not within the screen", () => {
    const page = createMemoryPage(start);
    const address = page.addressFor({ routing: "portal", ask: () => true });
    const stopped: string[] = [];
    const end = address.guard(({ href }) => stopped.push(href));
    expect(address.setQuery({ a: "1" })).toBe(true);
    expect(address.navigate("/account")).toBe(false);
    expect(stopped).toEqual(["/account"]);
    end();
    expect(address.navigate("/account")).toBe(true);
  });
});
