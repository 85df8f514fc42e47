import type { Locator, Page, ViewportSize } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findCutWhenSpaced } from "../support/inspect-page.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const pricing = pricingPath(houston, { provider: "comcast", term: "36" });

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

async function enter(path: string, viewport?: ViewportSize): Promise<Page> {
  const { page } = await demo.enter(path, { ...(viewport && { viewport }) });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

/** Finds the focused control, also inside shadow roots. */
const focusedControl = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
})()`;

describe("2.4.11: at 400 % the focused control is never covered completely", () => {
  test.each([
    ["/scout", "combobox", "Street address"],
    [pricing, "combobox", "Provider"],
    ["/scout/contracts", "link", /^Edit Draft/],
    ["/account", "button", "Use Default Primary Logo"],
    ["/solutions-finder?filters=Fiber", "button", "Remove Fiber"],
  ] as const)("the focused control is never covered on %s", async (path, role, name) => {
    const page = await enter(path, zoomed);
    await page.getByRole(role, { name }).first().waitFor();
    const covered: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(`(() => {
        const control = ${focusedControl};
        if (control === null || control === document.body) return null;
        // What the page has around the element is its own.
        if (control.getRootNode() === document) return { name: "", isSeen: true };
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const rows = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part);
        const columns = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part);
        const deepest = (x, y) => {
          let hit = document.elementFromPoint(x, y);
          while (hit?.shadowRoot) {
            const inner = hit.shadowRoot.elementFromPoint(x, y);
            if (inner === null || inner === hit) break;
            hit = inner;
          }
          return hit;
        };
        // A label draws its control, and a slider is drawn by what it stands in.
        const drawn = control.closest("label") ?? (control.type === "range" ? control.parentElement : control);
        const isSeen = rows.some((y) => columns.some((x) => {
          const hit = deepest(x, y);
          return control.contains(hit) || drawn.contains(hit);
        }));
        return { name: control.outerHTML.slice(0, 120), isSeen };
      })()`);
      if (found === null) break;
      const { name, isSeen } = found as { name: string; isSeen: boolean };
      if (!isSeen) covered.push(name);
      seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  });
});

/** `portal.e2e.ts` checks the initial state of the portal's screens; this test checks a priced address. */
test("1.4.12: with the user's text spacing, no text of a priced address is cut or covered", async () => {
  const page = await enter(pricing, { width: 360, height: 740 });
  expect(await findCutWhenSpaced(page)).toEqual([]);
});

describe("forced colors", () => {
  /** Returns the texts of the parts with a visible bar below them. */
  async function barsOf(page: Page, parts: Locator): Promise<readonly (string | null)[]> {
    await parts.first().waitFor();
    await page.emulateMedia({ forcedColors: "active" });
    return parts.evaluateAll((links) => {
      const canvas = document.createElement("i");
      canvas.style.color = "Canvas";
      document.body.append(canvas);
      const background = getComputedStyle(canvas).color;
      canvas.remove();
      return links
        .filter((link) => getComputedStyle(link).borderBlockEndColor !== background)
        .map((link) => link.textContent);
    });
  }

  test("in forced colors, only the header's link to the current page has a bar", async () => {
    const page = await enter("/scout");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await barsOf(page, links)).toEqual(["Scout"]);
  });

  test("in forced colors, only the selected tab has a bar", async () => {
    const page = await enter("/provider-library");
    expect(await barsOf(page, page.getByRole("tab"))).toEqual(["All"]);
  });

  test("in forced colors, only the current tab of the sign-in has a bar", async () => {
    const page = await enter("/login/");
    expect(await barsOf(page, page.locator(".sign-in-tab"))).toEqual(["Login"]);
  });

  test("in forced colors, a logo keeps the white background that it is designed for", async () => {
    const page = await enter("/");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const logos = [page.locator("portal-header img"), page.locator("portal-dashboard .image-box")];
    for (const logo of logos) {
      const plate = logo.first().evaluate((image) => getComputedStyle(image).backgroundColor);
      expect(await plate).toBe("rgb(255, 255, 255)");
    }
  });

  test("in forced colors, a service that cannot be chosen is gray, and one that can is not", async () => {
    const page = await enter(pricing);
    for (const section of [/^Dedicated/, /^Broadband/]) {
      await page.getByRole("checkbox", { name: section }).first().check();
    }
    await page.locator(".service.unavailable").first().waitFor();
    await page.emulateMedia({ forcedColors: "active" });
    const colors = await page.locator("scout-pricing").evaluate(({ shadowRoot }) => {
      const colorOf = (selector: string) => {
        const label = shadowRoot?.querySelector(selector);
        return label ? getComputedStyle(label).color : "";
      };
      return {
        unavailable: colorOf(".service.unavailable .choice-label"),
        available: colorOf(".service:not(.unavailable) .choice-label"),
      };
    });
    expect(colors.unavailable).not.toBe("");
    expect(colors.unavailable).not.toBe(colors.available);
  });
});
