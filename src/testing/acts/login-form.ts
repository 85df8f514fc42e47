import { type ElementTester, elementTesterOf, type TestedElement } from "../element-tester.ts";
import { signInTester } from "../parts/sign-in-tester.ts";

export interface SignInTester extends ElementTester {
  /** Submits name and password. `scout-signed-in` follows, or a step that requests a code. */
  signIn(username: string, password: string): Promise<void>;
  /** Submits the code of the e-mail. */
  verify(code: string): Promise<void>;
  /** Requests a new password, from the form that `Forgot Password?` opens. */
  requestPassword(username: string): Promise<void>;
}

export function testSignIn(tested: TestedElement): SignInTester {
  const parts = signInTester(tested.screen);
  return {
    ...elementTesterOf(tested, parts.username()),
    signIn: parts.logIn,
    verify: parts.verify,
    async requestPassword(username) {
      const link = parts.link("Forgot Password?");
      if ((await link.count()) > 0) await link.click();
      await parts.requestReset(username);
    },
  };
}
