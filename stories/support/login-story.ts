import "../../src/elements/login-form/login-form.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { userEvent, within } from "storybook/test";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface LoginArgs {
  readonly backend: StoryBackendOptions;
  readonly view: "login" | "password";
  readonly context: "default" | "microsite";
}

export type LoginStory = StoryObj<LoginArgs>;

/** The meta of all stories of the sign-in: the element, and a backend that answers it. */
export const loginMeta = {
  component: "login-form",
  args: { backend: {}, view: "login", context: "default" },
  ...withStoryBackend,
  render: ({ view, context }, { id }) =>
    html`<login-form
      api-base=${apiBaseOf(id)}
      routing="none"
      view=${view}
      context=${context}
    ></login-form>`,
} satisfies Meta<LoginArgs>;

/** Queries of the form, which is in the page itself. */
export async function formIn(canvas: HTMLElement) {
  const form = within(canvas);
  await form.findByRole("textbox");
  return form;
}

/** Types name and password, and clicks Login. */
export async function logIn(canvas: HTMLElement, username: string, password: string) {
  const form = await formIn(canvas);
  await userEvent.type(form.getByRole("textbox"), username);
  await userEvent.type(form.getByLabelText("Password"), password);
  await userEvent.click(form.getByRole("button", { name: "Login" }));
  return form;
}
