import type { Page } from "playwright";
import { demoPassword } from "../../../demo/server/index.ts";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import type { Demo } from "./open-demo.ts";

export interface SignInDriver {
  readonly page: Page;
  /** Types name and password and clicks Login. */
  logIn(username: string, password?: string): Promise<void>;
  /** Types the code and clicks Verify Code. */
  verify(code: string): Promise<void>;
  /** Performs both steps, with the code from the mailbox. */
  signIn(username: string): Promise<void>;
}

/** Acts as a user of the demo who signs in. */
export function createSignInDriver(page: Page, demo: Demo): SignInDriver {
  const tester = signInTester(demoScreen(page));
  const { code, verify } = tester;
  const logIn = (username: string, password = demoPassword) => tester.logIn(username, password);
  return {
    page,
    logIn,
    verify,
    async signIn(username) {
      await logIn(username);
      await code().waitFor();
      await verify(await codeInMailbox(page, demo.url));
    },
  };
}

/** The newest code on the mailbox page, read in a separate tab. */
export async function codeInMailbox(page: Page, url: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(`${url}/demo/mailbox`);
  const said = await tab.getByText("Your verification code is").first().textContent();
  await tab.close();
  const [code = ""] = /\d{8}/.exec(said ?? "") ?? [];
  return code;
}

/** The address of the page, without its origin. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Everything that the browser stores for the site. */
export function storageOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...window.localStorage }));
}
