import type { Part, Screen } from "../screen.ts";

/** Uses the sign-in, in the words of a user. */
export function signInTester<P extends Part<P>>(screen: Screen<P>) {
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const username = () =>
    screen.getByRole("textbox", { name: "Username or email address", exact: true });
  const password = () => screen.getByLabel("Password", { exact: true });
  const code = () => screen.getByRole("textbox", { name: "Verification code", exact: true });
  return {
    username,
    password,
    keepSignedIn: () => screen.getByRole("checkbox", { name: "Keep Me Logged In", exact: true }),
    code,
    button,
    link: (name: string) => screen.getByRole("link", { name, exact: true }),
    alert: () => screen.getByRole("alert"),
    resetHeading: () => screen.getByRole("heading", { name: "Reset Password Form", exact: true }),
    async logIn(name: string, secret: string) {
      await username().fill(name);
      await password().fill(secret);
      await button("Login").click();
    },
    async verify(digits: string) {
      await code().fill(digits);
      await button("Verify Code").click();
    },
    /** Submits a name in the form for a forgotten password. */
    async requestReset(name: string) {
      await username().fill(name);
      await button("Submit").click();
    },
  };
}
