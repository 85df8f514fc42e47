import { userEvent } from "vitest/browser";
import { browserScreen } from "../../testers/browser-screen.ts";
import { lookupTester } from "../../testers/lookup-tester.ts";

/** The lookup as an agent sees and uses it. */
export const agent = {
  ...lookupTester(browserScreen),
  press: (keys: string) => userEvent.keyboard(keys),
} as const;
