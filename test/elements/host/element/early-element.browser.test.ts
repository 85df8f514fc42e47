import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { signOut } from "../../../../src/core/index.ts";
import { pageState } from "../../../../src/core/internal.ts";
import { defineElement } from "../../../../src/elements/host/element/define-element.ts";
import { loadRuntime } from "../../../../src/elements/host/element/element-runtimes.ts";
import { requestFirst } from "../../../../src/elements/host/page/request-first.ts";
import { expectLog } from "../../../support/expected-log.ts";
import { cleanUpHostPage, listen, next, place, serve } from "../../../support/host-page.ts";
import { makeToken } from "../../../support/make-token.ts";
import { createProbe } from "../probe.tsx";

cleanUpHostPage();

let lastNumber = 0;

/** A probe of its own, because the code of a tag loads once in a page. */
function lateProbe() {
  lastNumber += 1;
  const tag = `late-probe-${lastNumber}`;
  const arrivals: { readonly resolve: () => void; readonly reject: (cause: Error) => void }[] = [];
  const { models, define } = createProbe(tag);
  const arrive = () =>
    new Promise<void>((resolve, reject) => {
      arrivals.push({ resolve, reject });
    });
  return { tag, models, arrivals, define: () => define(arrive) };
}

const call = (element: HTMLElement, method: string, argument?: unknown) =>
  Reflect.apply(Reflect.get(element, method), element, [argument]);

describe("until its code has loaded, an element", () => {
  test("keeps properties and calls, and handles them in order", async () => {
    const { tag, models, arrivals, define } = lateProbe();
    define();
    const ready = listen("scout-ready");
    const element = place(tag, await serve(), { label: "attribute" });
    expect(call(element, "call", "first")).toBeUndefined();
    Reflect.set(element, "label", "property");
    call(element, "call", "second");
    expect(Reflect.get(element, "label")).toBe("property");
    expect(models).toEqual([]);
    arrivals[0]?.resolve();
    await next("scout-ready", element);
    await expect.element(page.getByRole("button", { name: "property" })).toBeVisible();
    expect(models).toHaveLength(1);
    expect(models[0]?.calls).toEqual(["first property", "second property"]);
    expect(ready).toHaveLength(1);
  });

  test("takes over properties that were set before it was defined", async () => {
    const { tag, arrivals, define } = lateProbe();
    const element = place(tag, await serve());
    Object.assign(element, { label: "early" });
    define();
    expect(Object.hasOwn(element, "label")).toBe(false);
    expect(Reflect.get(element, "label")).toBe("early");
    arrivals[0]?.resolve();
    await expect.element(page.getByRole("button", { name: "early" })).toBeVisible();
  });

  test("forgets its calls if it is removed, and starts if it is added again", async () => {
    const { tag, models, arrivals, define } = lateProbe();
    define();
    const element = place(tag, await serve());
    call(element, "call", "before");
    element.remove();
    await Promise.resolve();
    arrivals[0]?.resolve();
    // The promise of the loader resolves after that of the arrival.
    await new Promise((resolve) => setTimeout(resolve));
    expect(models).toEqual([]);
    document.body.append(element);
    await expect.element(page.getByRole("button", { name: "Probe" })).toBeVisible();
    expect(models[0]?.calls).toEqual([]);
  });

  test("loads its code once for all elements of its tag", async () => {
    const { tag, arrivals, define } = lateProbe();
    define();
    const backend = await serve();
    for (const label of ["one", "two"]) place(tag, backend, { label });
    expect(arrivals).toHaveLength(1);
    arrivals[0]?.resolve();
    await expect.element(page.getByRole("button", { name: "one" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "two" })).toBeVisible();
  });

  test("shows the content between its tags", async () => {
    const { tag, arrivals, define } = lateProbe();
    define();
    const element = place(tag, await serve(), {}, "Call us");
    const [content] = element.childNodes;
    expect(content instanceof Text && content.assignedSlot).toBeInstanceOf(HTMLSlotElement);
    arrivals[0]?.resolve();
    await next("scout-ready", element);
    expect(content instanceof Text && content.assignedSlot).toBeNull();
  });

  test("requests the settings if it is displayed, and makes no request if it is hidden", async () => {
    const backend = await serve();
    const shown = lateProbe();
    shown.define();
    place(shown.tag, backend);
    await expect.poll(() => backend.calls).toEqual(["GET /api/v1/site-connector/settings"]);
    const other = await serve();
    const hidden = lateProbe();
    hidden.define();
    const box = document.createElement("div");
    box.hidden = true;
    const element = place(hidden.tag, other);
    box.append(element);
    document.body.append(box);
    const before = pageState().cores.size;
    expect(requestFirst(element)).toBe(false);
    // In a micro-site, a token in the address is validated first.
    expect(requestFirst(place(hidden.tag, other, { context: "microsite" }))).toBe(false);
    expect(pageState().cores.size).toBe(before);
    hidden.arrivals[0]?.resolve();
    await loadRuntime(hidden.tag);
    expect(other.calls).toEqual([]);
    box.hidden = false;
    await next("scout-ready", element);
    await expect.poll(() => other.calls).toContain("GET /api/v1/site-connector/settings");
  });

  test("obeys a sign-out before its first call", async () => {
    const { tag, models, arrivals, define } = lateProbe();
    define();
    const stored = () => window.localStorage.getItem("app-portal_access_token");
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iat, exp: iat + 600, ura: navigator.userAgent, sub: "agent" };
    window.localStorage.setItem("app-portal_access_token", makeToken(claims));
    const element = place(tag, await serve());
    signOut();
    arrivals[0]?.resolve();
    await next("scout-ready", element);
    expect(models[0]?.context.core.session.hasToken.peek()).toBe(false);
    expect(stored()).toBeNull();
  });

  test.each([false, true])(
    "keeps the height that the page reserves; in the light DOM: %s",
    async (isLight) => {
      const { tag } = lateProbe();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${tag}:not(:defined) { display: block; min-block-size: 321px; }`);
      document.adoptedStyleSheets.push(sheet);
      onTestFinished(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      });
      const element = place(tag, await serve());
      expect(element.offsetHeight).toBe(321);
      defineElement({ tag, attributes: {}, isLight, importRuntime: () => new Promise(() => {}) });
      expect(element.matches(":defined")).toBe(true);
      expect(element.offsetHeight).toBe(321);
    },
  );
});

describe("if its code cannot be loaded, an element", () => {
  test("reports it once, keeps its content, and tries again when it is refreshed", async () => {
    const { tag, arrivals, define } = lateProbe();
    define();
    expectLog(`code-not-loaded: <${tag}>: Error: offline`);
    const failed = listen("scout-failed");
    const element = place(tag, await serve(), {}, "Call us");
    call(element, "call", "kept");
    arrivals[0]?.reject(new Error("offline"));
    await next("scout-failed", element);
    expect(failed.map(({ detail }) => detail)).toEqual([
      { message: "This part of the page couldn't start.", cause: "code-not-loaded" },
    ]);
    await expect.element(page.getByText("Call us")).toBeVisible();
    call(element, "refresh");
    expect(arrivals).toHaveLength(2);
    arrivals[1]?.resolve();
    await expect.element(page.getByRole("button", { name: "Probe" })).toBeVisible();
    expect(failed).toHaveLength(1);
  });

  test("tries again when the browser is online again", async () => {
    const { tag, arrivals, define } = lateProbe();
    define();
    expectLog(`code-not-loaded: <${tag}>: Error: offline`);
    const element = place(tag, await serve());
    arrivals[0]?.reject(new Error("offline"));
    await next("scout-failed", element);
    window.dispatchEvent(new Event("online"));
    expect(arrivals).toHaveLength(2);
    arrivals[1]?.resolve();
    await next("scout-ready", element);
    window.dispatchEvent(new Event("online"));
    expect(arrivals).toHaveLength(2);
  });

  test("says so if there is no content between its tags", async () => {
    const { tag, arrivals, define } = lateProbe();
    define();
    expectLog(`code-not-loaded: <${tag}>: Error: offline`);
    place(tag, await serve());
    arrivals[0]?.reject(new Error("offline"));
    // The sentence is the content of a slot.
    await expect
      .poll(() => document.querySelector(tag)?.shadowRoot?.textContent)
      .toBe("This part of the page couldn't start.");
  });
});
