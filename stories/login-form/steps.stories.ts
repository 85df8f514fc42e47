import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { demoPassword } from "../../demo/server/index.ts";
import { formIn, type LoginArgs, type LoginStory, loginMeta } from "../support/login-story.ts";
import { answer, hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default { ...loginMeta, title: "login-form/Steps" } satisfies Meta<LoginArgs>;

export const Login: LoginStory = {
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(form.keepSignedIn().get()).toBeChecked();
    await expect(form.link("Become a Partner").get()).toBeVisible();
  },
};

export const LoginDark: LoginStory = { ...Login, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const LoginNarrow: LoginStory = { ...Login, decorators: [inWidth(336)] };

/** What was typed is readable until it is sent. */
export const PasswordShown: LoginStory = {
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.password().fill("Corr3ct-horse");
    await form.button("Show password").click();
    await expect(form.password().get()).toHaveAttribute("type", "text");
    await expect(form.button("Show password").get()).toHaveAttribute("aria-pressed", "true");
  },
};

/** No tabs; users always stay signed in. */
export const Microsite: LoginStory = {
  args: { context: "microsite" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    // The settings know its address (decisions ZC9).
    await form.findByRole("link", { name: "Forgot Password?" });
    await expect(form.queryAllByRole("link")).toHaveLength(1);
  },
};

/** Invalid fields are reported immediately, and nothing is sent. */
export const TooShort: LoginStory = {
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("d", "p");
    await expect(form.username().get()).toBeInvalid();
    await expect(form.password().get()).toBeInvalid();
  },
};

export const Waiting: LoginStory = {
  args: { backend: { interfere: hold("logIn") } },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", demoPassword);
    await expect(form.button("Login").get()).toHaveAttribute("aria-busy", "true");
  },
};

export const Refused: LoginStory = {
  args: { backend: { interfere: refuse("logIn", 401) } },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", "wrong");
    await expect(await form.alert().find()).toHaveTextContent(
      "Unrecognized username or password. Please try again or reset your password",
    );
  },
};

export const RefusedDark: LoginStory = {
  ...Refused,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

const codeSent = { backend: { interfere: answer("logIn", { code: 200 }) } };

export const Verify: LoginStory = {
  args: codeSent,
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", demoPassword);
    await expect(await form.code().find()).toHaveFocus();
  },
};

export const WrongCode: LoginStory = {
  args: {
    backend: {
      interfere: ({ name }, askBackend) => {
        if (name === "logIn") return Response.json({ code: 200 });
        return name === "verifyCode" ? new Response(null, { status: 400 }) : askBackend();
      },
    },
  },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", demoPassword);
    await form.verify("1234");
    await expect(await form.alert().find()).toHaveTextContent("Invalid code");
  },
};

/** Back at the login, the name stands there and the password is asked for. */
export const NewCode: LoginStory = {
  args: codeSent,
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", demoPassword);
    await form.code().find();
    await form.link("Back to login").click();
    await expect(await form.username().find()).toHaveValue("agent");
    await expect(form.password().get()).toHaveFocus();
  },
};

export const CodeTooShort: LoginStory = {
  args: codeSent,
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.logIn("agent", demoPassword);
    await form.code().find();
    await form.verify("1");
    await expect(form.code().get()).toBeInvalid();
  },
};

export const Password: LoginStory = {
  args: { view: "password" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(form.resetHeading().get()).toBeVisible();
  },
};

export const MailSent: LoginStory = {
  args: { view: "password" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.requestReset("nobody");
    await expect((await form.findAllByText("Please check your email."))[0]).toBeVisible();
  },
};

export const MailNotSent: LoginStory = {
  args: { view: "password", backend: { interfere: refuse("resetPassword", 500) } },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await form.requestReset("agent");
    await expect(await form.alert().find()).toHaveTextContent("Something went wrong.");
  },
};
