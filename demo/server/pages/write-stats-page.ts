import { html } from "hono/html";
import type { PageView, TrackedEvent } from "../store/documents.ts";
import { writePage } from "./write-page.ts";

interface StatsPage {
  /** Newest first. */
  readonly views: readonly PageView[];
  readonly events: readonly TrackedEvent[];
}

/** The recorded page views and events, newest first. */
export function writeStatsPage({ views, events }: StatsPage): Promise<string> {
  return writePage({
    title: "Page views",
    intro: "Page views recorded by the portal. A record without an end belongs to an open page.",
    content: html`<form action="/demo/stats"><button>Refresh</button></form>
<section aria-labelledby="views">
<h2 id="views">Views</h2>
<div class="scroll" role="region" aria-labelledby="views" tabindex="0">
<table>
<thead><tr><th scope="col">Path</th><th scope="col">Opened</th><th scope="col">Seconds</th><th scope="col">User</th></tr></thead>
<tbody>
${views.map(viewRow)}
</tbody>
</table>
</div>
</section>
<section aria-labelledby="events">
<h2 id="events">Events</h2>
${events.length === 0 ? html`<p>None yet.</p>` : html`<ul>${events.map(eventItem)}</ul>`}
</section>`,
  });
}

function viewRow({ path, open, close, userId }: PageView) {
  const seconds = close === null ? "open" : ((close - open) / 1000).toFixed(1);
  return html`<tr><th scope="row">${path}</th><td>${timeOf(open)}</td><td>${seconds}</td><td>${userId ?? "no user"}</td></tr>`;
}

function eventItem({ event, at, userId }: TrackedEvent) {
  return html`<li>${event}, ${timeOf(at)}, ${userId ?? "no user"}</li>`;
}

function timeOf(timeMs: number) {
  const time = new Date(timeMs).toISOString();
  return html`<time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time>`;
}
