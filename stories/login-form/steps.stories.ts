import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { demoPassword } from "../../demo/server/index.ts";
import {
  formIn,
  type LoginArgs,
  type LoginStory,
  logIn,
  loginMeta,
} from "../support/login-story.ts";
import { answer, hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default { ...loginMeta, title: "login-form/Steps" } satisfies Meta<LoginArgs>;

export const Login: LoginStory = {
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(form.getByRole("checkbox", { name: "Keep Me Logged In" })).toBeChecked();
    await expect(form.getByRole("link", { name: "Become a Partner" })).toBeVisible();
  },
};

export const LoginDark: LoginStory = { ...Login, globals: { scheme: "dark" } };

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
    const form = await logIn(canvasElement, "d", "p");
    await expect(form.getByRole("textbox")).toBeInvalid();
    await expect(form.getByLabelText("Password")).toBeInvalid();
  },
};

export const Waiting: LoginStory = {
  args: { backend: { interfere: hold("logIn") } },
  async play({ canvasElement }) {
    const form = await logIn(canvasElement, "agent", demoPassword);
    await expect(form.getByRole("button", { name: "Login" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Refused: LoginStory = {
  args: { backend: { interfere: refuse("logIn", 401) } },
  async play({ canvasElement }) {
    const form = await logIn(canvasElement, "agent", "wrong");
    await expect(await form.findByRole("alert")).toHaveTextContent(
      "Unrecognized username or password. Please try again or reset your password",
    );
  },
};

export const RefusedDark: LoginStory = { ...Refused, globals: { scheme: "dark" } };

export const Verify: LoginStory = {
  args: { backend: { interfere: answer("logIn", { code: 200 }) } },
  async play({ canvasElement }) {
    const form = await logIn(canvasElement, "agent", demoPassword);
    await expect(await form.findByRole("textbox", { name: "Verification code" })).toHaveFocus();
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
    const form = await logIn(canvasElement, "agent", demoPassword);
    await userEvent.type(await form.findByRole("textbox", { name: "Verification code" }), "1234");
    await userEvent.click(form.getByRole("button", { name: "Verify Code" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("Invalid code");
  },
};

export const Password: LoginStory = {
  args: { view: "password" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(form.getByRole("heading", { name: "Reset Password Form" })).toBeVisible();
  },
};

export const MailSent: LoginStory = {
  args: { view: "password" },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(form.getByRole("textbox"), "nobody");
    await userEvent.click(form.getByRole("button", { name: "Submit" }));
    await expect((await form.findAllByText("Please check your email."))[0]).toBeVisible();
  },
};

export const MailNotSent: LoginStory = {
  args: { view: "password", backend: { interfere: refuse("resetPassword", 500) } },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(form.getByRole("textbox"), "agent");
    await userEvent.click(form.getByRole("button", { name: "Submit" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("Something went wrong.");
  },
};
