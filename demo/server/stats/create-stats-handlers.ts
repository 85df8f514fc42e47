import * as v from "valibot";
import type { sentPageView } from "../../../src/core/api/page-views.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson, answerNothing } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { readForm, readJson } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const openBody = v.object({
  open: milliseconds,
  path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(2000)),
});
const id = v.union([v.string(), v.number()]);
const closeBody = v.object({ id, close: milliseconds });
const closeForm = v.object({
  id: v.string(),
  close: v.pipe(v.string(), v.digits(), v.transform(Number)),
});
const eventBody = v.object({ event: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) });

/** Page views and events. */
export function createStatsHandlers(parts: BackendParts) {
  const { pageViews, events } = parts.store;

  /** A record is closed once; later closings have no effect. */
  async function close(id: string | undefined, sentId: string | number, time: number) {
    const view = id === undefined ? null : await pageViews.get(id);
    if (!view || view.id !== String(sentId)) throw new Refusal(404, "No such record.");
    if (view.close === null) await pageViews.put({ ...view, close: time });
    return answerNothing();
  }

  return {
    async openPageView({ request, caller }) {
      const { open, path } = await readJson(request, openBody);
      const view = { id: parts.newId(), path, open, close: null, userId: caller.user?.id ?? null };
      await pageViews.put(view);
      const answer: ValueOf<typeof sentPageView> = { id: view.id };
      return answerJson(answer);
    },
    async closePageView({ request, params }) {
      const body = await readJson(request, closeBody);
      return close(params.id, body.id, body.close);
    },
    async closePageViewByBeacon({ request, params }) {
      const form = await readForm(request, closeForm);
      return close(params.id, form.id, form.close);
    },
    async trackEvent({ request, caller }) {
      const { event } = await readJson(request, eventBody);
      await events.put({
        id: parts.newId(),
        event,
        at: parts.clock.now(),
        userId: caller.user?.id ?? null,
      });
      return answerNothing();
    },
  } satisfies Partial<Handlers>;
}
