import "../../../src/elements/account-branding/account-branding.ts";
import { expect } from "vitest";
import { brandingTester, type LogoName } from "../../../src/testing/parts/branding-tester.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { place, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { saveCall, saved, settingsCall, settingsOf } from "./saved-branding.ts";

/** Uses the branding as its owner does. */
export const screen = brandingTester(browserScreen);

/** Opens the screen with these settings. `bodies` collects the saved ones. */
export async function openBranding({
  settings = saved,
  table = {},
  attributes = {},
}: {
  readonly settings?: object;
  readonly table?: AnswerTable;
  readonly attributes?: Readonly<Record<string, string>>;
} = {}) {
  const bodies: unknown[] = [];
  const backend = await serve({
    intercept: answerBy({
      [settingsCall]: settingsOf(settings),
      [saveCall]: async (request) => {
        bodies.push(await request.clone().json());
        return (await table[saveCall]?.(request)) ?? Response.json({});
      },
      ...Object.fromEntries(Object.entries(table).filter(([call]) => call !== saveCall)),
    }),
  });
  const element = place("account-branding", backend, attributes);
  await expect.element(screen.heading()).toBeVisible();
  const root = element.shadowRoot;
  if (root === null) throw new Error("It has no shadow root.");
  return { backend, element, root, bodies };
}

/** Passes files to the drop zone of a logo, as its file chooser does. */
export function giveFiles(root: ShadowRoot, logo: LogoName, ...files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const inputs = root.querySelectorAll<HTMLInputElement>("input[type=file]");
  const input = inputs[logo === "Navigation Icon" ? 0 : 1];
  if (!input) throw new Error(`There is no drop zone for the ${logo}.`);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
