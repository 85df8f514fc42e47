import { html } from "hono/html";
import { writePage } from "./write-page.ts";

/** Shown once the server has ended its session. */
export function writeSignedOutPage(): Promise<string> {
  return writePage({
    title: "You are signed out.",
    intro: "The server has ended your session.",
    content: html`<p><a href="/demo/login.html">Sign in</a></p>`,
  });
}
