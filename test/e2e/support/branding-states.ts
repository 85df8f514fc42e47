import { jpegBytes } from "../../support/image-files.ts";
import type { ScreenState } from "./screen-state.ts";

const path = "/demo/branding.html";
const settings = "**/api/v1/site-connector/settings";

export const brandingStates: readonly ScreenState[] = [
  {
    name: "branding",
    path,
    reach: ({ page }) => page.getByRole("button", { name: "Save All Changes" }).waitFor(),
  },
  {
    name: "branding with everything to say",
    path,
    asChosen: ".branding-example",
    async reach({ page, sees }) {
      const files = page.locator("account-branding input[type=file]");
      await page.getByRole("textbox", { name: "Site Color" }).fill("#f4a8");
      await files.first().setInputFiles({
        name: "a-file-name-that-someone-wrote-without-any-space-in-it.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from("<svg/>"),
      });
      await sees("Rejected files");
      await files.nth(1).setInputFiles({
        name: "logo.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from(jpegBytes),
      });
      await sees("logo.jpg");
      await page.getByRole("button", { name: "Clear Navigation Icon" }).click();
      await sees("No picture");
    },
  },
  {
    name: "branding with a wrong color",
    path,
    async reach({ page, sees }) {
      await page.getByRole("textbox", { name: "Site Color" }).fill("#abcde");
      await sees("Enter a color of 3, 4, 6 or 8 hexadecimal digits");
    },
  },
  {
    name: "branding that fails",
    path: "/demo/help",
    options: { expected: { statuses: [500], said: /settings-failed/ } },
    async reach({ page, sees }) {
      await page.route(settings, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      await sees("An error has occurred.");
    },
  },
];
