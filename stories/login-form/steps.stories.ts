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

/** No tabs and links; users always stay signed in. */
export const Microsite: LoginStory = {
  args: { context: "microsite" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(form.queryAllByRole("link")).toHaveLength(0);
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

export const Verify: LoginStory = {
  args: { backend: { interfere: answer("logIn", { code: 200 }) } },
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
