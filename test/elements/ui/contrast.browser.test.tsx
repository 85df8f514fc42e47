import { expect, onTestFinished, test } from "vitest";
import { Tag } from "../../../src/elements/ui/tag.tsx";
import plain from "../../../src/styles/themes/plain.css?inline";
import sharp from "../../../src/styles/themes/sharp.css?inline";
import soft from "../../../src/styles/themes/soft.css?inline";
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

type Pair = readonly [text: string, surfaces: readonly string[], minContrast: number];

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
  expect(tooLowIn(find("span"), pairs)).toEqual([]);
});

/** The pairs whose contrast is too low, as tokens of a node. */
function tooLowIn(node: HTMLElement, tested: readonly Pair[]) {
  const colorOf = (token: string) => {
    node.style.color = `var(--_${token})`;
    return getComputedStyle(node).color;
  };
  return tested.flatMap(([read, grounds, ratio]) =>
    grounds
      .map((ground) => ({ read, ground, is: contrastOf(colorOf(read), colorOf(ground)), ratio }))
      .filter(({ is }) => is < ratio),
  );
}

const themes = { plain, sharp, soft };
const themed = schemes.flatMap((scheme) =>
  (["plain", "sharp", "soft"] as const).map((theme) => ({ scheme, theme })),
);

test.for(themed)(
  "tokens are legible in the theme $theme, $scheme, also outside cards",
  ({ scheme, theme }) => {
    const sheet = document.createElement("style");
    sheet.textContent = themes[theme];
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
    const { host, find } = mountUi(<span />, { scheme });
    expect(getComputedStyle(host).getPropertyValue("--scout-radius")).not.toBe("");
    // A page that shows through has the background of the scheme.
    if (theme === "plain") host.style.setProperty("--scout-color-background", "Canvas");
    const onBackground = ["text", "muted", "accent", "danger", "warning", "success"] as const;
    const outside = onBackground.map((read): Pair => [read, ["background"], 4.5]);
    expect(tooLowIn(find("span"), [...pairs, ...outside])).toEqual([]);
  },
);

test.for(schemes)("the bars of a skeleton are visible on a card, %s", (scheme) => {
  const { find } = mountUi(<span />, { scheme });
  const minContrast = scheme === "dark" ? 1.5 : 1.2;
  expect(tooLowIn(find("span"), [["waiting", ["surface", "raised"], minContrast]])).toEqual([]);
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
