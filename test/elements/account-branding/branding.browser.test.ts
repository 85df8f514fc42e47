import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { jpegBytes, jpegUri, pngUri } from "../../support/image-files.ts";
import { makeToken } from "../../support/make-token.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { signInTester } from "../../testers/sign-in-tester.ts";
import {
  giveFiles,
  openBranding,
  saveCall,
  saved,
  screen,
  settingsCall,
  settingsOf,
} from "./open-branding.ts";

cleanUpHostPage();

const signIn = signInTester(browserScreen);
const status = (text: string) => page.getByRole("status").filter({ hasText: text });
const example = (root: ShadowRoot) => {
  const found = root.querySelector(".branding-example .button");
  if (!found) throw new Error("There is no Button Example.");
  return getComputedStyle(found);
};

test("2 §2: the saved branding is shown, and there is nothing to save yet", async () => {
  const { root } = await openBranding();
  await expect.element(screen.color()).toHaveValue("#0c304c");
  await expect.element(screen.radio("White")).toBeChecked();
  await expect.element(screen.radio("Black")).not.toBeChecked();
  for (const text of [
    "Button Example",
    "Shown fixed at the top-left",
    "Shown on the dashboard and on Scout pricing proposals",
    "A transparent .png is recommended.",
  ]) {
    expect(root.textContent).toContain(text);
  }
  const logos = screen.preview("Primary Logo").getByRole("img", { name: "Primary Logo" });
  expect(logos.elements().map((image) => image.getAttribute("src"))).toEqual([pngUri, pngUri]);
  await expect.element(screen.preview("Navigation Icon")).toHaveTextContent("No picture");
  await expect.element(screen.save()).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.save()).toHaveAccessibleDescription("There are no changes to save.");
});

test("T3: saving sends the changed colours, and reloads to / unless that is prevented", async () => {
  const { bodies } = await openBranding();
  const heard = listen("scout-branding-saved");
  const navigated = listen("scout-navigated");
  await screen.color().fill("#ABC");
  await screen.radio("Black").click();
  await expect.element(status("You have unsaved changes.")).toBeVisible();
  await screen.save().click();
  await expect.element(status("All changes are saved.")).toBeVisible();
  expect(bodies).toEqual([{ button_text_color: "#000000, 1", site_color: "#aabbcc, 1" }]);
  expect(heard.map(({ detail, cancelable }) => ({ detail, cancelable }))).toEqual([
    {
      detail: {
        settings: {
          siteColor: "#aabbcc, 1",
          buttonTextColor: "#000000, 1",
          navigationLogo: null,
          primaryLogo: pngUri,
        },
      },
      cancelable: true,
    },
  ]);
  // The portal loads the page for this state, and shows a screen for any other (decisions ZB11).
  expect(navigated.map(({ detail: { href, state } }) => ({ href, state }))).toEqual([
    { href: "/", state: { reload: true } },
  ]);
  await expect.element(screen.save()).toHaveAttribute("aria-disabled", "true");
});

test("T7: a host page that prevents it stays, with the new branding in all its elements", async () => {
  const { element, backend } = await openBranding({ attributes: { routing: "page" } });
  const navigated = listen("scout-navigated");
  element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
  await screen.color().fill("#abcd");
  await screen.save().click();
  await expect.element(status("All changes are saved.")).toBeVisible();
  expect(navigated).toEqual([]);
  const state = pageState().cores.get(backend.apiBase)?.settings.state.peek();
  expect(state).toHaveProperty("settings.siteColor", "#aabbcc, 0.867");
  expect(backend.calls.filter((call) => call === settingsCall)).toHaveLength(1);
});

test("T3: Clear sends null, a file its data, Use Default the bundled picture", async () => {
  const { bodies, root } = await openBranding();
  await screen.clearLogo("Primary Logo").click();
  await expect.element(screen.preview("Primary Logo")).toHaveTextContent("No picture");
  giveFiles(root, "Navigation Icon", new File([jpegBytes], "mark.jpg", { type: "image/jpeg" }));
  const icon = screen.preview("Navigation Icon").getByRole("img", { name: "Navigation Icon" });
  await expect.element(icon).toHaveAttribute("src", jpegUri);
  await screen.save().click();
  await expect.element(status("All changes are saved.")).toBeVisible();
  await screen.defaultLogo("Primary Logo").click();
  await expect.element(page.getByText("defaultLogo.png")).toBeVisible();
  await screen.save().click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies).toEqual([
    { button_text_color: "#FFFFFF, 1", primary_logo: null, navigation_logo: jpegUri },
    {
      button_text_color: "#FFFFFF, 1",
      primary_logo: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
    },
  ]);
});

describe("T1: the hex field", () => {
  test.for(["#abcde", "red", ""])("%j is marked as invalid, and nothing is saved", async (text) => {
    const { bodies } = await openBranding();
    await screen.color().fill(text);
    await expect.element(screen.color()).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(screen.color())
      .toHaveAccessibleDescription(/^Enter a color of 3, 4, 6 or 8 hexadecimal digits/);
    await expect
      .element(screen.save())
      .toHaveAccessibleDescription("Correct the site color first.");
    await userEvent.type(screen.color(), "{Enter}");
    expect(bodies).toEqual([]);
  });

  test.for([
    ["#F4A", "rgb(255, 68, 170)"],
    ["#f4a8", "rgba(255, 68, 170, 0.533)"],
    ["0C304C", "rgb(12, 48, 76)"],
    ["#0c304c80", "rgba(12, 48, 76, 0.5)"],
  ] as const)("%s colours the Button Example at once", async ([text, color]) => {
    const { root } = await openBranding();
    await screen.color().fill(text);
    await expect.poll(() => example(root).backgroundColor).toBe(color);
    expect(example(root).color).toBe("rgb(255, 255, 255)");
    await screen.radio("Black").click();
    expect(example(root).color).toBe("rgb(0, 0, 0)");
  });

  test("Enter in the field saves", async () => {
    const { bodies } = await openBranding();
    await screen.color().fill("#123456");
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(() => bodies)
      .toEqual([{ button_text_color: "#FFFFFF, 1", site_color: "#123456, 1" }]);
  });
});

describe("the picker", () => {
  test("responds to keys: hue, saturation, brightness and opacity", async () => {
    await openBranding({ settings: { ...saved, site_color: "#ff0000, 1" } });
    for (const [name, key, color] of [
      ["Hue", "{End}", "#ff0004"],
      ["Saturation", "{Home}", "#ffffff"],
      ["Brightness", "{ArrowDown}", "#fcfcfc"],
      ["Opacity", "{Home}", "#fcfcfc00"],
    ] as const) {
      await screen.slider(name).element().focus();
      await userEvent.keyboard(key);
      await expect.element(screen.color()).toHaveValue(color);
    }
    // White has no hue, so the previous one is remembered.
    await expect.element(screen.slider("Hue")).toHaveAttribute("aria-valuetext", "359°");
    await expect.element(screen.slider("Opacity")).toHaveAttribute("aria-valuetext", "0%");
  });

  test("responds to dragging: saturation increases to the right, brightness upwards", async () => {
    const { root } = await openBranding({ settings: { ...saved, site_color: "#ff0000, 1" } });
    const area = root.querySelector<HTMLElement>(".color-area");
    const { width = 0, height = 0 } = area?.getBoundingClientRect() ?? {};
    const press = async (x: number, y: number) => {
      if (area) await userEvent.click(area, { position: { x, y } });
    };
    const typed = () => root.querySelector<HTMLInputElement>("input.input")?.value;
    await press(2, 2);
    await expect.poll(typed).toMatch(/^#(?:f.){3}$/);
    await press(width / 2, height / 2);
    await expect.poll(typed).toMatch(/^#[78].(?:[34].){2}$/);
    await press(width - 3, 3);
    await expect.poll(typed).toMatch(/^#f.(?:0.){2}$/);
    expect(root.activeElement?.getAttribute("aria-label")).toBe("Saturation");
  });

  test("follows the text field", async () => {
    await openBranding();
    await screen.color().fill("#00ff0080");
    await expect.element(screen.slider("Hue")).toHaveAttribute("aria-valuetext", "120°");
    await expect.element(screen.slider("Opacity")).toHaveAttribute("aria-valuetext", "50%");
  });
});

test("T10: text of low contrast shows a warning, and can be saved", async () => {
  const { bodies } = await openBranding();
  const warning = page.getByText(/hard to read/);
  await expect.element(warning).not.toBeInTheDocument();
  await screen.color().fill("#777777");
  await expect
    .element(warning)
    .toHaveTextContent(
      "White text on this color is hard to read: its contrast is 4.4 to 1, and at least 4.5 to 1 is needed. The other text color has 4.6 to 1.",
    );
  await screen.save().click();
  await expect.poll(() => bodies).toHaveLength(1);
  await screen.color().fill("#767676");
  await expect.element(warning).not.toBeInTheDocument();
});

test("T10: a button chooses the other text color where it is easier to read", async () => {
  const { element } = await openBranding();
  await screen.color().fill("#8f8f8f");
  await page.getByRole("button", { name: "Use black text" }).click();
  const black = page.getByRole("radio", { name: "Black" });
  await expect.element(black).toBeChecked();
  expect(element.shadowRoot?.activeElement).toBe(black.element());
  await expect.element(page.getByText(/hard to read/)).not.toBeInTheDocument();
  await screen.color().fill("#0c304c");
  await page.getByRole("button", { name: "Use white text" }).click();
  await expect.element(page.getByRole("radio", { name: "White" })).toBeChecked();
});

test("the example of a button is as high as the picker beside it", async () => {
  document.body.style.inlineSize = "1000px";
  const { root } = await openBranding();
  const [picker, texts] = root.querySelectorAll(".branding-colors > .stack");
  const [example] = root.querySelectorAll(".branding-example");
  await expect
    .poll(() => example?.getBoundingClientRect().bottom)
    .toBe(picker?.getBoundingClientRect().bottom);
  expect(texts?.getBoundingClientRect().top).toBe(picker?.getBoundingClientRect().top);
});

test("the save button stays in sight below the page's own header, wherever the form is scrolled", async () => {
  const { element } = await openBranding();
  element.style.setProperty("--scout-offset-top", "60px");
  await screen.color().fill("#8f8f8f");
  const tall = document.createElement("div");
  tall.style.blockSize = "2000px";
  element.after(tall);
  page.getByRole("heading", { name: "Primary Logo" }).element().scrollIntoView();
  await expect
    .poll(() => screen.save().element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(60);
  expect(element.getBoundingClientRect().top).toBeLessThan(0);
  expect(screen.save().element().getBoundingClientRect().bottom).toBeLessThan(60 + 80);
  tall.remove();
});

test("T11: before saving only the previews have the colour; afterwards the element has it, but never the page", async () => {
  const { element } = await openBranding();
  const primary = () => element.style.getPropertyValue("--scout-color-primary");
  await expect.poll(primary).toBe("rgb(12 48 76 / 1)");
  await screen.color().fill("#f4a");
  await expect.element(status("You have unsaved changes.")).toBeVisible();
  expect(primary()).toBe("rgb(12 48 76 / 1)");
  await screen.save().click();
  await expect.poll(primary).toBe("rgb(255 68 170 / 1)");
  expect(document.documentElement.style.cssText).toBe("");
  expect(document.body.style.cssText).toBe("");
});

describe("T6: a failed save", () => {
  test.for([500, 403, 401, 422])("with %i is reported, and the input stays", async (code) => {
    expectLog(code === 401 ? "token-missing" : `branding-save-failed: ${code}`);
    let answer = () => new Response("{}", { status: code });
    const { bodies } = await openBranding({ table: { [saveCall]: () => answer() } });
    await screen.color().fill("#abc");
    await screen.save().click();
    // Notices outlive the previous test.
    const notice = page.getByRole("alert").last();
    const reason = code === 401 ? "You are not signed in." : "An error has occurred.";
    await expect.element(notice).toHaveTextContent(reason);
    await expect.element(screen.color()).toHaveValue("#abc");
    await expect.element(screen.save()).not.toHaveAttribute("aria-disabled");
    answer = () => Response.json({});
    await screen.save().click();
    await expect.element(status("All changes are saved.")).toBeVisible();
    expect(bodies).toHaveLength(2);
  });

  test("a second click while saving sends nothing", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { bodies, root } = await openBranding({
      table: { [saveCall]: () => finished.then(() => Response.json({})) },
    });
    await screen.color().fill("#abc");
    await screen.save().click();
    await expect.element(screen.save()).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    root.querySelector("form")?.requestSubmit();
    await screen.radio("Black").click();
    await expect.element(screen.radio("White")).toBeChecked();
    // Nothing is typed that the answer would take away.
    await expect.element(screen.color()).toHaveAttribute("readonly");
    finish();
    await expect.element(status("All changes are saved.")).toBeVisible();
    await expect.element(screen.color()).not.toHaveAttribute("readonly");
    expect(bodies).toHaveLength(1);
  });
});

test("Discard changes restores the saved branding", async () => {
  await openBranding();
  await screen.color().fill("#abc");
  await screen.clearLogo("Primary Logo").click();
  await screen.discard().click();
  await expect.element(screen.color()).toHaveValue("#0c304c");
  await expect.element(screen.discard()).not.toBeInTheDocument();
  await expect.element(screen.preview("Primary Logo")).not.toHaveTextContent("No picture");
});

describe("T12: unsaved changes", () => {
  const unload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const leaveFor = (href: string) => {
    const other = document.createElement("div");
    document.body.append(other);
    const detail = { href, replace: false, state: { from: "a link" } };
    return other.dispatchEvent(
      new CustomEvent("scout-navigated", {
        detail,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  };

  test("the browser asks before the page unloads, only if there are any", async () => {
    await openBranding();
    expect(unload()).toBe(false);
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    await screen.color().fill("#0c304c");
    expect(unload()).toBe(false);
    await screen.color().fill("#abc");
    await screen.save().click();
    await expect.element(status("All changes are saved.")).toBeVisible();
    expect(unload()).toBe(false);
  });

  test("leaving for another screen requires confirmation: stay, or leave", async () => {
    const { element } = await openBranding({ attributes: { routing: "page" } });
    expect(leaveFor("/scout")).toBe(true);
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    // The same screen with another query.
    expect(leaveFor("?a=b")).toBe(true);
    expect(leaveFor("/scout")).toBe(false);
    await expect.element(screen.leaveDialog()).toBeVisible();
    expect(element.shadowRoot?.activeElement?.textContent).toBe("Stay here");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.leaveDialog()).not.toBeInTheDocument();
    await expect.element(screen.color()).toHaveValue("#abc");

    expect(leaveFor("/scout")).toBe(false);
    const heard = listen("scout-navigated");
    document.body.addEventListener("scout-navigated", (event) => event.preventDefault(), {
      once: true,
    });
    await screen.button("Leave without saving").click();
    expect(heard.map(({ detail, target }) => ({ ...detail, isOwn: target === element }))).toEqual([
      { href: "/scout", replace: false, state: { from: "a link" }, isOwn: true },
    ]);
    expect(unload()).toBe(false);
  });

  test("with routing none no navigation of other elements is stopped", async () => {
    await openBranding();
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    expect(leaveFor("/scout")).toBe(true);
  });

  test("ZB9: in a micro-site they do not stop the sign-in in their place, and stay", async () => {
    expectLog("token-refused");
    const seconds = Math.floor(Date.now() / 1000);
    const token = makeToken({
      sub: "dana",
      iat: seconds,
      exp: seconds + 3600,
      ura: navigator.userAgent,
    });
    window.localStorage.setItem("app-portal_access_token", token);
    let isOut = true;
    const { bodies, element } = await openBranding({
      attributes: { context: "microsite", routing: "page" },
      table: {
        [saveCall]: () => (isOut ? new Response("", { status: 401 }) : Response.json({})),
        "POST /api/sandler-auth/v1/token/validate/jwt": () =>
          Response.json({ data: { valid: true } }),
        "POST /api/sandler-auth/v1/login": () => Response.json({ code: 200 }),
        "POST /api/sandler-auth/v1/verify": () => Response.json({ code: 200, token }),
        "POST /api/v1/sandler-stats/track-event": () => Response.json({}),
      },
    });
    // The page of the test is never left.
    element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
    await screen.color().fill("#abc");
    await screen.save().click();
    await signIn.logIn("dana", "password");
    isOut = false;
    await signIn.verify("12345678");
    // What waited for the sign-in is sent.
    await expect.element(status("All changes are saved.")).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({ site_color: "#aabbcc, 1" });
  });

  test("a removed element guards nothing", async () => {
    const { element } = await openBranding({ attributes: { routing: "page" } });
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    element.remove();
    await expect.poll(unload).toBe(false);
    expect(leaveFor("/scout")).toBe(true);
  });
});

test("failed settings are reported, and can be retried", async () => {
  expectLog("settings-failed: 500");
  // Otherwise the settings are asked again by themselves a second later (ZA6).
  stopClock();
  let answer: () => Response = () => new Response("", { status: 500 });
  const { element } = await openBranding({ table: { [settingsCall]: () => answer() } });
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  answer = settingsOf(saved);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.color()).toHaveValue("#0c304c");
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Account");
});

test("hostile settings are neither run nor fetched", async () => {
  const { root } = await openBranding({
    settings: {
      site_color: "#fff; background: url(https://evil.example)",
      button_text_color: "expression(alert(1))",
      primary_logo: "javascript:alert(1)",
      navigation_logo: "data:image/svg+xml;base64,PHN2Zy8+",
    },
  });
  await expect.element(screen.color()).toHaveValue("#0c304c");
  expect(root.querySelectorAll("img")).toHaveLength(0);
});

test("on a phone the bar with both buttons is one line, and says to nobody but a screen reader what they say", async () => {
  await page.viewport(360, 800);
  try {
    await openBranding();
    await screen.color().fill("#abc");
    const discard = page.getByRole("button", { name: "Discard changes" });
    await expect.element(discard).toBeVisible();
    const [save, other] = [screen.save(), discard].map((button) =>
      button.element().getBoundingClientRect(),
    );
    expect(save?.top).toBe(other?.top);
    const bar = screen.save().element().closest(".branding-save");
    expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    expect(document.documentElement.scrollWidth).toBe(360);
    await expect.element(status("You have unsaved changes.")).toBeInTheDocument();
  } finally {
    await page.viewport(1024, 768);
  }
});
