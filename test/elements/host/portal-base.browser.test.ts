import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { leaveUnlessMissing } from "../../../src/elements/host/page/foreign-page.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();
afterEach(() => void vi.restoreAllMocks());

const finder = () => page.getByRole("link", { name: "Solutions Finder" });

test("interface: portal-base sends links to other screens to the portal", async () => {
  configure({ portalBase: "https://partners.test/portal/" });
  const element = place("portal-dashboard", await serve());
  await expect
    .element(finder())
    .toHaveAttribute("href", "https://partners.test/portal/solutions-finder");
  element.setAttribute("portal-base", "https://other.test");
  await expect.element(finder()).toHaveAttribute("href", "https://other.test/solutions-finder");
  expect(Reflect.get(element, "portalBase")).toBe("https://other.test");
  const asked = listen("scout-navigated");
  await finder().click();
  expect(asked.map(({ detail }) => detail.href)).toEqual(["https://other.test/solutions-finder"]);
});

test("without portal-base, a page of another site is not left for a screen that the site may not have", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const left: string[] = [];
  const follow = (href: string) => {
    const target = new URL(href, window.location.href);
    leaveUnlessMissing(target, () => left.push(target.pathname));
  };
  for (const href of ["/scout/pricing", "/", "/about", "https://cox.test/scout"]) follow(href);
  expect(left).toEqual(["/about", "/scout"]);
  await expect.element(page.getByText("This site doesn't have that page.").first()).toBeVisible();
  expect(warn.mock.calls).toEqual([
    [
      "[scout-elements] portal-base-missing: /scout/pricing is a screen of the portal: set portal-base, or cancel scout-navigated",
    ],
  ]);
  const start = window.location.href;
  window.history.replaceState(null, "", "/scout/contracts");
  follow("/scout/pricing");
  window.history.replaceState(null, "", start);
  expect(left.at(-1)).toBe("/scout/pricing");
});

test("W30: the notice that a screen is missing is in the language of its element", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const element = place("portal-dashboard", await serve(), { locale: "es" });
  await expect.element(page.getByRole("heading", { name: "Panel" }).first()).toBeVisible();
  leaveUnlessMissing(new URL("/scout/pricing", window.location.href), vi.fn(), element);
  await expect.element(page.getByText("Este sitio no tiene esa página.")).toBeVisible();
});
