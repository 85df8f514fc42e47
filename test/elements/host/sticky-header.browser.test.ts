import "../../../src/elements/account-branding/account-branding.ts";
import "../../../src/elements/portal-header/portal-header.ts";
import { expect, test } from "vitest";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

/** A header in a box of the page's, and a screen with a part that sticks. */
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

test("ZA16: sticky parts stay below a header that sticks", async () => {
  const { header, stuck } = await open("sticky", {});
  const heightOf = () => `${header.getBoundingClientRect().height}px`;
  await expect.poll(() => stuck() === heightOf()).toBe(true);
  header.remove();
  await expect.poll(stuck).toBe("0px");
});

test.for([
  ["below a header that scrolls away", "static", {}],
  ["with the variant of Scout", "sticky", { "site-variant": "scout" }],
] as const)("ZA16: at the top %s", async ([, position, attributes]) => {
  const { screen, stuck } = await open(position, attributes);
  expect(stuck()).toBe("0px");
  screen.style.setProperty("--scout-offset-top", "12px");
  expect(stuck()).toBe("12px");
});
