import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defineElement } from "../../../../src/elements/host/element/define-element.ts";
import { defineRuntime } from "../../../../src/elements/host/element/define-runtime.tsx";
import { text } from "../../../../src/elements/host/element/element-attributes.ts";
import {
  type FirstScreen,
  firstScreenDrawer,
} from "../../../../src/elements/host/element/first-screen.ts";
import { createLightRoot } from "../../../../src/elements/host/element/light-root.ts";
import { expectLog } from "../../../support/expected-log.ts";
import { cleanUpHostPage, next, place, serve } from "../../../support/host-page.ts";
import { FormProbe, type FormProbeModel } from "../form-probe.tsx";

cleanUpHostPage();

const screen: FirstScreen = {
  sheet: ".scout-prerendered { color: rgb(1, 2, 3) }",
  content: [
    "form",
    {},
    ["label", {}, "Early", ["input", { name: "address", value: "" }]],
    ["svg", { viewBox: "0 0 16 16" }, ["path", { d: "M1 1" }]],
    ["button", { type: "submit" }, "Search"],
  ],
};

let lastNumber = 0;

/** Defines an element with a first screen, whose code arrives when `arrive` is called. */
function defineFirst({ isLight = false } = {}) {
  lastNumber += 1;
  const tag = `first-probe-${lastNumber}`;
  const submitted: string[] = [];
  let arrive = (_cause?: Error) => {};
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = (cause) => (cause === undefined ? resolve() : reject(cause));
  });
  defineElement({
    tag,
    isLight,
    attributes: { label: text("") },
    drawFirst: firstScreenDrawer(screen),
    async importRuntime() {
      await arrival;
      const runtime = defineRuntime<object, object, FormProbeModel>({
        tag,
        sheets: [],
        ...(isLight && { createLightRoot }),
        Screen: FormProbe,
        createModel: () => ({ submitted, refresh: () => {}, dispose: () => {} }),
      });
      return { runtime };
    },
  });
  return { tag, submitted, arrive: (cause?: Error) => arrive(cause) };
}

const early = () => page.getByRole("textbox", { name: "Early" });
const field = () => page.getByRole("textbox", { name: "Address" });

test.each([false, true])(
  "W29: the first screen is there before the code, and hands over what was typed and submitted (light: %s)",
  async (isLight) => {
    const { tag, submitted, arrive } = defineFirst({ isLight });
    const element = place(tag, await serve());
    const box = (element.shadowRoot ?? element).querySelector(".scout-prerendered");
    expect(box && getComputedStyle(box).color).toBe(isLight ? "rgb(0, 0, 0)" : "rgb(1, 2, 3)");
    await early().fill("1 Elm St");
    await userEvent.keyboard("{Enter}");
    const search = page.getByRole("button", { name: "Search" });
    await expect.element(search).toHaveAttribute("aria-busy", "true");
    arrive();
    await expect.element(field()).toHaveValue("1 Elm St");
    await expect.poll(() => submitted).toEqual(["1 Elm St"]);
    expect(early().query()).toBeNull();
    expect(field().element().matches(":focus")).toBe(true);
  },
);

test("letters that are typed into the first screen do not reach the page's shortcuts", async () => {
  const { tag, arrive } = defineFirst();
  const element = place(tag, await serve());
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", hear);
  onTestFinished(() => document.removeEventListener("keydown", hear));
  await early().click();
  await userEvent.keyboard("g{Escape}");
  expect(heard).toEqual(["Escape"]);
  arrive();
  await next("scout-ready", element);
});

test("a page that breaks the DOM gets no error from the first screen", async () => {
  const { tag, arrive } = defineFirst();
  const broken = vi.spyOn(document, "createElementNS").mockImplementation(() => {
    throw new TypeError("broken by the page");
  });
  const element = place(tag, await serve());
  broken.mockRestore();
  expect(element.shadowRoot?.querySelector("form")).toBeNull();
  arrive();
  await next("scout-ready", element);
});

test("a picture of the first screen is SVG", async () => {
  const { tag, arrive } = defineFirst();
  const element = place(tag, await serve());
  const path = element.shadowRoot?.querySelector("path");
  expect(path).toBeInstanceOf(SVGPathElement);
  expect(path?.closest("svg")?.getAttribute("viewBox")).toBe("0 0 16 16");
  arrive();
  await next("scout-ready", element);
});

test.each([
  ["content between the tags", {}, "Call us"],
  ["an attribute of its own", { label: "x" }, ""],
  ["a micro-site", { context: "microsite" }, ""],
  ["a place in a portal", { routing: "portal" }, ""],
  ["a level of its heading", { "heading-level": "3" }, ""],
  ["the color scheme of its page's class", { "color-scheme": "host" }, ""],
] as const)("an element with %s has no first screen", async (_what, attributes, content) => {
  const { tag } = defineFirst();
  const element = place(tag, await serve(), attributes, content);
  expect(element.shadowRoot?.querySelector("form")).toBeNull();
  expect(element.shadowRoot?.querySelector("slot")).not.toBeNull();
});

test("attributes that say where calls, links and styles go do not prevent the first screen", async () => {
  const { tag, arrive } = defineFirst();
  const attributes = {
    routing: "none",
    brand: "acme",
    "portal-base": "/p",
    "color-scheme": "dark",
  };
  const element = place(tag, await serve(), attributes);
  expect(element.shadowRoot?.querySelector("form")).not.toBeNull();
  arrive();
  await next("scout-ready", element);
});

test("W30: an element that chooses English has its first screen, and one without texts has none", async () => {
  for (const [locale, count] of [
    ["en", 1],
    ["ar-XB", 0],
  ] as const) {
    const { tag, arrive } = defineFirst();
    const element = place(tag, await serve(), { locale });
    if (count > 0) await expect.element(early()).toBeVisible();
    expect(element.shadowRoot?.querySelectorAll("form")).toHaveLength(count);
    arrive();
    await next("scout-ready", element);
  }
});

test.each([false, true])(
  "without its code the first screen goes, and the element says that it cannot start (light: %s)",
  async (isLight) => {
    expectLog("code-not-loaded");
    const { tag, arrive } = defineFirst({ isLight });
    const element = place(tag, await serve());
    await expect.element(early()).toBeVisible();
    arrive(new TypeError("Failed to fetch dynamically imported module"));
    await next("scout-failed", element);
    expect(early().query()).toBeNull();
    await expect.element(page.getByText("This part of the page couldn't start.")).toBeVisible();
  },
);

test("without its code a prerendered form stays, without a sentence below it", async () => {
  expectLog("code-not-loaded");
  const tag = `first-probe-${lastNumber + 1}`;
  const element = document.createElement(tag);
  element.attachShadow({ mode: "open" }).innerHTML =
    '<div class="scout-prerendered"><form></form></div>';
  const { arrive } = defineFirst();
  document.body.append(element);
  customElements.upgrade(element);
  arrive(new TypeError("Failed to fetch dynamically imported module"));
  await next("scout-failed", element);
  expect(element.shadowRoot?.querySelector("form")).not.toBeNull();
  expect(element.shadowRoot?.querySelector("slot")).toBeNull();
});

test("eight elements of a tag have first screens, and a page with more has none", async () => {
  for (const [count, drawn] of [
    [8, 8],
    [9, 0],
  ] as const) {
    const { tag, arrive } = defineFirst();
    const box = document.createElement("div");
    box.innerHTML = `<${tag} routing="none" api-base="${(await serve()).apiBase}"></${tag}>`.repeat(
      count,
    );
    document.body.append(box);
    const elements = [...box.children];
    const firsts = elements.filter(({ shadowRoot }) => shadowRoot?.querySelector("[data-drawn]"));
    expect(firsts).toHaveLength(drawn);
    arrive();
    await next("scout-ready", elements[0] ?? expect.fail());
    box.remove();
  }
});
