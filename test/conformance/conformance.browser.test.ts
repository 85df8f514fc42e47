import { describe, expect, test, vi } from "vitest";
import { server } from "vitest/browser";
import { siteName } from "../../demo/server/settings/read-branding.ts";
import { configure } from "../../src/core/index.ts";
import { pageState } from "../../src/core/internal.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, next, place, serve, stopClock } from "../support/host-page.ts";
import { type ElementUnderTest, elementTable } from "./element-table.ts";

cleanUpHostPage();

type Backend = Parameters<typeof place>[1];

/** Puts the element on the page, with the data it needs. */
const sheets = import.meta.glob<string>("../../src/**/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const privateProperties = Object.values(sheets).flatMap((css) => css.match(/--_[\w-]+/g) ?? []);

function put(
  { tag, needs = {} }: { readonly tag: string; readonly needs: ElementUnderTest["needs"] },
  backend: Backend,
  attributes: Readonly<Record<string, string>> = {},
) {
  return place(tag, backend, { ...needs, ...attributes });
}

describe.each(elementTable)("$tag", ({ tag, needs, load, attribute, sign, isSignIn = false }) => {
  test("an element accepts a property that was set before the element was defined", async () => {
    const backend = await serve();
    const early = put({ tag, needs }, backend);
    Reflect.set(early, attribute.property, attribute.value);
    await load();
    expect(Object.hasOwn(early, attribute.property)).toBe(false);
    expect(Reflect.get(early, attribute.property)).toBe(attribute.value);
    expect(early.hasAttribute(attribute.name)).toBe(false);
  });

  test("an element shows its children until it is ready, and reports once that it is ready", async () => {
    const backend = await serve();
    const ready = listen("scout-ready");
    const fallback = `<a href="/fallback">Fallback</a>`;
    const waiting = document.createElement(tag);
    waiting.innerHTML = fallback;
    expect(isFallbackShown(waiting)).toBe(true);
    const element = place(tag, backend, needs, fallback);
    await expect.element(sign()).toBeVisible();
    expect(isFallbackShown(element)).toBe(false);
    await expect.poll(() => ready).toHaveLength(1);
    expect(ready[0]).toMatchObject({ bubbles: true, composed: true, detail: {} });
    // W22: the texts are English in every page.
    expect(rootOf(element).querySelector<HTMLElement>(".scout-frame")?.lang).toBe("en");
    // The page has its own main heading.
    expect((element.shadowRoot ?? element).querySelector("h1")).toBeNull();
  });

  test("an element reflects no properties and puts no token into the page", async () => {
    const element = put({ tag, needs }, await serve());
    Reflect.set(element, attribute.property, attribute.value);
    Reflect.set(element, "brand", "other");
    expect(element.hasAttribute(attribute.name)).toBe(false);
    expect(element.hasAttribute("brand")).toBe(false);
  });

  test("W8: two elements on a page share one session and one settings request", async () => {
    const backend = await serve();
    const both = [put({ tag, needs }, backend), put({ tag, needs }, backend)];
    await Promise.all(both.map((element) => next("scout-ready", element)));
    await expect.element(sign().first()).toBeVisible();
    const asked = () => backend.calls.filter((call) => call.includes("settings"));
    await expect.poll(asked).toHaveLength(isSignIn ? 0 : 1);
  });

  test.skipIf(isSignIn)("X8: another user gets a new screen", async () => {
    await load();
    const backend = await serve();
    const element = put({ tag, needs }, backend);
    await expect.element(sign()).toBeVisible();
    const before = controlsOf(element);
    expect(before.length).toBeGreaterThan(0);
    pageState().cores.get(backend.apiBase)?.session.signInByCookie();
    await expect.poll(() => before.filter((node) => node.isConnected)).toEqual([]);
    await expect.element(sign()).toBeVisible();
  });

  test.skipIf(isSignIn).each(["default", "microsite"])(
    "A11: the same user keeps the screen after another tab stores a new token, in %s",
    async (context) => {
      await load();
      // The session has a separate storage key, because test files run in parallel in one browser.
      configure({ productDomain: window.location.hostname });
      // This call is never answered, because the other user's contract has no PDF.
      const never = new Promise<Response>(() => {});
      const backend = await serve({
        intercept: ({ url }) => (new URL(url).pathname.endsWith("/pdf") ? never : undefined),
      });
      storeInAnotherTab(await backend.issueToken("agent", 3600));
      put({ tag, needs }, backend, { context });
      await expect.element(sign()).toBeVisible();
      const first = sign().element();
      const { session } = { ...pageState().cores.get(backend.apiBase) };
      const whose = session?.person.peek();
      const renewed = await backend.issueToken("agent", 7200);
      storeInAnotherTab(renewed);
      expect(await session?.usableToken()).toBe(renewed);
      expect(session?.person.peek()).toBe(whose);
      expect(first.isConnected).toBe(true);
      // The contract does not exist for another user.
      if (tag === "contract-wizard") return;
      storeInAnotherTab(await backend.issueToken("administrator", 3600));
      await expect.poll(() => first.isConnected).toBe(false);
      await expect.element(sign()).toBeVisible();
    },
  );

  test("hostile styles of the page change none of its nodes, and names of controls contain their visible texts", async () => {
    const element = put({ tag, needs }, await serve(), { "product-name": "Acme" });
    await expect.element(sign()).toBeVisible();
    expect(misnamedIn(element.shadowRoot ?? element)).toEqual([]);
    // Chromium stops animations while a script runs. In other engines the animation of a skeleton continues.
    for (const animation of server.browser === "chromium" ? [] : animationsIn(element)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const before = stylesWithin(element);
    const hostile = document.createElement("style");
    hostile.textContent = `
      html { font-size: 62.5px !important; ${privateProperties.map((name) => `${name}: 77px;`).join("")} }
      * { all: unset !important; color: red !important; font: 40px cursive !important;
          letter-spacing: 9px !important; line-height: 3 !important; text-transform: uppercase !important; }
      ${tag} { display: inline !important; opacity: 0.1 !important; visibility: hidden !important; }
    `;
    document.head.append(hostile);
    try {
      expect(stylesWithin(element)).toEqual(before);
    } finally {
      hostile.remove();
    }
  });
});

/**
 * Returns the drawn controls of a screen; for a portal, those of its screens. The empty live region
 * of an element is ignored.
 */
function controlsOf(element: HTMLElement): readonly Element[] {
  const placed = [...element.querySelectorAll("*")].filter((child) => child.shadowRoot !== null);
  return (placed.length > 0 ? placed : [element]).flatMap((place) => [
    ...(place.shadowRoot?.querySelectorAll(".scout-root :not(.live-region, .scout-screen)") ?? []),
  ]);
}

/** Stores a token, and sends this page the storage event of another tab. */
function storeInAnotherTab(token: string): void {
  const key = "app-scout_access_token";
  window.localStorage.setItem(key, token);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function animationsIn(element: HTMLElement): readonly Animation[] {
  return element.shadowRoot?.getAnimations() ?? element.getAnimations({ subtree: true });
}

/** Only the host's code matters for these tests. The sign-in renders into the element, all others into a shadow root, so one of each suffices. */
const elementsOfHost = elementTable.filter(({ tag }) =>
  ["scout-lookup", "login-form"].includes(tag),
);

describe.each(elementsOfHost)("$tag", ({ tag, needs, load, attribute, sign, isSignIn = false }) => {
  test("an element is registered only once, however often its file is loaded", async () => {
    await load();
    const first = customElements.get(tag);
    await load();
    expect(customElements.get(tag)).toBe(first);
  });

  test("interface, Attributes of every element: a removed attribute restores the default", async () => {
    const element = place(tag, await serve(), {
      [attribute.name]: attribute.value,
      brand: "other",
    });
    expect(Reflect.get(element, attribute.property)).toBe(attribute.value);
    expect(Reflect.get(element, "brand")).toBe("other");
    element.removeAttribute(attribute.name);
    element.removeAttribute("brand");
    expect(Reflect.get(element, attribute.property)).toBe(attribute.absent ?? "");
    expect(Reflect.get(element, "brand")).toBe("sandler");
  });

  test("invalid values of an attribute mean the default", async () => {
    const element = place(tag, await serve(), {
      routing: "elsewhere",
      context: "?",
      "site-variant": "",
      "color-scheme": "sepia",
    });
    expect(Reflect.get(element, "routing")).toBe("page");
    expect(Reflect.get(element, "context")).toBe("default");
    expect(Reflect.get(element, "siteVariant")).toBe("sandlerportal");
    expect(Reflect.get(element, "colorScheme")).toBe("auto");
    Reflect.set(element, "context", { microsite: true });
    expect(Reflect.get(element, "context")).toBe("default");
    for (const odd of [undefined, null, Symbol.iterator.description, 7, {}, []]) {
      Reflect.set(element, attribute.property, odd);
      expect(typeof Reflect.get(element, attribute.property)).toBe("string");
    }
  });

  test("a property that the style sheet of an element uses works like its attribute", async () => {
    await load();
    const element = place(tag, await serve(), {});
    const scheme = () => getComputedStyle(element).colorScheme;
    for (const value of ["dark", "light"]) {
      Reflect.set(element, "colorScheme", value);
      expect(scheme()).toBe(value);
    }
    Reflect.set(element, "colorScheme", undefined);
    expect(element.getAttribute("color-scheme")).toBe("auto");
  });

  test("an element keeps its tree when it is moved", async () => {
    const element = put({ tag, needs }, await serve());
    await expect.element(sign()).toBeVisible();
    const before = sign().element();
    const elsewhere = document.body.appendChild(document.createElement("section"));
    elsewhere.append(element);
    await Promise.resolve();
    expect(sign().element()).toBe(before);
    if ("moveBefore" in Element.prototype) {
      Reflect.apply(Reflect.get(document.body, "moveBefore"), document.body, [element, null]);
      await Promise.resolve();
      expect(sign().element()).toBe(before);
    }
  });

  test("an element does nothing if it is never attached", async () => {
    const backend = await serve();
    for (let made = 0; made < 100; made += 1) {
      const element = document.createElement(tag);
      element.setAttribute("api-base", backend.apiBase);
      element.setAttribute(attribute.name, attribute.value);
      expect(element.childElementCount).toBe(0);
      expect(element.shadowRoot?.childElementCount).toBe(isSignIn ? undefined : 1);
    }
    expect(backend.calls).toEqual([]);
  });

  test("an element survives a removal during its start", async () => {
    const element = put({ tag, needs }, await serve());
    element.remove();
    await Promise.resolve();
    expect(rootOf(element).textContent).toBe("");
  });

  test("W25: a page in which React cannot run keeps the fallback, with one line on the console", async () => {
    expectLog("hostile-page: Function.prototype.bind was replaced");
    const backend = await serve();
    const bind = Function.prototype.bind;
    const failed = listen("scout-failed");
    try {
      // As in MooTools 1.2, arguments are passed as one list.
      Function.prototype.bind = function (this: (...args: unknown[]) => unknown, self: unknown) {
        return (...args: unknown[]) => this.apply(self, [args]);
      };
      const element = put({ tag, needs }, backend);
      element.innerHTML = `<a href="/fallback">Fallback</a>`;
      document.body.append(element);
      expect(isFallbackShown(element)).toBe(true);
    } finally {
      Function.prototype.bind = bind;
    }
    expect(failed).toHaveLength(1);
    expect(backend.calls).toEqual([]);
  });

  test.each<readonly [name: string, owner: object]>([
    ["Prototype 1.6", Array.prototype],
    ["a script with a toJSON for all", Object.prototype],
  ])(
    "W25: a page in which %s breaks JSON.stringify of lists keeps the fallback, with one line on the console",
    async (_name, owner) => {
      expectLog("hostile-page: JSON.stringify writes lists as texts");
      const backend = await serve();
      const failed = listen("scout-failed");
      const toJSON = (value: unknown) => String(value);
      try {
        Object.defineProperty(owner, "toJSON", { value: toJSON, configurable: true });
        const element = put({ tag, needs }, backend);
        element.innerHTML = `<a href="/fallback">Fallback</a>`;
        expect(isFallbackShown(element)).toBe(true);
      } finally {
        Reflect.deleteProperty(owner, "toJSON");
      }
      expect(failed).toHaveLength(1);
      expect(backend.calls).toEqual([]);
    },
  );

  test.each<readonly [name: string, from: (items: Iterable<unknown>) => unknown[]]>([
    ["Prototype", (items) => Array.prototype.slice.call(items)],
    ["MooTools", (items) => [items]],
  ])(
    "W25: a page whose Array.from is that of %s keeps the fallback and logs one line on the console",
    async (_name, from) => {
      expectLog("hostile-page: Array.from was replaced");
      const backend = await serve();
      const failed = listen("scout-failed");
      const standard = Array.from;
      try {
        Reflect.set(Array, "from", from);
        const element = put({ tag, needs }, backend);
        element.innerHTML = `<a href="/fallback">Fallback</a>`;
        expect(isFallbackShown(element)).toBe(true);
      } finally {
        Array.from = standard;
      }
      expect(failed).toHaveLength(1);
      expect(backend.calls).toEqual([]);
    },
  );

  test("W25: a page that adds a method to all objects keeps the fallback and logs one line on the console", async () => {
    expectLog("hostile-page: Object.prototype has extend");
    const backend = await serve();
    const failed = listen("scout-failed");
    try {
      Reflect.set(Object.prototype, "extend", () => {});
      const element = put({ tag, needs }, backend);
      element.innerHTML = `<a href="/fallback">Fallback</a>`;
      expect(isFallbackShown(element)).toBe(true);
    } finally {
      Reflect.deleteProperty(Object.prototype, "extend");
    }
    expect(failed).toHaveLength(1);
    expect(backend.calls).toEqual([]);
  });

  test.each<readonly [name: string, value: object, reason: string]>([
    ["dangerouslySetInnerHTML", {}, "dangerouslySetInnerHTML"],
    ["ref", {}, "ref"],
    ["signal", {}, "an option of the browser's functions"],
    ["cache", {}, "an option of the browser's functions"],
    ["then", () => {}, "then"],
  ])(
    "W25: a page with Object.prototype.%s keeps the fallback, with one line on the console",
    async (name, value, reason) => {
      expectLog(`hostile-page: Object.prototype has ${reason}`);
      const backend = await serve();
      const failed = listen("scout-failed");
      try {
        Object.defineProperty(Object.prototype, name, { value, configurable: true });
        const element = put({ tag, needs }, backend);
        element.innerHTML = `<a href="/fallback">Fallback</a>`;
        expect(isFallbackShown(element)).toBe(true);
      } finally {
        Reflect.deleteProperty(Object.prototype, name);
      }
      expect(failed).toHaveLength(1);
    },
  );
});

describe.each(elementTable.filter(({ busy }) => busy !== null))("$tag", ({ tag, needs, busy }) => {
  test("an element aborts its requests and timers when it is removed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const held: string[] = [];
    const backend = await serve({
      intercept: ({ url }) => {
        if (url.includes("settings")) return undefined;
        held.push(url);
        return new Promise<undefined>(() => {});
      },
    });
    const element = put({ tag, needs }, backend, busy ?? {});
    await expect.poll(() => held.length + vi.getTimerCount()).toBeGreaterThan(0);
    const isCalling = held.length > 0;
    element.remove();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    if (isCalling) expect(backend.aborted()).toBe(held.length);
    expect(rootOf(element).textContent).toBe("");
  });
});

const isForSome = ({ isForAll, isSignIn }: ElementUnderTest) => !isForAll && !isSignIn;

describe.each(elementTable.filter(isForSome))("$tag", ({ tag, needs, busy }) => {
  test("a user without access sees Access Denied, and no Scout call is made", async () => {
    const backend = await serve({ user: "agent-without-scout" });
    const denied = listen("scout-denied");
    const element = put({ tag, needs }, backend, busy ?? {});
    await expect
      .poll(() => element.shadowRoot?.textContent)
      .toContain("You are not authorized to access this page.");
    expect(element.shadowRoot?.querySelector("h1, h2")?.textContent).toBe("Access Denied");
    expect(denied.map(({ detail }) => detail)).toEqual([{ cause: 403 }]);
    expect(backend.calls.filter((call) => !call.includes("settings"))).toEqual([]);
  });
});

describe.each(elementTable.filter(({ isForAll }) => isForAll))("$tag", ({ tag, needs, sign }) => {
  test("a user without Scout access also sees the screen", async () => {
    const backend = await serve({ user: "agent-without-scout" });
    const denied = listen("scout-denied");
    put({ tag, needs }, backend);
    await expect.element(sign().first()).toBeVisible();
    expect(denied).toEqual([]);
  });

  test("failed settings hide nothing, and are requested again in the background", async () => {
    expectLog("settings-failed: 500");
    const clock = stopClock();
    const backend = await serve({
      intercept: ({ url }) =>
        url.includes("settings") ? new Response("", { status: 500 }) : undefined,
    });
    put({ tag, needs }, backend);
    const settingsCalls = () => backend.calls.filter((call) => call.includes("settings"));
    await expect.poll(settingsCalls).toHaveLength(1);
    await clock.advance(1000);
    await expect.poll(settingsCalls).toHaveLength(2);
    await expect.element(sign().first()).toBeVisible();
  });
});

/** Returns the root that an element renders into. */
function rootOf(element: HTMLElement): ShadowRoot | HTMLElement {
  return element.shadowRoot ?? element;
}

/** True if the fallback link is visible. */
function isFallbackShown(element: HTMLElement): boolean {
  const link = element.querySelector("a[href='/fallback']");
  return link !== null && (element.shadowRoot === null || link.assignedSlot !== null);
}

/**
 * Returns the computed style of every rendered node as text, without sizes that depend on the
 * page's width.
 */
function stylesWithin(element: HTMLElement): string[] {
  return [...rootOf(element).querySelectorAll("*")].map((node) => {
    const style = getComputedStyle(node);
    return [...style]
      .filter(
        (name) =>
          // Custom properties are ignored, because the properties that use them are compared.
          !/^--|(inline|block)-size|width|height|origin|inset|^(top|left|right|bottom)$/.test(name),
      )
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join("; ");
  });
}

/**
 * Returns labelled controls whose accessible name lacks their visible text (WCAG 2.5.3), as `text:
 * name`.
 */
function misnamedIn(root: ShadowRoot | HTMLElement): readonly string[] {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
  const labelled = root.querySelectorAll<HTMLElement>(
    ":is(a[href], button, summary, [role=button], [role=tab])[aria-label]",
  );
  return [...labelled].flatMap((control) => {
    // A picture in a link is the logo of the site, which has no visible text.
    const shown = control.querySelector("img") === null ? control.innerText : siteName;
    const [seen, name] = [plain(shown), plain(control.ariaLabel ?? "")];
    return name.includes(seen) ? [] : [`${seen}: ${name}`];
  });
}
