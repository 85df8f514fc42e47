import { expect, test } from "vitest";
import { Tag } from "../../../src/elements/ui/tag.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const schemes = ["light", "dark"] as const;
const siteColors = ["#0c304c", "#ffd400", "#ffffff", "#000000", "#777777", "#e4002b", "#00ff66"];

/** Each text color, its surfaces and the required contrast ratio. */
const pairs = [
  ["text", ["surface", "raised", "sunken", "hover", "active"], 4.5],
  ["muted", ["surface", "raised", "sunken", "hover"], 4.5],
  ["accent", ["surface", "raised", "hover"], 4.5],
  ["danger", ["surface", "raised"], 4.5],
  ["warning", ["surface", "raised"], 4.5],
  ["success", ["surface", "raised"], 4.5],
  ["on-primary", ["primary"], 4.5],
  ["control-border", ["surface", "raised"], 3],
  ["primary-edge", ["surface", "raised"], 3],
] as const;

const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

function luminanceOf(color: string): number {
  if (context === null) throw new Error("no canvas");
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  expect(alpha, color).toBe(255);
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrastOf(first: string, second: string): number {
  const [low = 0, high = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const cases = schemes.flatMap((scheme) => siteColors.map((site) => ({ scheme, site })));

test.for(cases)("tokens are legible with site color $site, $scheme", ({ scheme, site }) => {
  const { host, find } = mountUi(<span />, { scheme });
  host.style.setProperty("--scout-color-primary", site);
  const colorOf = (token: string) => {
    find("span").style.color = `var(--_${token})`;
    return getComputedStyle(find("span")).color;
  };
  const tooLow = pairs.flatMap(([read, grounds, ratio]) =>
    grounds
      .map((ground) => ({ read, ground, is: contrastOf(colorOf(read), colorOf(ground)), ratio }))
      .filter(({ is }) => is < ratio),
  );
  expect(tooLow).toEqual([]);
});

test.for(siteColors)("in the dark scheme a button with site color %s is visible", (site) => {
  const { host, find } = mountUi(<span />, { scheme: "dark" });
  host.style.setProperty("--scout-color-primary", site);
  const { style } = find("span");
  style.color = "var(--_primary)";
  style.backgroundColor = "var(--_surface)";
  const { color, backgroundColor } = getComputedStyle(find("span"));
  expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(3);
});

test.for(schemes)("a tag's text is legible in any color, %s", (scheme) => {
  const colors = ["yellow", "white", "black", "lime", "#8080ff", "rgba(255, 0, 0, 0.1)", "orange"];
  for (const color of colors) {
    const { find } = mountUi(<Tag color={color}>Word</Tag>, { scheme });
    const words = getComputedStyle(find(".tag-text")).color;
    const ground = getComputedStyle(find(".tag")).backgroundColor;
    expect(contrastOf(words, ground), color).toBeGreaterThanOrEqual(4.5);
  }
});

test.for(schemes)("a pale tag is no more prominent than a saturated one, %s", (scheme) => {
  const contrastIn = (color: string) => {
    const { find } = mountUi(<Tag color={color}>Word</Tag>, { scheme });
    const ground = getComputedStyle(find(".tag")).backgroundColor;
    return contrastOf(getComputedStyle(find(".tag-text")).color, ground);
  };
  const sure = contrastIn("green");
  for (const color of ["light green", "yellow"]) {
    expect(contrastIn(color), color).toBeLessThanOrEqual(sure * 1.15);
  }
});
