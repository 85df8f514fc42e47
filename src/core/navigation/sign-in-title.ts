import { signInTexts } from "../session/sign-in-messages.ts";
import type { SignInView } from "../session/sign-in-route.ts";

const { login, code, resetHeading } = signInTexts.english;
const titles = {
  login,
  verify: code,
  password: resetHeading,
} as const satisfies Record<SignInView, string>;

/** The title of a step of the sign-in. */
export function signInTitleOf(view: SignInView, productName: string): string {
  return `${titles[view]} | ${productName}`;
}
