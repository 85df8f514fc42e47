import { html } from "hono/html";
import type { Mail } from "../store/auth-documents.ts";
import { writePage } from "./write-page.ts";

/** The mailbox of all demo users, newest first. */
export function writeMailboxPage(mails: readonly Mail[]): Promise<string> {
  return writePage({
    title: "Mailbox",
    intro: "Emails that this backend would send. Nothing leaves this computer.",
    content: html`<form action="/demo/mailbox"><button>Check for new mail</button></form>
${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(mailSection)}`,
  });
}

function mailSection({ to, subject, text, link, at }: Mail) {
  const time = new Date(at).toISOString();
  return html`<section>
<h2>${subject}</h2>
<p>To ${to}, <time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></p>
<p>${text}</p>
${link === null ? "" : html`<p><a href="${link}">Set a new password</a></p>`}
</section>`;
}
