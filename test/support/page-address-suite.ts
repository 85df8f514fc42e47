import { expect, test } from "vitest";
import type { NavigationDetail, PageAddress } from "../../src/core/screen-context.ts";
import type { Routing } from "./memory-page.ts";

/** A page under test: that of a browser, or the one in memory. */
export interface DrivenPage {
  /** The page's path and query. */
  here(): string;
  /** Goes one step back in the history. Resolves after the navigation. */
  back(): Promise<void>;
  addressFor(element: {
    readonly routing: Routing;
    readonly ask: (detail: NavigationDetail) => boolean;
  }): PageAddress;
}

/**
 * Tests the navigations of an element in a page. Both the page in memory, on which models are tested in Node, and
 * the browser's page run it.
 *
 * @param open - opens a page at `/page?kept=1`
 */
export function testPageAddress(open: () => DrivenPage): void {
  function openAddress(routing: Routing, isAllowed = true) {
    const page = open();
    const asked: NavigationDetail[] = [];
    const ask = (detail: NavigationDetail) => {
      asked.push(detail);
      return isAllowed;
    };
    return { page, asked, address: page.addressFor({ routing, ask }) };
  }

  test("a changed query adds a history entry, and Back restores the previous query", async () => {
    const { page, address, asked } = openAddress("push");
    expect(address.setQuery({ address: "1 Main" })).toBe(true);
    expect(page.here()).toBe("/page?kept=1&address=1+Main");
    expect(address.current.peek().search).toBe("?kept=1&address=1+Main");
    await page.back();
    expect(page.here()).toBe("/page?kept=1");
    expect(address.current.peek().search).toBe("?kept=1");
    expect(asked).toMatchObject([{ href: "/page?kept=1&address=1+Main", replace: false }]);
  });

  test("the same query in another order adds no history entry", async () => {
    const { page, address, asked } = openAddress("push");
    address.setQuery({ a: "1", b: "2" });
    address.setQuery({ kept: "1" });
    expect(asked.map(({ replace }) => replace)).toEqual([false, true]);
    await page.back();
    expect(page.here()).toBe("/page?kept=1");
  });

  test("a replaced query adds no history entry, and null removes a parameter", async () => {
    const { page, address } = openAddress("push");
    address.setQuery({ a: "1" });
    address.setQuery({ a: null, b: "2" }, { replace: true });
    expect(page.here()).toBe("/page?kept=1&b=2");
    await page.back();
    expect(page.here()).toBe("/page?kept=1");
  });

  test.for(["page", "push", "none"] as const)(
    "with routing %s a navigation that the host page prevents changes nothing",
    (routing) => {
      const { page, address, asked } = openAddress(routing, false);
      const before = address.current.peek();
      expect(address.setQuery({ a: "1" })).toBe(false);
      expect(address.enter("/page?b=2", { step: "verify" })).toBe(false);
      expect(address.navigate("/other")).toBe(false);
      expect(asked).toHaveLength(3);
      expect(page.here()).toBe("/page?kept=1");
      expect(address.current.peek()).toEqual(before);
    },
  );

  test("without routing the element keeps its parameters to itself", () => {
    const { page, address } = openAddress("none");
    expect(address.current.peek()).toEqual({ search: "", state: {} });
    address.setQuery({ a: "1" });
    expect(address.current.peek().search).toBe("?a=1");
    address.enter("/other", { step: "verify" });
    expect(address.current.peek()).toEqual({ search: "?a=1", state: { step: "verify" } });
    expect(address.openFragments).toBeNull();
    expect(page.here()).toBe("/page?kept=1");
  });

  test("a state belongs to its entry of the history", async () => {
    const { page, address } = openAddress("push");
    address.enter("/page?kept=1", { step: "verify" });
    expect(address.current.peek()).toEqual({ search: "?kept=1", state: { step: "verify" } });
    await page.back();
    expect(address.current.peek()).toEqual({ search: "?kept=1", state: {} });
  });

  test("a changed query passes a state to a new entry, and a replaced entry keeps its own", async () => {
    const { page, address, asked } = openAddress("push");
    address.setQuery({ a: "1" }, { state: { site: 1 } });
    address.setQuery({ a: "2" }, { replace: true, state: { site: 2 } });
    expect(address.current.peek()).toEqual({ search: "?kept=1&a=2", state: { site: 1 } });
    expect(asked.map(({ state }) => state)).toEqual([{ site: 1 }, { site: 1 }]);
    await page.back();
    expect(address.current.peek()).toEqual({ search: "?kept=1", state: {} });
  });

  test("two elements of a page see the same query", () => {
    const { page, address } = openAddress("push");
    const other = page.addressFor({ routing: "page", ask: () => true });
    address.setQuery({ a: "1" });
    expect(other.current.peek().search).toBe("?kept=1&a=1");
  });

  test.for(["//evil.example", "\\\\evil.example", "javascript:alert(1)"])(
    "B19: %s is never followed, and `scout-navigated` is not emitted",
    (href) => {
      const { page, address, asked } = openAddress("push");
      expect(address.navigate(href)).toBe(false);
      expect(address.enter(href, {})).toBe(false);
      expect(asked).toEqual([]);
      expect(page.here()).toBe("/page?kept=1");
    },
  );

  test("a taken fragment is removed from the address once, and other fragments stay", async () => {
    const { page, address } = openAddress("push");
    address.enter("/page?kept=1#proposal=abc", {});
    const fragments = await address.openFragments?.();
    const taken: string[] = [];
    const stop = fragments?.take("proposal=", (fragment) => taken.push(fragment));
    expect(taken).toEqual(["proposal=abc"]);
    expect(page.here()).toBe("/page?kept=1");
    expect(new URL(fragments?.linkWith("proposal=x", ["kept"]) ?? "").hash).toBe("#proposal=x");
    stop?.();
  });
}
