import "../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";

cleanUpHostPage();

/** Opens an element that follows the page, on a page whose own scheme is light. */
async function open(scheme = "host") {
  onTestFinished(() => {
    const { documentElement: root, body } = document;
    for (const name of ["class", "data-theme", "data-bs-theme", "data-mode"]) {
      root.removeAttribute(name);
      body.removeAttribute(name);
    }
  });
  const element = place("scout-bulk", await serve(), { "color-scheme": scheme });
  const heading = page.getByRole("heading", { name: "Bulk Upload History", exact: true });
  await expect.element(heading).toBeVisible();
  /** The scheme in which the text can be read on its background. */
  const shown = () => {
    const root = element.shadowRoot?.querySelector(".scout-root");
    if (!root) return null;
    const difference =
      lightnessOf(getComputedStyle(heading.element()).color) -
      lightnessOf(getComputedStyle(root).backgroundColor);
    if (Math.abs(difference) < minDifference) return "unreadable";
    return difference > 0 ? "dark" : "light";
  };
  return { element, shown };
}

/** Of the sums of three channels from 0 to 255. */
const minDifference = 400;

function lightnessOf(color: string): number {
  const [, ...parts] = /\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(color) ?? [];
  return parts.map(Number).reduce((sum, part) => sum + part, 0);
}

test.each([
  ["class", "page dark", "page"],
  ["data-theme", "dark", "light"],
  ["data-bs-theme", "dark", "auto"],
  ["data-mode", "DARK", ""],
])("color-scheme=host follows %s=%j of the page, and its end", async (name, dark, light) => {
  const { shown } = await open();
  expect(shown()).toBe("light");
  for (const part of [document.documentElement, document.body]) {
    part.setAttribute(name, dark);
    await expect.poll(shown).toBe("dark");
    part.setAttribute(name, light);
    await expect.poll(shown).toBe("light");
  }
});

test("color-scheme=host is dark from the start on a dark page, and the body takes precedence", async () => {
  document.documentElement.className = "dark";
  const { shown } = await open();
  await expect.poll(shown).toBe("dark");
  document.body.dataset.theme = "light";
  await expect.poll(shown).toBe("light");
});

test.each([
  ["rgb(20, 20, 30)", "dark"],
  ["rgb(255, 255, 255)", "light"],
  // A gray on which white is easier to read than black, and one on which it is not.
  ["rgb(110, 110, 110)", "dark"],
  ["rgb(125, 125, 125)", "light"],
  // A shade that lets the page through, and a picture.
  ["rgba(0, 0, 0, 0.2)", undefined],
  ["linear-gradient(black, black)", undefined],
])("color-scheme=host: on %s behind the element the scheme is %s", async (background, scheme) => {
  document.body.style.background = background;
  onTestFinished(() => document.body.removeAttribute("style"));
  const { element } = await open();
  const followed = () =>
    element.shadowRoot?.querySelector<HTMLElement>(".scout-frame")?.dataset.scheme;
  // A class precedes the color. When it is removed, the color decides.
  const other = scheme === "dark" ? "light" : "dark";
  document.body.className = other;
  await expect.poll(followed).toBe(other);
  document.body.className = "";
  await expect.poll(followed).toBe(scheme);
});

test("an element follows the page's switch only while color-scheme is host", async () => {
  document.documentElement.className = "dark";
  const { element, shown } = await open();
  await expect.poll(shown).toBe("dark");
  element.setAttribute("color-scheme", "auto");
  await expect.poll(shown).toBe("light");
  element.setAttribute("color-scheme", "host");
  await expect.poll(shown).toBe("dark");
  element.setAttribute("color-scheme", "light");
  await expect.poll(shown).toBe("light");
});

test("a page may replace its body while an element follows it", async () => {
  const { element, shown } = await open();
  const before = document.body;
  const next = document.createElement("body");
  next.append(...before.childNodes);
  document.documentElement.replaceChild(next, before);
  onTestFinished(() => {
    before.append(...next.childNodes);
    document.documentElement.replaceChild(before, next);
  });
  next.className = "dark";
  await expect.poll(shown).toBe("dark");
  expect(element.isConnected).toBe(true);
});
