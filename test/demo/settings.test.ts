import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { brandingBody } from "../../demo/server/settings/branding-body.ts";
import { openBackend } from "./support/open-backend.ts";

const png = `data:image/png;base64,iVBORw0KGgo${"A".repeat(20)}=`;
const white = "#FFFFFF, 1";

describe("the settings", () => {
  test("the settings contain the user and the user's capabilities", async () => {
    const backend = await openBackend();
    expect(await backend.callJson("loadSettings")).toMatchObject({
      data: {
        settings: {
          site_color: "#0c304c, 1",
          capabilities: ["scout:access", "contracts:generate:all"],
          first_name: "Dana",
          user: { id: "agent" },
        },
      },
    });
  });

  test("the settings of a signed-out user contain only the branding", async () => {
    const backend = await openBackend({ defaultUser: null });
    const answer = await backend.callJson("loadSettings");
    expect(answer).toHaveProperty("data.settings.capabilities", []);
    expect(answer).not.toHaveProperty("data.settings.email");
  });
});

describe("saving the branding", () => {
  test("a save changes sent members, clears null members, and does not change the rest", async () => {
    const backend = await openBackend();
    await backend.callJson("saveSettings", {
      body: { button_text_color: "#000000, 1", site_color: "#AABBCC, 0.5", primary_logo: png },
    });
    await backend.callJson("saveSettings", {
      body: { button_text_color: white, navigation_logo: null },
    });
    expect(await backend.callJson("loadSettings")).toMatchObject({
      data: {
        settings: {
          button_text_color: white,
          site_color: "#AABBCC, 0.5",
          primary_logo: png,
          navigation_logo: null,
        },
      },
    });
  });

  test.each([
    [{}],
    [null],
    [{ button_text_color: "#123456, 1" }],
    [{ button_text_color: white, site_color: "red" }],
    [{ button_text_color: white, primary_logo: "data:image/svg+xml;base64,AAAA" }],
    [{ button_text_color: white, primary_logo: "data:image/png;base64,AAAA" }],
    [{ button_text_color: white, primary_logo: png.replace("png", "jpeg") }],
    [{ button_text_color: white, primary_logo: "https://evil.example/logo.png" }],
  ])("a save refuses %j", async (body) => {
    const backend = await openBackend();
    const answer = await backend.call("saveSettings", { body, unchecked: true });
    expect(answer.status).toBe(422);
    expect(await backend.store.branding.count()).toBe(0);
  });

  test("a save accepts an image of exactly 15728640 bytes and none larger", () => {
    const accepts = (bytes: number) => {
      const base64 = `iVBORw0KGgo${"A".repeat(Math.ceil((bytes * 4) / 3) - 11)}`;
      const primary_logo = `data:image/png;base64,${base64}`;
      return v.safeParse(brandingBody, { button_text_color: white, primary_logo }).success;
    };
    expect(accepts(15_728_640)).toBe(true);
    expect(accepts(15_728_641)).toBe(false);
  });

  test.each([
    ["administrator", 200],
    ["provider", 403],
    ["agent-without-scout", 403],
    [null, 401],
  ])("a save by %s is answered with %i", async (defaultUser, status) => {
    const backend = await openBackend({ defaultUser });
    const answer = await backend.call("saveSettings", { body: { button_text_color: white } });
    expect(answer.status).toBe(status);
  });
});
