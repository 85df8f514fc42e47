import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createBrowserPorts } from "../../../src/elements/host/browser-ports.ts";
import { createPageAddress } from "../../../src/elements/host/page-address.ts";

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

/** The host page resolves its own links against another origin. */
function setBase(href: string): void {
  const base = document.createElement("base");
  base.href = href;
  document.head.append(base);
  onTestFinished(() => base.remove());
}

test("a base of the host page leads no call away from the page's origin", async () => {
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

test("a base of the host page does not keep the address from changing", () => {
  setBase("https://elsewhere.example/folder/");
  const address = createPageAddress("page", () => true);
  onTestFinished(address.dispose);
  expect(address.setQuery({ address: "1 Main Street" })).toBe(true);
  expect(new URL(window.location.href).searchParams.get("address")).toBe("1 Main Street");
  expect(address.base).toBe(window.location.href);
});
