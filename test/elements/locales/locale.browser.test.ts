import { afterEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { configure } from "../../../src/core/index.ts";
import { type ReadonlySignal, signal } from "../../../src/core/signals.ts";
import { valuesOf } from "../../../src/elements/host/element/attribute-values.ts";
import { commonAttributes } from "../../../src/elements/host/element/element-attributes.ts";
import { createElementLocale } from "../../../src/elements/host/element/element-locale.ts";
import { expectLog } from "../../support/expected-log.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { cleanUpHostPage, next, place, serve } from "../../support/host-page.ts";
import { showSignIn } from "../login-form/sign-in-page.ts";

cleanUpHostPage();

const language = document.documentElement.lang;
afterEach(() => {
  document.documentElement.lang = language;
});

const signInForm = () => document.createElement("login-form");
const field = (name: string) => page.getByRole("textbox", { name });
const english = () => field("Username or email address");
const spanish = () => field("Usuario o correo electrónico");
const frame = (element: HTMLElement) => element.querySelector<HTMLElement>(".scout-frame");

test("W30: the attribute chooses the language, and a change keeps what was typed", async () => {
  const { element } = await showSignIn();
  await english().fill("dana");
  expect(frame(element)?.lang).toBe("en");
  element.setAttribute("locale", "es-US");
  await expect.element(spanish()).toHaveValue("dana");
  await expect.element(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  expect(frame(element)).toMatchObject({ lang: "es-US", dir: "ltr" });
  element.removeAttribute("locale");
  await expect.element(english()).toHaveValue("dana");
});

test("W30: the configuration chooses the language of all elements, also later, and an attribute takes precedence", async () => {
  configure({ locale: "es" });
  const { element } = await showSignIn();
  await expect.element(spanish()).toBeVisible();
  expect(Reflect.get(element, "locale")).toBe("es");
  element.setAttribute("locale", "en");
  await expect.element(english()).toBeVisible();
  element.removeAttribute("locale");
  await expect.element(spanish()).toBeVisible();
  configure({ locale: "en" });
  await expect.element(english()).toBeVisible();
});

test("W30: auto follows the nearest language of the page, and is English for a language without texts", async () => {
  document.documentElement.lang = "es";
  const { element } = await showSignIn({}, { locale: "auto" });
  await expect.element(spanish()).toBeVisible();
  document.documentElement.lang = "xx";
  await expect.element(english()).toBeVisible();
  element.lang = "es-MX";
  await expect.element(spanish()).toBeVisible();
  document.documentElement.lang = "en";
  element.removeAttribute("lang");
  await expect.element(english()).toBeVisible();
});

test("W30: an element in another language is ready only with its texts", async () => {
  const ready = next("scout-ready");
  const { element } = await showSignIn({}, { locale: "es-US" });
  const label = ready.then(() => element.querySelector("label")?.textContent);
  expect(await label).toBe("Usuario o correo electrónico");
});

test("W31: words of the site replace texts at once, and an unknown key is named once", async () => {
  expectLog("text-unknown: login-form.heding");
  const { element } = await showSignIn();
  await english().fill("dana");
  const words: Readonly<Record<string, string>> = {
    "sign-in.username": "ACME ID",
    "login-form.heding": "Hello",
  };
  configure({ messages: { en: words } });
  await expect.element(field("ACME ID")).toHaveValue("dana");
  element.setAttribute("locale", "es-US");
  await expect.element(spanish()).toHaveValue("dana");
});

test("W30: an error page is in the language of its element", async () => {
  expectLog("token-missing", "Denied: Access Denied");
  place("scout-contracts", await serve({ user: null }), { locale: "es-US" });
  await expect.element(page.getByRole("heading", { name: "Acceso denegado" })).toBeVisible();
});

test("W30: a change of another attribute does not draw an element again", async () => {
  const values = valuesOf(commonAttributes, (name) => (name === "locale" ? "es-US" : undefined));
  const localeOf = (common: ReadonlySignal<typeof values>) => {
    const { formatting, start } = createElementLocale(signInForm(), common, createFakeClock());
    const shown: string[] = [];
    onTestFinished(formatting.subscribe(({ locale }) => shown.push(locale)));
    onTestFinished(start());
    return shown;
  };
  const common = signal(values);
  const shown = localeOf(common);
  await expect.poll(() => shown).toEqual(["en-US", "es-US"]);
  common.value = { ...values, brand: "acme" };
  // A later element has its language, so the first one would have it again.
  const later = localeOf(signal(values));
  await expect.poll(() => later).toEqual(["en-US", "es-US"]);
  expect(shown).toEqual(["en-US", "es-US"]);
});

test("W30: auto looks again where an element has moved to, and no longer at its former place", async () => {
  const [spain, canada] = ["es", "fr"].map((lang) => {
    const box = document.createElement("div");
    box.lang = lang;
    document.body.append(box);
    onTestFinished(() => box.remove());
    return box;
  });
  const { element } = await showSignIn({}, { locale: "auto" });
  spain?.append(element);
  await expect.element(spanish()).toBeVisible();
  canada?.append(element);
  await expect.element(field("Nom d’utilisateur ou adresse courriel")).toBeVisible();
  canada?.setAttribute("lang", "en");
  await expect.element(english()).toBeVisible();
});

test("W30: the sign-in of a micro-site has the language of its element, also later", async () => {
  const element = place("scout-contracts", await serve({ user: null }), {
    context: "microsite",
    locale: "es-US",
  });
  await spanish().fill("dana");
  expect(element.shadowRoot?.querySelector<HTMLElement>(".scout-frame")?.lang).toBe("es-US");
  element.setAttribute("locale", "fr");
  await expect.element(field("Nom d’utilisateur ou adresse courriel")).toHaveValue("dana");
  element.removeAttribute("locale");
  await expect.element(english()).toHaveValue("dana");
});

test("W30: calls request the language of the screen, with auto that of the page, also after a change", async () => {
  const requested = new Set<string | null>();
  const intercept = ({ headers }: Request) => {
    requested.add(headers.get("Accept-Language"));
    return undefined;
  };
  const ready = next("scout-ready");
  document.documentElement.lang = "es-MX";
  const element = place("scout-contracts", await serve({ intercept }), { locale: "auto" });
  await ready;
  expect([...requested]).toEqual(["es-MX, es;q=0.8, en;q=0.5"]);
  element.setAttribute("locale", "fr");
  Reflect.get(element, "refresh").call(element);
  await expect.poll(() => [...requested].slice(1)).toEqual(["fr, en;q=0.8"]);
});

test("W30: a screen is English if its texts take longer than five seconds", () => {
  const clock = createFakeClock();
  const common = signal(valuesOf(commonAttributes, () => "es-US"));
  const { isReady, start } = createElementLocale(signInForm(), common, clock);
  onTestFinished(start());
  clock.advance(4999);
  expect(isReady.peek()).toBe(false);
  clock.advance(1);
  expect(isReady.peek()).toBe(true);
});
