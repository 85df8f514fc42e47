import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import {
  joined,
  jpegBytes,
  jpegUri,
  pngBytes,
  pngOfSize,
  pngUri,
  withByte,
} from "../../support/image-files.ts";
import { makeToken } from "../../support/make-token.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { giveFiles, openBranding, screen } from "./open-branding.ts";
import { saveCall, saved, settingsCall, settingsOf } from "./saved-branding.ts";

cleanUpHostPage();

const signIn = signInTester(browserScreen);
const example = (root: ShadowRoot) => {
  const found = root.querySelector(".branding-example .button");
  if (!found) throw new Error("There is no button example.");
  return getComputedStyle(found);
};
/** The state of the form beside its buttons. The live region announces it later. */
const beside = (root: ShadowRoot) => root.querySelector(".branding-save .muted")?.textContent;
const unload = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
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
  await expect.element(screen.preview("Navigation Icon")).toHaveTextContent("No image");
  await expect.element(screen.save()).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.save()).toHaveAccessibleDescription("No changes to save.");
});

test("2 §2: the preview of the icon is a header across the page, and both drop zones are on one line", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const { root } = await openBranding({ settings: { ...saved, navigation_logo: pngUri } });
  const boxOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect();
  await expect.element(screen.preview("Navigation Icon").getByRole("img")).toBeVisible();
  const [whole, bar, icon] = [".branding-page", ".branding-bar", ".branding-bar img"].map(boxOf);
  expect(bar?.width).toBeGreaterThan((whole?.width ?? 0) - 4);
  expect(bar?.height).toBeLessThan(64);
  expect((icon?.left ?? 0) - (bar?.left ?? 0)).toBeLessThan(32);
  const tops = [...root.querySelectorAll(".drop-zone")].map(
    (zone) => zone.getBoundingClientRect().top,
  );
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test("T11: Enter saves; until then only the previews use the colour, afterwards the element does, but never the page", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { element, root, bodies } = await openBranding({
    table: { [saveCall]: () => finished.then(() => Response.json({})) },
  });
  const primary = () => element.style.getPropertyValue("--scout-color-primary");
  await expect.poll(primary).toBe("rgb(12 48 76 / 1)");
  await screen.color().fill("#f4a");
  await expect.poll(() => example(root).backgroundColor).toBe("rgb(255, 68, 170)");
  expect(beside(root)).toBe("You have unsaved changes.");
  expect(primary()).toBe("rgb(12 48 76 / 1)");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.save()).toHaveAttribute("aria-busy", "true");
  // The field is read-only, so that the answer cannot overwrite what the user types.
  await expect.element(screen.color()).toHaveAttribute("readonly");
  expect(screen.discard().query()).toBeNull();
  await userEvent.keyboard("{Enter}");
  root.querySelector("form")?.requestSubmit();
  finish();
  await expect.poll(() => beside(root)).toBe("All changes are saved.");
  await expect.poll(primary).toBe("rgb(255 68 170 / 1)");
  await expect.element(screen.color()).not.toHaveAttribute("readonly");
  expect(bodies).toEqual([{ button_text_color: "#FFFFFF, 1", site_color: "#ff44aa, 1" }]);
  expect(document.documentElement.style.cssText).toBe("");
  expect(document.body.style.cssText).toBe("");
});

test("T1: an invalid colour is marked with a hint at the format, and is the reason why nothing can be saved", async () => {
  const { bodies } = await openBranding();
  await screen.color().fill("#abcde");
  await expect.element(screen.color()).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(screen.color())
    .toHaveAccessibleDescription(/^Enter 3, 4, 6 or 8 hexadecimal digits/);
  await expect.element(screen.save()).toHaveAccessibleDescription("Correct the site color first.");
  await userEvent.type(screen.color(), "{Enter}");
  expect(bodies).toEqual([]);
  await screen.discard().click();
  await expect.element(screen.color()).toHaveValue("#0c304c");
  await expect.element(screen.discard()).not.toBeInTheDocument();
});

describe("the picker", () => {
  test("the picker follows the field and responds to keys: hue, saturation, brightness and opacity", async () => {
    await openBranding();
    await screen.color().fill("#00ff0080");
    await expect.element(screen.slider("Hue")).toHaveAttribute("aria-valuetext", "120°");
    await expect.element(screen.slider("Opacity")).toHaveAttribute("aria-valuetext", "50%");
    await screen.color().fill("#ff0000");
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
    // White has no hue, so the picker remembers the previous one.
    await expect.element(screen.slider("Hue")).toHaveAttribute("aria-valuetext", "359°");
    await expect.element(screen.slider("Opacity")).toHaveAttribute("aria-valuetext", "0%");
  });

  test("the picker responds to dragging: saturation increases to the right, brightness upwards", async () => {
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
});

test("T10: text of low contrast shows a warning, and a button for the other colour if that is easier to read", async () => {
  const { root } = await openBranding();
  const warning = page.getByText(/hard to read/);
  const other = (name: string) => page.getByRole("button", { name: `Use ${name} text` });
  expect(warning.query()).toBeNull();
  await screen.color().fill("#777777");
  await expect
    .element(warning)
    .toHaveTextContent(
      "White text is hard to read here (contrast 4.4:1, minimum 4.5:1). Black is 4.6:1.",
    );
  await expect.element(screen.save()).not.toHaveAttribute("aria-disabled");
  await screen.color().fill("#767676");
  await expect.element(warning).not.toBeInTheDocument();
  await screen.color().fill("#8f8f8f80");
  await expect.poll(() => example(root).backgroundColor).toBe("rgba(143, 143, 143, 0.5)");
  expect(example(root).color).toBe("rgb(255, 255, 255)");
  await other("black").click();
  await expect.element(screen.radio("Black")).toBeChecked();
  expect(root.activeElement).toBe(screen.radio("Black").element());
  expect(example(root).color).toBe("rgb(0, 0, 0)");
  await expect.element(warning).not.toBeInTheDocument();
  await screen.color().fill("#0c304c");
  await other("white").click();
  await expect.element(screen.radio("White")).toBeChecked();
});

describe("the layout", () => {
  test("the sample button is as high as the picker beside it", async () => {
    document.body.style.inlineSize = "1000px";
    const { root } = await openBranding();
    const [picker, texts] = root.querySelectorAll(".branding-colors > .stack");
    const [sample] = root.querySelectorAll(".branding-example");
    await expect
      .poll(() => sample?.getBoundingClientRect().bottom)
      .toBe(picker?.getBoundingClientRect().bottom);
    expect(texts?.getBoundingClientRect().top).toBe(picker?.getBoundingClientRect().top);
  });

  test("the save button stays visible below the page's own header, wherever the form is scrolled", async () => {
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

  test("the name of an example is below its button, however high the example is", async () => {
    await page.viewport(1440, 900);
    try {
      const { root } = await openBranding();
      const [box, button, name] = ["", " > .button", " > figcaption"].map((part) =>
        root.querySelector(`.branding-example${part}`)?.getBoundingClientRect(),
      );
      if (!box || !button || !name) throw new Error("There is no example.");
      expect(name.top - button.bottom).toBeLessThan(20);
      const [above, below] = [button.top - box.top, box.bottom - name.bottom];
      expect(Math.abs(above - below)).toBeLessThan(2);
    } finally {
      await page.viewport(1024, 768);
    }
  });

  test("on a phone both buttons share one line, and their state is only for screen readers", async () => {
    await page.viewport(360, 800);
    try {
      await openBranding();
      await screen.color().fill("#abc");
      await expect.element(screen.discard()).toBeVisible();
      const [save, other] = [screen.save(), screen.discard()].map((button) =>
        button.element().getBoundingClientRect(),
      );
      expect(save?.top).toBe(other?.top);
      const bar = screen.save().element().closest(".branding-save");
      expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
      expect(document.documentElement.scrollWidth).toBe(360);
      const status = page.getByRole("status").filter({ hasText: "You have unsaved changes." });
      await expect.element(status).toBeInTheDocument();
    } finally {
      await page.viewport(1024, 768);
    }
  });
});

describe("T12: unsaved changes", () => {
  const leaveFor = (href: string) => {
    const other = document.createElement("div");
    document.body.append(other);
    const detail = { href, replace: false, state: { from: "a link" } };
    const how = { detail, bubbles: true, composed: true, cancelable: true };
    return other.dispatchEvent(new CustomEvent("scout-navigated", how));
  };

  test("unsaved changes require confirmation before another screen or an unload, until the user leaves or the element is removed", async () => {
    const { element } = await openBranding({ attributes: { routing: "page" } });
    expect(unload()).toBe(false);
    expect(leaveFor("/scout")).toBe(true);
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    // The next address is the same screen with another query.
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

    await screen.color().fill("#0c304c");
    await screen.color().fill("#abd");
    await expect.poll(unload).toBe(true);
    element.remove();
    await expect.poll(unload).toBe(false);
    expect(leaveFor("/scout")).toBe(true);
  });

  test("unsaved changes do not stop navigations of other elements with routing none", async () => {
    await openBranding();
    await screen.color().fill("#abc");
    await expect.poll(unload).toBe(true);
    expect(leaveFor("/scout")).toBe(true);
  });

  test("A15: unsaved changes are saved in a micro-site while the sign-in replaces the screen, and do not block it", async () => {
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
    const { bodies, element, root } = await openBranding({
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
    // Prevents the reload, so that the test does not leave its page.
    element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
    await screen.color().fill("#abc");
    await screen.save().click();
    await signIn.logIn("dana", "password");
    isOut = false;
    await signIn.verify("12345678");
    // The save that waited for the sign-in is sent.
    await expect.poll(() => beside(root)).toBe("All changes are saved.");
    expect(bodies.at(-1)).toMatchObject({ site_color: "#aabbcc, 1" });
  });
});

test("failed settings are reported, and can be loaded again; focus moves to the heading", async () => {
  expectLog("settings-failed: 500");
  // Stops the clock. Otherwise the settings would be requested again a second later (C18).
  stopClock();
  let answer: () => Response = () => new Response("", { status: 500 });
  const { root } = await openBranding({ table: { [settingsCall]: () => answer() } });
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  answer = settingsOf(saved);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.color()).toHaveValue("#0c304c");
  expect(root.activeElement?.textContent).toBe("Account");
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

describe("a logo", () => {
  const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    new File([bytes], name, { type: name.endsWith("png") ? "image/png" : "image/jpeg" });
  const reasons = () =>
    screen
      .rejected()
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent);
  const logo = () => screen.preview("Primary Logo").getByRole("img").first();

  test("T4: files that are rejected are listed with their reasons, until a valid file replaces them", async () => {
    const { root } = await openBranding();
    const give = (...files: readonly File[]) => giveFiles(root, "Primary Logo", ...files);
    give(fileOf("a.png", pngBytes), fileOf("b.jpg", jpegBytes));
    await expect.poll(reasons).toEqual(["a.png: Too many files", "b.jpg: Too many files"]);
    give(fileOf("renamed.png", jpegBytes));
    await expect
      .poll(reasons)
      .toEqual(["renamed.png: The file's contents don't match its extension."]);
    await expect.element(logo()).toHaveAttribute("src", pngUri);
    await expect.element(screen.save()).toHaveAttribute("aria-disabled", "true");
    give(fileOf("logo.jpg", jpegBytes));
    await expect.element(logo()).toHaveAttribute("src", jpegUri);
    expect(reasons()).toEqual([]);
    await screen.clearLogo("Primary Logo").click();
    await expect.element(screen.preview("Primary Logo")).toHaveTextContent("No image");
    await screen.defaultLogo("Primary Logo").click();
    await expect.element(page.getByText("defaultLogo.png")).toBeVisible();
  });

  test("T4: a logo with small faults is accepted, because the browser can draw it", async () => {
    const { root } = await openBranding();
    const text = (words: string) => new TextEncoder().encode(words);
    const drawn = new Set([pngUri]);
    for (const [name, bytes] of [
      ["both.jpg", joined(jpegBytes, text("PK"))],
      ["both.png", joined(pngBytes, text("PK"))],
      ["one-bit-turned.png", withByte(pngBytes, pngBytes.length - 1, 0x55)],
      ["cut-off.png", pngBytes.slice(0, -1)],
    ] as const) {
      giveFiles(root, "Primary Logo", fileOf(name, bytes));
      await expect.element(page.getByText(name)).toBeVisible();
      const image = () => {
        const element = logo().element();
        return element instanceof HTMLImageElement && !drawn.has(element.src) ? element : null;
      };
      await expect.poll(() => image()?.naturalWidth).toBe(2);
      drawn.add(image()?.src ?? "");
      expect(reasons()).toEqual([]);
    }
    expect(drawn.size).toBe(5);
  });

  test("T5: a logo of more than 1 MB is accepted, with a warning about speed", async () => {
    const { root } = await openBranding();
    const warning = page.getByText(/larger than 1 MB/);
    giveFiles(root, "Primary Logo", fileOf("logo.png", pngOfSize(1_048_576)));
    await expect.element(page.getByText("1 MB", { exact: true })).toBeVisible();
    expect(warning.query()).toBeNull();
    giveFiles(root, "Primary Logo", fileOf("more.png", pngOfSize(1_048_577)));
    await expect.element(warning).toBeVisible();
    await expect.element(screen.save()).not.toHaveAttribute("aria-disabled");
  });

  test("a logo that is dropped is accepted like a chosen one", async () => {
    const { root } = await openBranding();
    const zone = root.querySelectorAll(".drop-zone")[1];
    if (!zone) throw new Error("There is no second drop zone.");
    await expect.poll(() => "dropzone" in zone).toBe(true);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOf("logo.jpg", jpegBytes));
    for (const type of ["dragenter", "dragover", "drop"]) {
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
    await expect.element(logo()).toHaveAttribute("src", jpegUri);
    await expect.element(page.getByText("logo.jpg")).toBeVisible();
  });

  test("T4: a logo that the browser cannot show is rejected, and the previous one returns", async () => {
    const { root } = await openBranding();
    // The file is a hierarchical JPEG, which no browser supports.
    const frameAt = jpegBytes.findIndex((byte, at) => byte === 0xff && jpegBytes[at + 1] === 0xc0);
    const odd = withByte(jpegBytes, frameAt + 1, 0xc5);
    giveFiles(root, "Primary Logo", fileOf("odd.jpg", odd));
    await expect.poll(reasons).toEqual(["odd.jpg: The image is damaged."]);
    await expect.element(logo()).toHaveAttribute("src", pngUri);
  });
});
