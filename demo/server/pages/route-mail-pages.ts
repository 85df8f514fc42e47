import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as v from "valibot";
import { isResetOpen, takeReset } from "../auth/password-resets.ts";
import type { BackendParts } from "../backend-parts.ts";
import { readForm } from "../http/read-body.ts";
import { openPage } from "./open-page.ts";
import { writeMailboxPage } from "./write-mailbox-page.ts";
import { minPasswordLength, writeClosedResetPage, writeResetPage } from "./write-reset-page.ts";

const maxMails = 50;
const resetForm = v.object({ key: v.string(), password: v.string() });

/** The demo's mailbox, and the page that a reset mail links to. */
export function routeMailPages(parts: BackendParts): Hono {
  const app = new Hono();
  app.use("/demo/*", csrf());

  async function show(request: Request, text: Promise<string>, status = 200): Promise<Response> {
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    };
    const page = await openPage(parts, request, new Response(await text, { status, headers }));
    // The address of a reset page contains its key.
    page.headers.set("Referrer-Policy", "origin");
    return page;
  }

  app.get("/demo/mailbox", async (context) => {
    const mails = await parts.store.mails.find({ newestFirst: true, limit: maxMails });
    return show(context.req.raw, writeMailboxPage(mails));
  });

  app.get("/demo/reset", async (context) => {
    const key = context.req.query("key") ?? "";
    const isOpen = await isResetOpen(parts, key);
    const text = isOpen ? writeResetPage(key, null) : writeClosedResetPage();
    return show(context.req.raw, text, isOpen ? 200 : 410);
  });

  app.post("/demo/reset", async (context) => {
    const request = context.req.raw;
    const { key, password } = await readForm(request, resetForm);
    if (password.length < minPasswordLength) {
      return show(request, writeResetPage(key, "The password is too short."), 422);
    }
    if (!(await takeReset(parts, key, password))) return show(request, writeClosedResetPage(), 410);
    return new Response(null, { status: 303, headers: { Location: "/login/" } });
  });

  return app;
}
