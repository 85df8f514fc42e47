import { html } from "hono/html";
import { writePage } from "./write-page.ts";

export const minPasswordLength = 12;

/** The page that a reset mail links to. */
export function writeResetPage(key: string, fault: string | null): Promise<string> {
  return writePage({
    title: "Set a new password",
    intro: `At least ${minPasswordLength} characters.`,
    content: html`<form method="post" action="/demo/reset" class="row">
${fault === null ? "" : html`<p class="note" role="alert">${fault}</p>`}
<input type="hidden" name="key" value="${key}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${minPasswordLength}">
<button>Save</button>
</form>`,
  });
}

/** Shown for a link that was used or has expired. */
export function writeClosedResetPage(): Promise<string> {
  return writePage({
    title: "This link is no longer valid",
    intro: "Request a new one.",
    content: html`<p><a href="/user/password">Forgot Password?</a></p>`,
  });
}
