import "../src/elements/login-form/login-form.ts";
import { demoPassword } from "../demo/server/index.ts";
import { signInTester } from "../src/testing/parts/sign-in-tester.ts";
import { backend, elementMeta, playWith, type Story, shows } from "./support/element-story.ts";
import { answer, inTurn, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("login-form"), title: "login-form" };

const play = playWith(signInTester);

export const Ready: Story = { play: shows("Become a Partner") };

export const Microsite: Story = {
  args: { context: "microsite" },
  play: shows("Forgot Password?"),
};

export const PasswordShown: Story = {
  play: play(async ({ password, button }) => {
    await password().fill("Corr3ct-horse");
    await button("Show password").click();
  }),
};

/** The form is not sent. */
export const FieldsTooShort: Story = { play: play(({ logIn }) => logIn("d", "p")) };

export const Refused: Story = {
  args: backend(refuse("logIn", 401)),
  play: play(async ({ logIn, alert }) => {
    await logIn("agent", "wrong");
    await alert().find();
  }),
};

const codeSent = answer("logIn", { code: 200 });

export const CodeAskedFor: Story = {
  args: backend(codeSent),
  play: play(async ({ logIn, code }) => {
    await logIn("agent", demoPassword);
    await code().find();
  }),
};

export const WrongCode: Story = {
  args: backend(inTurn(codeSent, refuse("verifyCode", 400))),
  play: play(async ({ logIn, verify, alert }) => {
    await logIn("agent", demoPassword);
    await verify("1234");
    await alert().find();
  }),
};

export const PasswordForgotten: Story = {
  args: { view: "password" },
  play: play(({ resetHeading }) => resetHeading().find()),
};

export const MailSent: Story = {
  args: { view: "password" },
  play: play(async ({ requestReset, findAllByText }) => {
    await requestReset("nobody");
    await findAllByText("Please check your email.");
  }),
};
