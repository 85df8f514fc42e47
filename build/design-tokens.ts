import { readFileSync } from "node:fs";
import postcss from "postcss";

/** The sheets that a page may add for another look. They leave the site color to the agency. */
export const themeSheets = ["themes/plain.css", "themes/sharp.css", "themes/soft.css"] as const;

type Scheme = "light" | "dark";

/** A color of sRGB, each part from 0 to 1. */
export interface Color {
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
}

/** Positions in the page, which are not part of the look. */
const placing = ["--scout-offset-top", "--scout-offset-inline"];

/**
 * The defaults of the custom properties as design tokens, in the format of the Design Tokens Community Group (2025.10).
 * Colors and shadows are in a group for each scheme.
 */
export function designTokens(): object {
  const defaults = readDefaults(readFileSync("src/styles/tokens.css", "utf8"));
  const descriptions = readDescriptions();
  const tokens: Record<string, object> = {};
  const color = { light: {} as Record<string, object>, dark: {} as Record<string, object> };
  const shadow: Partial<Record<Scheme, object>> = {};
  for (const [property, value] of defaults.publicOnes) {
    if (placing.includes(property)) continue;
    const facts = {
      $description: descriptions.get(property) ?? "",
      $extensions: { "scout-elements": { property } },
    };
    const name = property.slice("--scout-".length);
    for (const scheme of ["light", "dark"] as const) {
      if (name.startsWith("color-")) {
        const $value = sentColorOf(colorOf(value, scheme, defaults.all));
        color[scheme][name.slice("color-".length)] = { $type: "color", $value, ...facts };
      } else if (name === "shadow") {
        const layers = splitAtCommas(value);
        const $value = layers.map((layer) => shadowOf(layer, scheme, defaults.all));
        shadow[scheme] = { $type: "shadow", $value, ...facts };
      }
    }
    if (name === "font-family") {
      const $value = splitAtCommas(value).map((family) => family.replaceAll('"', ""));
      tokens[name] = { $type: "fontFamily", $value, ...facts };
    } else if (!name.startsWith("color-") && name !== "shadow") {
      const $value = { value: pixelsOf(value, defaults.all), unit: "px" };
      tokens[name] = { $type: "dimension", $value, ...facts };
    }
  }
  return { scout: { ...tokens, color, shadow } };
}

/** The custom properties of a sheet outside conditions, and what the public ones default to. */
export function readDefaults(sheet: string) {
  const all = new Map<string, string>();
  const publicOnes = new Map<string, string>();
  for (const rule of postcss.parse(sheet).nodes) {
    if (rule.type !== "rule") continue;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      const text = value.replaceAll(/\s+/g, " ");
      all.set(prop, text);
      const [property = "", ...fallback] = argumentsOf(text, "var") ?? [];
      if (property.startsWith("--scout-")) {
        publicOnes.set(property, fallback.join(", "));
      }
    });
  }
  return { all, publicOnes };
}

/** Resolves a color. Throws on a notation that the sheets do not use. */
export function colorOf(text: string, scheme: Scheme, all: ReadonlyMap<string, string>): Color {
  const schemes = argumentsOf(text, "light-dark");
  if (schemes) return colorOf(schemes[scheme === "light" ? 0 : 1] ?? "", scheme, all);
  const [property = "", ...fallback] = argumentsOf(text, "var") ?? [];
  if (property !== "") return colorOf(all.get(property) ?? fallback.join(", "), scheme, all);
  const mixed = argumentsOf(text, "color-mix");
  if (mixed) {
    const [, part = "", other] = mixed;
    const [, base = "", percent = ""] = /^(.+) ([\d.]+)%$/.exec(part) ?? [];
    if (other !== "transparent") throw new Error(`A color mixed with ${other} is unknown.`);
    const { components, alpha } = colorOf(base, scheme, all);
    return { components, alpha: (alpha * Number(percent)) / 100 };
  }
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text);
  if (numbers) {
    const [, red, green, blue, percent] = numbers.map(Number);
    return colorOfBytes([red ?? 0, green ?? 0, blue ?? 0], (percent ?? 100) / 100);
  }
  const [, hex = ""] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  if (hex === "") throw new Error(`The color ${text} is unknown.`);
  const size = hex.length / 3;
  const bytes = [0, 1, 2].map((at) => {
    const digits = hex.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? digits + digits : digits, 16);
  });
  return colorOfBytes(bytes, 1);
}

function colorOfBytes([red = 0, green = 0, blue = 0]: readonly number[], alpha: number): Color {
  return { components: [red / 255, green / 255, blue / 255], alpha };
}

function sentColorOf({ components, alpha }: Color): object {
  const digits = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return {
    colorSpace: "srgb",
    components: components.map((part) => Number(part.toFixed(4))),
    alpha,
    hex: `#${digits.join("")}`,
  };
}

function shadowOf(text: string, scheme: Scheme, all: ReadonlyMap<string, string>): object {
  const [, x, y, blur, color = ""] = /^(\S+) (\S+) (\S+) (.+)$/.exec(text) ?? [];
  const [offsetX, offsetY, radius] = [x, y, blur].map((length) => ({
    value: Number.parseFloat(length ?? ""),
    unit: "px",
  }));
  return {
    color: sentColorOf(colorOf(color, scheme, all)),
    offsetX,
    offsetY,
    blur: radius,
    spread: { value: 0, unit: "px" },
  };
}

/** Resolves a length. Sizes are multiples of others. */
function pixelsOf(text: string, all: ReadonlyMap<string, string>): number {
  const [property = "", ...fallback] = argumentsOf(text, "var") ?? [];
  if (property !== "") return pixelsOf(all.get(property) ?? fallback.join(", "), all);
  const [product] = argumentsOf(text, "calc") ?? [];
  if (product !== undefined) {
    const [base = "", factor = ""] = product.split(" * ");
    return pixelsOf(base, all) * Number(factor);
  }
  const [, pixels] = /^([\d.]+)px$/.exec(text) ?? [];
  if (pixels === undefined) throw new Error(`The length ${text} is unknown.`);
  return Number(pixels);
}

/** The arguments if the whole text is a call of this function. */
function argumentsOf(text: string, name: string): readonly string[] | null {
  const isCall = text.startsWith(`${name}(`) && text.endsWith(")");
  return isCall ? splitAtCommas(text.slice(name.length + 1, -1)) : null;
}

/** The parts between commas that are not inside parentheses. */
function splitAtCommas(text: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts.push(parts.pop() + character);
  }
  return parts.map((part) => part.trim());
}

/** The descriptions of the properties in the documentation of the elements. */
function readDescriptions(): ReadonlyMap<string, string> {
  const source = readFileSync("src/elements/host/element/scout-element.ts", "utf8");
  const found = source.matchAll(/@cssprop \[(--scout-[a-z-]+)[^\]]*\] - (.+)/g);
  return new Map([...found].map(([, property = "", text = ""]) => [property, text]));
}
