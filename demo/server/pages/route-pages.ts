import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as v from "valibot";
import { readSession, sessionCookieOf, startSession } from "../auth/sessions.ts";
import { signToken } from "../auth/tokens.ts";
import type { BackendParts } from "../backend-parts.ts";
import { findSampleFile } from "../bulk/sample-files.ts";
import { generateBuildings } from "../catalogue/generate-buildings.ts";
import { answerFile } from "../http/answer.ts";
import { readForm } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { defaultBranding } from "../settings/default-branding.ts";
import { drawLogo } from "./draw-logo.ts";
import { openPage } from "./open-page.ts";
import { writeHelpPage } from "./write-help-page.ts";
import { writeSignedOutPage } from "./write-signed-out-page.ts";
import { writeStatsPage } from "./write-stats-page.ts";

/** The maximum number of listed page views. */
const maxListed = 200;
const userForm = v.object({ user: v.string() });

/** The pages that the backend itself writes: the help page, its forms, and companies' logos. */
export function routePages(parts: BackendParts): Hono {
  const app = new Hono();
  app.use("/demo/*", csrf());

  async function showHelp(request: Request, tokenLink: string | null): Promise<Response> {
    const session = await readSession(parts, request);
    const users = await parts.store.users.find();
    const text = await writeHelpPage({
      users,
      currentUser: session ? session.userId : (users[0]?.id ?? null),
      addresses: generateBuildings().filter((_, index) => index % 22 === 0),
      tokenLink,
    });
    return showText(request, text);
  }

  function showText(request: Request, text: string): Promise<Response> {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
    return openPage(parts, request, new Response(text, { headers }));
  }

  app.get("/", (context) => context.redirect("/demo/help"));
  app.get("/favicon.ico", () => {
    const [, content = ""] = (defaultBranding.navigationLogo ?? "").split(",");
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new Response(bytes, { headers: { "Content-Type": "image/png" } });
  });

  app.get("/demo/help", (context) => showHelp(context.req.raw, null));

  app.get("/demo/stats", async (context) => {
    const newest = { newestFirst: true, limit: maxListed };
    const [views, events] = await Promise.all([
      parts.store.pageViews.find(newest),
      parts.store.events.find(newest),
    ]);
    return showText(context.req.raw, await writeStatsPage({ views, events }));
  });

  app.post("/demo/session", async (context) => {
    const { user } = await readForm(context.req.raw, userForm);
    if (user && !(await parts.store.users.get(user))) throw new Refusal(400, "No such user.");
    const session = await startSession(parts, user || null);
    return new Response(null, {
      status: 303,
      headers: { Location: "/demo/help", "Set-Cookie": sessionCookieOf(session) },
    });
  });

  /** The address of `signOutUri`. It starts a session without a user, so that a reload does not sign the agent in again. */
  app.get("/demo/sign-out", async (context) => {
    const before = await readSession(parts, context.req.raw);
    if (before) await parts.store.sessions.remove(before.id);
    const page = await showText(context.req.raw, await writeSignedOutPage());
    page.headers.set("Set-Cookie", sessionCookieOf(await startSession(parts, null)));
    return page;
  });

  app.post("/demo/token-link", async (context) => {
    const request = context.req.raw;
    const { user } = await readForm(request, userForm);
    if (!(await parts.store.users.get(user))) throw new Refusal(400, "No such user.");
    const userAgent = request.headers.get("User-Agent") ?? "";
    const token = await signToken(parts, { userId: user, userAgent });
    return showHelp(request, `/microsite.html?token=${encodeURIComponent(token)}`);
  });

  app.get("/demo/logos/:file{.+\\.svg}", async (context) => {
    const key = context.req.param("file").slice(0, -4);
    const company =
      (await parts.store.carriers.get(key)) ??
      (await parts.store.providers.get(key.replace(/^provider-/, "")));
    if (!company) return context.notFound();
    return new Response(drawLogo(company), {
      headers: {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=3600",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });

  app.get("/demo/samples/:file{.+\\.csv}", (context) => {
    const sample = findSampleFile(context.req.param("file").slice(0, -4));
    if (!sample) return context.notFound();
    return answerFile(sample.content(), { type: "text/csv", name: sample.fileName });
  });

  return app;
}
