import type { signInTexts } from "../session/sign-in-messages.ts";
import type { SignInView } from "../session/sign-in-route.ts";
import type { TextsOf } from "../texts/text-group.ts";

const titles = {
  login: "login",
  verify: "code",
  password: "resetHeading",
} as const satisfies Record<SignInView, keyof TextsOf<typeof signInTexts>>;

/** The title of a step of the sign-in. */
export function signInTitleOf(
  view: SignInView,
  productName: string,
  texts: TextsOf<typeof signInTexts>,
): string {
  return `${texts[titles[view]]} | ${productName}`;
}
