import "../../../../src/elements/account-branding/account-branding.ts";
import "../../../../src/elements/portal-header/portal-header.ts";
import "../../../../src/elements/scout-pricing/scout-pricing.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sectionNames } from "../../../../src/testing/parts/pricing-tester.ts";
import { cleanUpHostPage, place, serve } from "../../../support/host-page.ts";
import {
  embedCall,
  embedding,
  formAddress,
  openContract,
} from "../../contract-wizard/open-contract.ts";
import { agent } from "../../scout-pricing/agent.ts";

cleanUpHostPage();

/** Opens a header in a box of the page, and a screen with a sticky part. */
async function open(position: "sticky" | "static", attributes: Readonly<Record<string, string>>) {
  const backend = await serve();
  const box = document.createElement("div");
  box.style.position = position;
  box.style.insetBlockStart = "0";
  document.body.append(box);
  const header = place("portal-header", backend);
  box.append(header);
  const screen = place("account-branding", backend, attributes);
  const stuck = () => {
    const bar = screen.shadowRoot?.querySelector(".branding-save");
    return bar ? getComputedStyle(bar).insetBlockStart : null;
  };
  await expect.poll(stuck).not.toBeNull();
  await expect.poll(() => header.getBoundingClientRect().height).toBeGreaterThan(40);
  return { header, screen, stuck };
}

test("W10: sticky parts stay below a sticky header", async () => {
  const { header, stuck } = await open("sticky", {});
  const heightOf = () => `${header.getBoundingClientRect().height}px`;
  await expect.poll(() => stuck() === heightOf()).toBe(true);
  header.remove();
  await expect.poll(stuck).toBe("0px");
});

test.for([
  ["below a header that scrolls away", "static", {}],
  ["with the variant of Scout", "sticky", { "site-variant": "scout" }],
] as const)("W10: at the top of the window, %s", async ([, position, attributes]) => {
  const { screen, stuck } = await open(position, attributes);
  expect(stuck()).toBe("0px");
  screen.style.setProperty("--scout-offset-top", "12px");
  expect(stuck()).toBe("12px");
});

/** A sticky part beside content that is longer than the window. */
interface StickyPart {
  readonly what: string;
  readonly part: string;
  readonly open: () => Promise<HTMLElement>;
}

const stickyParts: readonly StickyPart[] = [
  {
    what: "the proposal of scout-pricing",
    part: ".proposal",
    async open() {
      const backend = await serve();
      const element = place("scout-pricing", backend, {
        address: "60 Hudson Street, New York, NY 10013",
        provider: "comcast",
        term: "36",
      });
      for (const name of sectionNames) await agent.section(name).click();
      return element;
    },
  },
  {
    what: "the head of the price board",
    part: ".board-offers thead",
    async open() {
      const backend = await serve();
      const element = place("scout-pricing", backend, {
        address: "60 Hudson Street, New York, NY 10013",
      });
      await expect.element(page.getByRole("table", { name: "Price board" })).toBeVisible();
      return element;
    },
  },
  {
    what: "the preview of contract-wizard",
    part: ".preview-panel",
    async open() {
      const frame = `<iframe src="${formAddress}" height="900"></iframe>`;
      return (await openContract({ [embedCall]: embedding(frame.repeat(3)) })).element;
    },
  },
];

test.for(stickyParts)(
  "W10: $what sticks below a fixed header of the page if --scout-offset-top is its height",
  async ({ part, open: openScreen }) => {
    await page.viewport(1440, 700);
    const header = document.createElement("div");
    header.style.cssText = "position: fixed; inset: 0 0 auto; block-size: 90px; z-index: 99";
    document.body.append(header);
    document.body.style.paddingBlockStart = "90px";
    try {
      const screen = await openScreen();
      screen.style.setProperty("--scout-offset-top", "90px");
      const topOf = () =>
        screen.shadowRoot?.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN;
      const room = () => document.documentElement.scrollHeight - window.innerHeight;
      await expect.poll(room).toBeGreaterThan(600);
      const before = topOf();
      window.scrollTo(0, 600);
      await expect.poll(topOf).toBeLessThan(before);
      expect(topOf()).toBeGreaterThanOrEqual(90);
      // More scrolling does not move the sticky part.
      const stuckAt = topOf();
      window.scrollTo(0, 500);
      expect(topOf()).toBe(stuckAt);
    } finally {
      window.scrollTo(0, 0);
      await page.viewport(1024, 768);
    }
  },
);
