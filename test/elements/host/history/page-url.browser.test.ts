import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createPageAddress } from "../../../../src/elements/host/history/page-address.ts";
import { createBrowserPorts } from "../../../../src/elements/host/page/browser-ports.ts";
import { hostileAddresses, hostsWithoutScheme } from "../../../support/hostile-addresses.ts";

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

/** Makes the host page resolve its own links against another origin. */
function setBase(href: string): void {
  const base = document.createElement("base");
  base.href = href;
  document.head.append(base);
  onTestFinished(() => base.remove());
}

test("a base of the host page does not send requests to another origin", async () => {
  const asked: string[] = [];
  vi.spyOn(window, "fetch").mockImplementation((input, init) => {
    asked.push(new Request(input, init).url);
    return Promise.resolve(new Response());
  });
  onTestFinished(() => void vi.restoreAllMocks());
  setBase("https://elsewhere.example/folder/");
  const { http, place } = createBrowserPorts();
  await http("/api/v1/scout", {});
  await http("https://api.example/api/v1/scout", {});
  expect(asked).toEqual([
    `${window.location.origin}/api/v1/scout`,
    "https://api.example/api/v1/scout",
  ]);
  expect(place.origin).toBe(window.location.origin);
});

test("a base of the host page does not prevent changes of the address", () => {
  setBase("https://elsewhere.example/folder/");
  const address = createPageAddress("page", () => true);
  onTestFinished(address.dispose);
  expect(address.setQuery({ address: "1 Main Street" })).toBe(true);
  expect(new URL(window.location.href).searchParams.get("address")).toBe("1 Main Street");
  expect(address.base).toBe(window.location.href);
});

describe("B19: a navigation that an element requests from the page", () => {
  test.each(hostsWithoutScheme.map((raw) => [raw]))(
    "the address %j is refused, with one warning",
    (raw) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      const asked: string[] = [];
      const address = createPageAddress("page", ({ href }) => Boolean(asked.push(href)));
      onTestFinished(address.dispose);
      expect(address.navigate(raw)).toBe(false);
      expect(address.enter(raw, {})).toBe(false);
      expect(warn.mock.calls).toEqual([
        ["[scout-elements] navigation-refused"],
        ["[scout-elements] navigation-refused"],
      ]);
      expect(asked).toEqual([]);
      expect(window.location.href).toBe(start);
    },
  );

  test.each(hostileAddresses.map((raw) => [raw]))(
    "the address %j never runs and never contains a user name",
    (raw) => {
      vi.spyOn(console, "warn").mockReturnValue();
      const asked: string[] = [];
      const address = createPageAddress("portal", ({ href }) => Boolean(asked.push(href)));
      onTestFinished(address.dispose);
      address.navigate(raw);
      for (const href of asked) {
        const { protocol, username } = new URL(href, window.location.href);
        expect(["http:", "https:"]).toContain(protocol);
        expect(username).toBe("");
      }
    },
  );
});

test("B19: a page whose own path begins with two slashes keeps its address through every step", () => {
  const own = `${window.location.origin}//evil.test/x?a=1#b`;
  window.history.replaceState(null, "", own);
  const asked: string[] = [];
  const address = createPageAddress("page", ({ href }) => Boolean(asked.push(href)));
  onTestFinished(address.dispose);
  expect(address.setQuery({ address: "1 Main" })).toBe(true);
  const changed = `${window.location.origin}//evil.test/x?a=1&address=1+Main#b`;
  expect(window.location.href).toBe(changed);
  expect(address.setQuery({ address: null }, { replace: true })).toBe(true);
  expect(window.location.href).toBe(own);
  expect(asked).toEqual([changed, own]);
});
