import "../../src/elements/login-form/login-form.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { within } from "storybook/test";
import { signInTester } from "../../test/testers/sign-in-tester.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { storyScreen } from "./story-screen.ts";
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

/** The parts of the form, which is in the page itself, and queries for what only one story looks at. */
export async function formIn(canvas: HTMLElement) {
  const form = { ...within(canvas), ...signInTester(storyScreen(() => canvas)) };
  await form.username().find();
  return form;
}
